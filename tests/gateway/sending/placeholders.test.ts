import { describe, expect, it } from 'vitest';
import { multiplyDecimals, toDecimal } from '../../../src/model/values/decimal';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { soon } from '../../soon';
import { demoStore } from '../serveDemo';
import { rowsOf, serveGateway } from '../testGateway';
import { first, MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

type World = Awaited<ReturnType<typeof open>>;

const draft = ({ user }: World, message: string) => ({
  name: 'Spring',
  user,
  senderId: 'sender',
  message,
  groups: ['one'],
  repeat: 'once',
});

const textsOf = (world: World) =>
  soon(async () => {
    world.clock.add(5);
    const messages = await world.all('smsLogs');
    expect(messages.length).toBeGreaterThan(0);
    return messages.map(({ text }) => text);
  });

/** So long may twenty thousand recipients take on a machine that does something else as well. */
const MANY_MS = 180_000;

describe('the words in braces of a campaign', () => {
  it('are refused where they do not exist, with the place and the nearest one', async () => {
    const world = await open();
    const refusedFor = async (message: string) => {
      const { status, body } = await world.admin('POST', '/v1/campaigns', draft(world, message));
      return [status, (body['errors'] as Record<string, string> | undefined)?.['message']];
    };
    const valid = 'Possible: {fullName}, {company}, {email}, {phone}, {birthDate}, {language}';
    expect(await refusedFor('Hello {Fullname}')).toEqual([
      422,
      `There is no {Fullname}, at 7. Did you mean {fullName}? ${valid}`,
    ]);
    for (const word of ['user', 'id', '_id', 'status', 'groups', 'tags', 'optOutReason', 'prénom', 'A1'])
      expect(await refusedFor(`Hello {${word}}`)).toEqual([422, `There is no {${word}}, at 7. ${valid}`]);
    expect(await refusedFor('Hello {fullName')).toEqual([
      422,
      'The brace at 7 is never closed. Write {{ for a brace.',
    ]);
    const id = await world.campaign();
    const { status } = await world.admin('PATCH', `/v1/campaigns/${id}`, { message: 'Hi {points}' });
    expect(status).toBe(422);
  });

  it('are filled in for each contact, in its language or that of the customer, with a fallback and braces', async () => {
    const world = await open();
    const born = '1990-02-01';
    await world.store.update('people', world.user, { patch: { language: 'fr' } });
    await world.contacts(1, { birthDate: born, language: 'de' }, 1000);
    await world.contacts(1, { birthDate: born, language: null, fullName: '' }, 1001);
    const id = await world.campaign({ message: '{fullName|friend}, {{A1}}: {birthDate}' });
    await world.act(id, 'sendNow');
    expect(new Set(await textsOf(world))).toEqual(
      new Set(['Person 1000, {A1}: 01.02.1990', 'friend, {A1}: 1 févr. 1990']),
    );
  });

  it('that were stored before they were judged keep a campaign from being sent, and from nothing else', async () => {
    const world = await open();
    await world.contacts(1);
    const id = await world.campaign();
    await world.store.update('campaigns', id, { patch: { message: 'Hello {Fullname}' } });
    const said = 'There is no {Fullname}, at 7. Did you mean {fullName}?';
    const faulty = { message: expect.stringContaining(said) as string };
    const calls = {
      sendNow: {},
      sendTest: { to: '+491510000011' },
      schedule: { scheduledAt: '2031-01-01T00:00:00.000Z' },
    };
    for (const [action, form] of Object.entries(calls)) {
      const { status, body } = await world.act(id, action, form);
      expect([action, status, body['errors']]).toEqual([action, 422, faulty]);
    }
    expect((await world.admin('GET', `/v1/campaigns/${id}`)).status).toBe(200);
    expect((await world.admin('PATCH', `/v1/campaigns/${id}`, { name: 'Summer' })).status).toBe(200);
    await world.store.update('campaigns', id, {
      patch: { status: 'scheduled', scheduledAt: world.clock.iso() },
    });
    await soon(async () => {
      world.clock.add(31);
      expect(await world.see(id)).toMatchObject({
        status: 'failed',
        reason: expect.stringContaining(said) as string,
      });
    });
    expect(await world.all('smsLogs')).toEqual([]);
    await world.act(id, 'unschedule');
    const patch = { message: 'Hello {fullName}' };
    expect((await world.admin('PATCH', `/v1/campaigns/${id}`, patch)).status).toBe(200);
    expect((await world.act(id, 'sendNow')).status).toBe(200);
    expect(await textsOf(world)).toEqual(['Hello Person 1000']);
  });
});

describe('what is filled in', () => {
  const estimateOf = async (world: World, id: string) => {
    const { user, senderId, message, groups } = await world.see(id);
    const values = { user, senderId, message, groups };
    const { body } = await world.admin('POST', '/api/estimates/campaigns', { values });
    return body['estimate'] as Record<string, unknown>;
  };

  it('is counted before it is sent: who has nothing for which word, and who is left out', async () => {
    const world = await open();
    await world.store.clear('spamWords');
    const word = { word: 'casino', matchType: 'word', action: 'block', status: 'active' };
    await world.put('spamWords', [{ ...word, _id: 'word' }]);
    await world.contacts(12, { fullName: '' }, 1000);
    await world.contacts(3, { company: 'Acme' }, 2000);
    await world.contacts(1, { fullName: 'x'.repeat(1600) }, 3000);
    await world.contacts(1, { fullName: 'The Casino' }, 4000);
    const estimated = async (message: string) => estimateOf(world, await world.campaign({ message }));
    expect(await estimated('Hi {fullName} of {company|home}, {birthDate}')).toMatchObject({
      recipients: 17,
      noName: 12,
      noCompany: 0,
      noBirthDate: 17,
      unsendable: 2,
      segments: 15,
    });
    expect(await estimated('{company}')).toMatchObject({ noCompany: 14, unsendable: 14, segments: 3 });
    expect(await estimated('{fullName|friend}')).toMatchObject({ noName: 0, unsendable: 2, segments: 15 });
  });

  it('costs what was said, to the cent, beyond the first 500 as well', async () => {
    const world = await open();
    await world.contacts(600, { fullName: 'Ann' }, 1000);
    await world.contacts(30, { fullName: 'x'.repeat(160) }, 5000);
    const id = await world.campaign();
    const { segments, cost } = await estimateOf(world, id);
    expect([segments, cost]).toEqual([660, '58.7400']);
    await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(31);
      expect(await world.see(id)).toMatchObject({ status: 'completed', estimatedCost: cost });
    });
  });

  it(
    'has a cost with a span where there are more than 20,000 recipients',
    async () => {
      const world = await open({ env: { SENDER: 'off' } });
      await world.contacts(20_001, { fullName: 'Ann' }, 100_000);
      const id = await world.campaign();
      const price = (await estimateOf(world, id))['price'];
      const times = (count: number) => multiplyDecimals([toDecimal(price) ?? '0', `${count}`]);
      expect(await estimateOf(world, id)).toMatchObject({
        cost: null,
        segments: null,
        aboutCost: times(20_001),
        costFrom: times(20_001),
        costTo: times(20_001),
      });
      await world.store.update('contacts', 'c100000', { patch: { fullName: 'x'.repeat(160) } });
      expect(await estimateOf(world, id)).toMatchObject({
        aboutCost: times(20_002),
        costFrom: times(20_002),
        costTo: times(20_003),
      });
      await world.store.remove('contacts', 'c120000');
      expect(await estimateOf(world, id)).toMatchObject({ cost: times(20_001), aboutCost: null });
    },
    MANY_MS,
  );
});

describe('a campaign of very many', () => {
  it(
    'remembers the most that it was estimated at, and one of fewer does not',
    async () => {
      const world = await open({ env: { SENDER: 'off' } });
      await world.contacts(20_001, { fullName: 'Ann' }, 100_000);
      const id = await world.campaign();
      expect((await world.act(id, 'sendNow')).status).toBe(200);
      expect(await world.see(id)).toMatchObject({
        agreedUpTo: expect.stringMatching(/^\d+\.\d{4}$/) as string,
      });
      await world.store.remove('contacts', 'c100000');
      const fewer = await world.campaign();
      await world.act(fewer, 'sendNow');
      expect((await world.see(fewer))['agreedUpTo'] ?? null).toBeNull();
    },
    MANY_MS,
  );

  it('pauses before its first message where it costs more than that, and goes on once somebody agrees', async () => {
    const world = await open();
    await world.contacts(2, {}, 1000);
    const [dear, right] = [await world.campaign(), await world.campaign()];
    const at = { status: 'scheduled', scheduledAt: world.clock.iso() };
    await world.store.update('campaigns', dear, { patch: { ...at, agreedUpTo: '0.1779' } });
    await world.store.update('campaigns', right, { patch: { ...at, agreedUpTo: '0.1780' } });
    await soon(async () => {
      world.clock.add(31);
      expect(await world.see(right)).toMatchObject({ status: 'completed', estimatedCost: '0.1780' });
    });
    expect(await world.see(dear)).toMatchObject({
      status: 'paused',
      reason:
        'It costs 0.1780, which is more than the 0.1779 that it was estimated at. Resume it to send it.',
      counts: { total: 2, queued: 2 },
    });
    expect((await world.act(dear, 'resume')).status).toBe(200);
    await soon(async () => {
      world.clock.add(31);
      expect(await world.see(dear)).toMatchObject({ status: 'completed', reason: null });
    });
  });
});

it('lists the campaigns that cannot be sent as they were stored, until they are mended', async () => {
  const store = await demoStore(0, MORNING);
  const row = { __v: 0, createdAt: MORNING, updatedAt: MORNING, name: 'Old', repeat: 'once', user: 'x' };
  await store.insertMany('campaigns', [
    { ...row, _id: 'faulty', status: 'draft', message: 'Hello {Fullname}' },
    { ...row, _id: 'sound', status: 'draft', message: 'Hello {fullName}' },
    { ...row, _id: 'over', status: 'completed', message: 'Hello {Fullname}' },
    // More than are looked at together.
    ...Array.from({ length: 600 }, (_, at) => ({
      ...row,
      _id: `m${at}`,
      status: 'failed',
      message: 'Hello',
    })),
    { ...row, _id: 'z', status: 'scheduled', message: 'Hello {Fullname}' },
  ]);
  const gateway = await serveGateway(store, { config, first, hooks, env: { SENDER: 'off' } });
  const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
  const admin = gateway.callerOf(accessToken);
  const listed = async () => {
    const answer = await admin('GET', '/v1/campaigns?problem=placeholder');
    return rowsOf(answer).map(({ _id }) => _id);
  };
  await soon(async () => expect((await listed()).toSorted()).toEqual(['faulty', 'z']));
  const mended = await admin('PATCH', '/v1/campaigns/faulty', { message: 'Hello {fullName}' });
  expect(mended.status).toBe(200);
  expect(await listed()).toEqual(['z']);
  await gateway.stop();
});
