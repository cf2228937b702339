import { expect, it } from 'vitest';
import { soon } from '../../soon';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const american = '+12025550123';

/** An operator for numbers of a country, and the country's row as it is in the store. */
const openCountry = async (prefix: string, country: string): Promise<World> => {
  const world = await open();
  await world.store.clear('operators');
  const network = { status: 'operational', alphaSender: true, needsRegistration: false };
  await world.put('operators', [
    { ...network, _id: 'net', name: 'Net', country, dialPrefixes: [prefix] },
    { ...network, _id: 'other', name: 'Other', country: 'DE', dialPrefixes: ['+49151'] },
  ]);
  await world.contacts(1, {}, 1);
  return world;
};

const rule = async (world: World, country: string, values: Record<string, unknown>) => {
  const row = (await world.all('countryRules')).find((each) => each['country'] === country);
  if (row) await world.store.update('countryRules', row._id, { patch: values });
  else
    await world.put('countryRules', [
      {
        country,
        alphaSender: 'allowed',
        status: 'active',
        source: 'https://x.example',
        asOf: '2030-01-01',
        ...values,
      },
    ]);
};

const becomes = async (world: World, to: string) => {
  await world.contacts(1, { phone: to }, 2);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  return soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({ status: 'completed', counts: { total: 2, sent: 0 } });
    const row = (await world.all('smsLogs')).find((each) => each['to'] === to);
    return row?.['errorCode'] ?? row?.['status'];
  });
};

it.each([
  ['refuses names where the row of the country does not allow them', { alphaSender: 'notAllowed' }, 'sender'],
  ['asks for registration where the row of the country does', { alphaSender: 'registered' }, '19'],
  ['lets them go where it allows them', { alphaSender: 'allowed' }, 'delivered'],
  ['asks nothing where it is switched off', { alphaSender: 'notAllowed', status: 'inactive' }, 'delivered'],
])('%s, whichever country it is', async (_, values, outcome) => {
  const world = await openCountry('+64', 'NZ');
  await rule(world, 'NZ', values);
  expect(await becomes(world, '+64211234568')).toBe(outcome);
});

it('takes a sender as registered where it names the operator, and a number for no name', async () => {
  const world = await openCountry('+1', 'US');
  await rule(world, 'US', { alphaSender: 'registered' });
  await world.store.update('senderIds', 'sender', { patch: { operators: ['net', 'other'] } });
  expect(await becomes(world, american)).toBe('delivered');
  await rule(world, 'US', { alphaSender: 'notAllowed' });
  const message = { text: 'Hello', status: 'queued', to: american, user: world.user };
  await world.put('smsLogs', [
    { ...message, _id: 'name', from: 'ACME' },
    { ...message, _id: 'number', from: '+12025550100' },
  ]);
  await soon(async () => {
    world.clock.add(31);
    expect(await world.store.get('smsLogs', 'number')).toMatchObject({ status: 'delivered' });
    expect(await world.store.get('smsLogs', 'name')).toMatchObject({
      status: 'rejected',
      errorCode: 'sender',
    });
  });
});

it('begins everywhere with rows that have a source and a day, and lets customers read and staff change them', async () => {
  const world = await open();
  const rows = await world.all('countryRules');
  const found = Object.fromEntries(rows.map((each) => [each['country'], each]));
  for (const country of ['DE', 'AT', 'CH', 'GB', 'PT', 'NL'])
    expect(found[country]).toMatchObject({ alphaSender: 'allowed', optOutStopsAll: false });
  for (const country of ['US', 'CA'])
    expect(found[country]).toMatchObject({ alphaSender: 'notAllowed', optOutStopsAll: true });
  expect(found['FR']).toMatchObject({ alphaSender: 'allowed' });
  for (const country of ['ES', 'IN', 'IT'])
    expect(found[country]).toMatchObject({ alphaSender: 'registered' });
  for (const row of rows)
    expect(row).toMatchObject({
      source: expect.stringMatching(/^https:\/\//) as string,
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
  const { accessToken } = await world.signIn('customer@demo.com', 'customer');
  const customer = world.callerOf(accessToken);
  expect((await customer('GET', '/v1/countryRules')).body).toMatchObject({ total_results: rows.length });
  const path = `/v1/countryRules/${String(found['US']?.['_id'])}`;
  expect((await customer('PATCH', path, { alphaSender: 'allowed' })).status).toBe(403);
  expect((await world.admin('PATCH', path, { status: 'inactive' })).status).toBe(200);
});
