import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

describe('a campaign that is sent', () => {
  it('has one message for each recipient, charged by its segments, and ends when all are handed over', async () => {
    const world = await open();
    await world.contacts(3);
    await world.contacts(2, { groups: ['one', 'except'] }, 2000);
    await world.contacts(1, { status: 'unsubscribed' }, 3000);
    await world.contacts(1, { status: 'bounced' }, 4000);
    await world.contacts(1, { groups: ['one', 'two'], fullName: 'É'.repeat(10) + '…'.repeat(80) }, 5000);
    const id = await world.campaign({ groups: ['one', 'two'], excludedGroups: ['except'] });
    expect((await world.act(id, 'sendNow')).status).toBe(200);
    await soon(async () => {
      world.clock.add(5);
      expect((await world.see(id))['counts']).toMatchObject({ total: 4, queued: 0, sent: 0, delivered: 4 });
    });
    const [campaign, messages] = [await world.see(id), await world.all('smsLogs')];
    expect(campaign).toMatchObject({
      status: 'completed',
      sentBy: 'simulated',
      segmentPrice: '0.0890',
      counts: { optedOut: 1, failed: 0, rejected: 0, cancelled: 0 },
    });
    const texts = messages.map(({ text, segments, charge, status }) => [text, segments, charge, status]);
    expect(texts.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))).toEqual([
      ['Hello Person 1000', 1, '0.0890', 'delivered'],
      ['Hello Person 1001', 1, '0.0890', 'delivered'],
      ['Hello Person 1002', 1, '0.0890', 'delivered'],
      [`Hello ${'É'.repeat(10)}${'…'.repeat(80)}`, 2, '0.1780', 'delivered'],
    ]);
    const entries = await world.all('balanceEntries');
    expect(entries).toMatchObject([{ kind: 'charge', amount: '-0.4450', campaign: id, user: world.user }]);
    expect([campaign['actualCost'], await world.credit()]).toEqual(['0.4450', '9999.5550']);
  });

  it('is refused without an approved sender ID of its customer', async () => {
    const world = await open();
    const id = await world.campaign();
    const refusedFor = async (values: object) => {
      await world.store.update('senderIds', 'sender', {
        patch: { status: 'approved', user: world.user, ...values },
      });
      const { status, body } = await world.act(id, 'sendNow');
      return [status, body['errors']];
    };
    const senderId = expect.any(String) as string;
    expect(await refusedFor({ status: 'suspended' })).toEqual([422, { senderId }]);
    expect(await refusedFor({ user: 'somebody else' })).toEqual([422, { senderId }]);
    expect(await refusedFor({ validUntil: '2030-05-05' })).toEqual([422, { senderId }]);
    expect((await world.see(id))['status']).toBe('draft');
  });

  it('is held by words, which are marked, until somebody has approved it', async () => {
    const world = await open();
    await world.contacts(1);
    const at = world.clock.iso();
    const word = { matchType: 'word', status: 'active', users: [], hitCount: 0, caseSensitive: false };
    await world.put('spamWords', [
      { _id: 'flagged', word: 'bargain', action: 'flag', ...word },
      { _id: 'blocked', word: 'fr[e3]{2}', action: 'block', ...word, matchType: 'regex' },
      { _id: 'evil', word: '(a+)+!', action: 'block', ...word, matchType: 'regex' },
    ]);
    const flagged = await world.campaign({ message: 'A Bargain, no bargains' });
    await world.act(flagged, 'sendNow');
    expect(await world.see(flagged)).toMatchObject({
      status: 'pending_approval',
      reason: 'A «Bargain», no bargains',
    });
    expect(await world.store.get('spamWords', 'flagged')).toMatchObject({
      hitCount: 1,
      lastHitAt: at,
      __v: 0,
    });
    expect((await world.act(flagged, 'approve')).status).toBe(200);
    await soon(async () => expect(await world.see(flagged)).toMatchObject({ status: 'completed' }));
    const disguised = await world.campaign({ message: 'No b\u0430rge, a b\u0430rg\u00adain' });
    await world.act(disguised, 'sendNow');
    expect(await world.see(disguised)).toMatchObject({
      status: 'pending_approval',
      reason: 'No b\u0430rge, a «b\u0430rg\u00adain»',
    });
    const blocked = await world.campaign({ message: 'All fr3e' });
    await world.act(blocked, 'sendNow');
    expect(await world.see(blocked)).toMatchObject({ status: 'pending_approval', reason: 'All «fr3e»' });
    expect(await world.act(blocked, 'approve')).toMatchObject({
      status: 422,
      body: { errors: { message: /\w/ } },
    });
  });

  it('sends what the credit pays for, which is never overdrawn, and the rest at its price after a top-up', async () => {
    const world = await open();
    await world.contacts(600);
    await world.store.update('people', world.user, { patch: { credit: '50.0000' } });
    const id = await world.campaign({ message: 'Hello' });
    await world.act(id, 'sendNow');
    await soon(async () => {
      // The operator takes no more than 500 in a second.
      world.clock.add(1);
      expect(await world.see(id)).toMatchObject({ status: 'failed' });
    });
    const stopped = await world.see(id);
    expect(stopped).toMatchObject({
      reason: 'Balance is 0.071, which is not enough.',
      counts: { queued: 39 },
    });
    expect(await world.credit()).toBe('0.0710');
    const [prices = expect.fail('no prices')] = await world.all('pricingRanges');
    const dearer = (prices['ranges'] as readonly object[]).map((range) => ({ ...range, price: '9.0000' }));
    await world.store.update('pricingRanges', prices._id, { patch: { ranges: dearer } });
    await world.admin('POST', `/users/${world.user}/topUp`, { amount: '10.00', note: 'Cash' });
    expect((await world.act(id, 'retry')).status).toBe(200);
    await soon(async () =>
      expect(await world.see(id)).toMatchObject({
        status: 'completed',
        actualCost: '53.4000',
        segmentPrice: stopped['segmentPrice'],
      }),
    );
    expect([await world.credit(), (await world.all('smsLogs')).length]).toEqual(['6.6000', 600]);
  });

  it('keeps to its speed, pauses, goes on and ends as it is told', async () => {
    const world = await open();
    await world.contacts(50);
    const id = await world.campaign({ smsPerMinute: 10 });
    await world.act(id, 'sendNow');
    const waiting = async () => ((await world.see(id))['counts'] as { queued: number }).queued;
    await soon(async () => expect(await waiting()).toBe(40));
    world.clock.add(30);
    await world.act(id, 'pause');
    world.clock.add(120);
    await soon(async () => expect((await world.see(id))['counts']).toMatchObject({ sent: 0 }));
    expect([await waiting(), (await world.see(id))['status']]).toEqual([40, 'paused']);
    await world.act(id, 'resume');
    await soon(async () => expect(await waiting()).toBe(30));
    world.clock.add(61);
    await soon(async () => expect(await waiting()).toBe(20));
    await world.act(id, 'cancel');
    await soon(async () => {
      world.clock.add(5);
      expect((await world.see(id))['counts']).toMatchObject({
        total: 50,
        queued: 0,
        sent: 0,
        cancelled: 20,
      });
    });
    expect(await world.see(id)).toMatchObject({ status: 'cancelled', actualCost: '2.6700' });
  });

  it('begins at its time, and waits while its country is quiet', async () => {
    const world = await open();
    await world.contacts(1);
    for (const { _id } of await world.all('operators'))
      await world.store.update('operators', _id, {
        patch: { quietFrom: '12:00', quietTo: '14:00', timeZone: 'Europe/Berlin' },
      });
    const id = await world.campaign();
    await world.act(id, 'schedule', { scheduledAt: '2030-05-06T10:30:00.000Z' });
    world.clock.add(29 * 60);
    await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'scheduled' }));
    world.clock.add(90);
    await soon(async () => {
      const [message] = await world.all('smsLogs');
      expect(message).toMatchObject({ status: 'queued', nextAt: '2030-05-06T12:00:00.000Z' });
    });
    world.clock.add(90 * 60);
    await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed' }));
  });

  it('tries again what was refused for now, and pays back what was not taken', async () => {
    const world = await open();
    const numbers = ['0001', '0002', '0003', '0004', '0005', '0006', '1111'];
    for (const [at, end] of numbers.entries())
      await world.contacts(1, { phone: `+49151123${end}` }, 100 + at);
    await world.contacts(1, { phone: '+999123456789' }, 200);
    const id = await world.campaign({ validity: 1 });
    await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(120);
      expect((await world.see(id))['counts']).toMatchObject({ queued: 0, sent: 0 });
    });
    const rows = await world.all('smsLogs');
    const became = rows.map(({ to, status, errorCode, charge, tries }) =>
      [String(to).slice(-4), status, errorCode, charge, tries].join(' '),
    );
    expect(became.toSorted()).toEqual([
      '0001 rejected 15 0.0000 1',
      '0002 undelivered 1 0.0890 0',
      '0003 undelivered 13 0.0890 0',
      '0004 expired 36 0.0890 0',
      '0005 failed 50 0.0000 5',
      '0006 unknown  0.0890 0',
      '1111 delivered  0.0890 0',
      '6789 failed 33 0.0000 0',
    ]);
    expect(await world.see(id)).toMatchObject({
      status: 'completed',
      actualCost: '0.4450',
      counts: { total: 8, failed: 6, rejected: 1, delivered: 1 },
    });
    expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe('-0.4450');
    const tried = rows.find(({ to }) => String(to).endsWith('0005')) ?? { events: [] };
    expect((tried['events'] as { status: string }[]).map(({ status }) => status).join(' ')).toBe(
      'queued sending queued sending queued sending queued sending queued sending failed',
    );
  });

  it('sends nothing to whoever leaves meanwhile, by hand or with STOP', async () => {
    const world = await open({ env: { SENDER: 'simulated', RECEIPT_KEY: 'a key' } });
    await world.contacts(3);
    const id = await world.campaign({ smsPerMinute: 1 });
    await world.act(id, 'sendNow');
    await soon(async () => expect((await world.see(id))['counts']).toMatchObject({ queued: 2 }));
    const answer = (key: string) =>
      fetch(`${world.url}/hooks/contacts/inbound`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ from: '491510010019', to: 'ACME', text: ' stop ' }),
      });
    expect((await answer('wrong')).status).toBe(403);
    expect(await (await answer('a key')).json()).toEqual({ success: true, heard: 1 });
    expect(await world.store.get('contacts', 'c001001')).toMatchObject({
      status: 'unsubscribed',
      optOutReason: 'stop',
    });
    await world.admin('POST', '/v1/contacts/c001002/block', { optOutReason: 'Complained.' });
    world.clock.add(300);
    await soon(async () =>
      expect((await world.see(id))['counts']).toMatchObject({ total: 1, queued: 0, optedOut: 2 }),
    );
    expect(await world.see(id)).toMatchObject({ status: 'completed', actualCost: '0.0890' });
  });
});

describe('a message of no campaign', () => {
  it('goes as well, and fails where the credit does not suffice', async () => {
    const world = await open();
    const message = {
      from: 'ACME',
      to: '+491511231111',
      text: 'Your code is 1',
      user: world.user,
      status: 'queued',
    };
    await world.put('smsLogs', [{ _id: 'code', ...message }]);
    world.clock.add(31);
    await soon(async () => {
      world.clock.add(5);
      expect(await world.store.get('smsLogs', 'code')).toMatchObject({
        status: 'delivered',
        charge: '0.0890',
      });
    });
    await world.store.update('people', world.user, { patch: { credit: '0.0100' } });
    await world.put('smsLogs', [{ _id: 'poor', ...message }]);
    await soon(async () => {
      world.clock.add(31);
      expect(await world.store.get('smsLogs', 'poor')).toMatchObject({ status: 'failed', errorCode: '42' });
    });
    expect(await world.credit()).toBe('0.0100');
  });
});

it('is not sent where the sender is off', async () => {
  const world = await open({ env: { SENDER: 'off' } });
  await world.contacts(1);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    expect(await world.store.count('hookJobs', [])).toBe(0);
  });
  expect((await world.see(id))['status']).toBe('queued');
});
