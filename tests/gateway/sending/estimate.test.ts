import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

describe('what a campaign would mean', () => {
  it('names the numbers that are of no known range, fixed, premium or in the sky', async () => {
    const world = await open();
    const phones = ['+4915112345678', '+493022732152', '+493022732153', '+499001234567', '+870773111632'];
    for (const [at, phone] of phones.entries()) await world.contacts(1, { phone }, 1000 + at);
    const id = await world.campaign();
    const { user, senderId, message, groups } = await world.see(id);
    const { body } = await world.admin('POST', '/api/estimates/campaigns', {
      values: { user, senderId, message, groups },
    });
    expect(body['estimate']).toMatchObject({
      unknownNumbers: 0,
      fixedNumbers: 2,
      premiumNumbers: 1,
      satelliteNumbers: 1,
    });
  });

  it('is worked out before it is sent, and is what it then costs', async () => {
    const world = await open();
    await world.contacts(3);
    await world.contacts(2, { groups: ['one', 'except'] }, 2000);
    await world.contacts(1, { status: 'unsubscribed' }, 3000);
    await world.contacts(1, { status: 'bounced' }, 4000);
    await world.contacts(1, { groups: ['one', 'two'], fullName: 'É'.repeat(10) + '…'.repeat(80) }, 5000);
    const id = await world.campaign({ groups: ['one', 'two'], excludedGroups: ['except'] });
    const { user, senderId, message, groups, excludedGroups } = await world.see(id);
    const values = { user, senderId, message, groups, excludedGroups };
    const asked = async (changed: object = {}) => {
      const { status, body } = await world.admin('POST', '/api/estimates/campaigns', {
        values: { ...values, ...changed },
      });
      return { status, ...(body['estimate'] as object) };
    };
    expect(await asked()).toEqual({
      status: 200,
      problem: null,
      recipients: 4,
      inactive: 0,
      excluded: 2,
      optedOut: 1,
      unreachable: 1,
      doubles: 1,
      unserved: 0,
      noWayOut: 0,
      wayOut: null,
      unsendable: 0,
      quiet: 0,
      noName: 0,
      noCompany: 0,
      noEmail: 0,
      noBirthDate: 0,
      noLanguage: 0,
      // Such as +491510010009, which has a digit less than the numbers of its range.
      unknownNumbers: 4,
      fixedNumbers: 0,
      premiumNumbers: 0,
      satelliteNumbers: 0,
      warned: null,
      segments: 5,
      price: '0.0890',
      cost: '0.4450',
      aboutCost: null,
      costFrom: null,
      costTo: null,
      credit: '10000.0000',
      creditAfter: '9999.5550',
    });
    expect(await asked({ message: '' })).toEqual({ status: 422 });
    expect(await asked({ groups: ['two'], excludedGroups: ['one'] })).toMatchObject({ problem: 'nobody' });
    const [prices] = await world.all('pricingRanges');
    await world.store.clear('pricingRanges');
    expect(await asked()).toMatchObject({ problem: 'noPrices', price: null, cost: null });
    await world.store.insertMany(
      'pricingRanges',
      prices ? [{ ...prices, ranges: [{ from: 1, to: 2, price: '0.1' }] }] : [],
    );
    expect(await asked()).toMatchObject({ problem: 'price', price: null, cost: null });
    await world.store.clear('pricingRanges');
    await world.store.insertMany('pricingRanges', prices ? [prices] : []);
    await world.store.update('people', world.user, { patch: { credit: '0.1000' } });
    expect(await asked()).toMatchObject({ problem: 'credit', creditAfter: '-0.3450' });
    await world.store.update('people', world.user, { patch: { credit: '10000.0000' } });
    await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(5);
      expect((await world.see(id))['counts']).toMatchObject({
        total: 4,
        optedOut: 1,
        queued: 0,
        sent: 0,
      });
    });
    expect(await world.credit()).toBe('9999.5550');
  });

  it('is told to nobody without a right to it, and of no other entity', async () => {
    const world = await open();
    expect((await world.admin('POST', '/api/estimates/contacts', { values: {} })).status).toBe(404);
    const { accessToken } = await world.signIn('customer@demo.com', 'customer');
    const others = { user: 'somebody else', message: 'x', senderId: 'sender', groups: ['one'] };
    const { status } = await world.callerOf(accessToken)('POST', '/api/estimates/campaigns', {
      values: others,
    });
    expect([403, 422]).toContain(status);
  });

  it('can be looked at first: one message goes to a number, charged, and is none of the campaign', async () => {
    const world = await open();
    await world.contacts(2);
    const id = await world.campaign();
    const { status } = await world.admin('POST', `/v1/campaigns/${id}/sendTest`, { to: '+491510000011' });
    expect(status).toBe(200);
    await soon(async () => {
      world.clock.add(5);
      expect(await world.all('smsLogs')).toMatchObject([
        { to: '+491510000011', text: 'Hello Person 1000', status: 'delivered', charge: '0.0890' },
      ]);
    });
    const { status: state, counts } = await world.see(id);
    expect([state, counts ?? null]).toEqual(['draft', null]);
  });
});
