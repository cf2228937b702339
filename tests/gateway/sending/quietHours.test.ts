import { expect, it } from 'vitest';
import { soon } from '../../soon';
import type { World } from './sendingWorld';
import { putNetworks, worldsOfTests } from './worlds';

const open = worldsOfTests();

const german = '+4915112345678';
const american = '+12025550123';

/** Operators for Germany and America, and one customer with a number to send from. It is Monday, ten o'clock in UTC. */
const openWorlds = async (networks: Record<string, unknown> = {}): Promise<World> => {
  const world = await open();
  await putNetworks(world, { DE: '+49151', US: '+1' }, networks);
  await world.store.update('senderIds', 'sender', { patch: { senderId: '+4915199999999' } });
  return world;
};

const rule = async (world: World, country: string, values: Record<string, unknown>) => {
  const row = (await world.all('countryRules')).find((each) => each['country'] === country);
  const { status } = await world.admin('PATCH', `/v1/countryRules/${row?._id ?? ''}`, values);
  expect(status).toBe(200);
};

const waits = async (world: World, to: string, purpose = 'marketing') => {
  await world.put('smsLogs', [
    { _id: 'one', from: '+4915199999999', text: 'Hello', status: 'queued', user: world.user, to, purpose },
  ]);
  return soon(async () => {
    world.clock.add(1);
    const row = await world.store.get('smsLogs', 'one');
    expect(row?.['nextAt'] ?? row?.['sentAt']).toBeTruthy();
    return row?.['status'] === 'queued' ? row['nextAt'] : 'gone';
  });
};

it.each([
  ['its hours', { quietFrom: '11:00', quietTo: '15:00' }, german, '2030-05-06T13:00:00.000Z'],
  [
    'the last zone of a country with several',
    { quietFrom: '21:00', quietTo: '08:00' },
    american,
    '2030-05-06T18:00:00.000Z',
  ],
  ['its days', { quietDays: { monday: true } }, german, '2030-05-06T22:00:00.000Z'],
  ['a holiday', { holidays: [{ day: '2030-05-06' }] }, german, '2030-05-06T22:00:00.000Z'],
  [
    'a holiday of each year',
    { holidays: [{ day: '2029-05-06', yearly: true }] },
    german,
    '2030-05-06T22:00:00.000Z',
  ],
  ['a holiday of another year', { holidays: [{ day: '2029-05-06' }] }, german, 'gone'],
  ['what is switched off', { quietFrom: '00:00', quietTo: '23:00', status: 'inactive' }, german, 'gone'],
])(
  'marketing waits for the end of what is quiet in the country of its number: %s',
  async (...[, values, to, end]) => {
    const world = await openWorlds();
    await rule(world, to === german ? 'DE' : 'US', values);
    expect(await waits(world, to)).toBe(end);
  },
);

it.each(['service', 'code'])('a message of %s waits for nothing', async (purpose) => {
  const world = await openWorlds();
  await rule(world, 'DE', { quietDays: { monday: true } });
  expect(await waits(world, german, purpose)).toBe('gone');
});

it('waits for the later of the country and the operator', async () => {
  const own = { quietFrom: '09:00', quietTo: '12:00', timeZone: 'UTC' };
  const world = await openWorlds(own);
  await rule(world, 'DE', { quietFrom: '11:00', quietTo: '15:00' });
  expect(await waits(world, german)).toBe('2030-05-06T13:00:00.000Z');
  const other = await openWorlds({ ...own, quietTo: '16:00' });
  await rule(other, 'DE', { quietFrom: '11:00', quietTo: '15:00' });
  expect(await waits(other, german)).toBe('2030-05-06T16:00:00.000Z');
});

it('keeps messages good for as long as they are, counted from when they may go, and says before who waits', async () => {
  const world = await openWorlds();
  await rule(world, 'DE', { quietDays: { monday: true, tuesday: true } });
  await world.contacts(1, { phone: german }, 1);
  await world.contacts(1, { phone: american }, 2);
  const id = await world.campaign({ validity: 1 });
  const { user, senderId, message, groups } = await world.see(id);
  const values = { user, senderId, message, groups };
  const { body } = await world.admin('POST', '/api/estimates/campaigns', { values });
  expect(body['estimate']).toMatchObject({ recipients: 2, quiet: 1 });
  await world.act(id, 'sendNow');
  const rowTo = async (to: string) => (await world.all('smsLogs')).find((row) => row['to'] === to);
  await soon(async () => {
    world.clock.add(5);
    expect(await rowTo(american)).toMatchObject({ status: 'delivered' });
  });
  expect(await rowTo(german)).toMatchObject({
    status: 'queued',
    nextAt: '2030-05-07T22:00:00.000Z',
    validUntil: '2030-05-07T23:00:00.000Z',
  });
  world.clock.add(36 * 3600 + 60);
  await soon(async () => {
    world.clock.add(5);
    expect(await rowTo(german)).toMatchObject({ status: 'delivered' });
  });
});

it('refuses a rule by which no marketing would ever go, and takes the rest', async () => {
  const world = await openWorlds();
  const row = (await world.all('countryRules')).find(({ country }) => country === 'DE');
  const every = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, true]),
  );
  const asked = (values: object) => world.admin('PATCH', `/v1/countryRules/${row?._id ?? ''}`, values);
  expect(await asked({ quietDays: every })).toMatchObject({
    status: 422,
    body: { errors: { quietFrom: expect.stringContaining('No marketing would ever be sent') as string } },
  });
  expect((await asked({ quietDays: { ...every, monday: false } })).status).toBe(200);
});
