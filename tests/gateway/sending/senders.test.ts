import { expect, it } from 'vitest';
import { recordOf } from '../testGateway';
import { soon } from '../../soon';
import type { World } from './sendingWorld';
import { putNetworks, worldsOfTests } from './worlds';

const open = worldsOfTests();

const german = '+4915112345678';
const french = '+33612345678';

/** What has become of the messages to these numbers: the state, and the failure where it has failed. */
const becomeOf = async (world: World, count: number): Promise<Record<string, string>> =>
  soon(async () => {
    world.clock.add(31);
    const rows = await world.all('smsLogs');
    expect(rows).toHaveLength(count);
    expect(rows.filter(({ status }) => ['queued', 'sending', 'sent'].includes(String(status)))).toEqual([]);
    return Object.fromEntries(
      rows.map(({ to, status, errorCode }) => [String(to), String(errorCode ?? status)]),
    );
  });

const estimateOf = async (world: World, id: string) => {
  const { user, senderId, message, groups } = await world.see(id);
  const { body } = await world.admin('POST', '/api/estimates/campaigns', {
    values: { user, senderId, message, groups },
  });
  return body['estimate'];
};

type Place = { readonly collection: string; readonly id: string };

const patch = (world: World, { collection, id }: Place, values: Record<string, unknown>) =>
  world.store.update(collection, id, { patch: values });

/** Two networks, one in each country, and a contact of each. */
const openTwo = async (): Promise<World> => {
  const world = await open();
  await putNetworks(world, { DE: '+49151', FR: '+336' });
  // France asks marketing from a name for one.
  await world.store.update('people', world.user, { patch: { optOutText: 'STOP 36105' } });
  await world.contacts(1, { phone: german }, 1);
  await world.contacts(1, { phone: french }, 2);
  return world;
};

/** Everything that says where a sender may be used, and what becomes of the message to the German number. */
const switches: readonly {
  readonly what: string;
  readonly collection: 'senderIds' | 'operators';
  readonly id: string;
  readonly values: Record<string, unknown>;
  readonly outcome: string;
}[] = [
  {
    what: 'its countries leave the country out',
    collection: 'senderIds',
    id: 'sender',
    values: { countries: ['FR'] },
    outcome: 'sender',
  },
  {
    what: 'its operators leave the operator out',
    collection: 'senderIds',
    id: 'sender',
    values: { operators: ['fr'] },
    outcome: 'sender',
  },
  {
    what: 'the operator takes no names',
    collection: 'operators',
    id: 'de',
    values: { alphaSender: false },
    outcome: 'sender',
  },
  {
    what: 'the operator takes registered ones alone',
    collection: 'operators',
    id: 'de',
    values: { needsRegistration: true },
    outcome: '19',
  },
];

it.each(switches)(
  'sends nothing from a sender where $what, charges nothing for it, and says so before',
  async ({ collection, id, values, outcome }) => {
    const world = await openTwo();
    await patch(world, { collection, id }, values);
    const campaign = await world.campaign();
    expect(await estimateOf(world, campaign)).toMatchObject({
      problem: null,
      recipients: 2,
      unserved: 1,
      segments: 1,
      cost: '0.0890',
    });
    await world.act(campaign, 'sendNow');
    expect(await becomeOf(world, 2)).toEqual({ [german]: outcome, [french]: 'delivered' });
    expect(await world.see(campaign)).toMatchObject({
      status: 'completed',
      counts: { rejected: 1, delivered: 1 },
      estimatedCost: '0.0890',
      actualCost: '0.0890',
      again: 0,
    });
    expect(await world.credit()).toBe('9999.9110');
  },
);

it.each(switches)(
  'looks again at the moment when a message is handed over: where $what',
  async ({ collection, id, values, outcome }) => {
    const world = await openTwo();
    const campaign = await world.campaign({ smsPerMinute: 1 });
    await world.act(campaign, 'sendNow');
    await soon(async () => {
      world.clock.add(1);
      expect(await world.see(campaign)).toMatchObject({ counts: { total: 2, queued: 1 } });
    });
    const waiting = (await world.all('smsLogs')).find(({ status }) => status === 'queued')?.['to'];
    await world.act(campaign, 'pause');
    /* whichever of the two waits */
    const [other, its] = waiting === german ? ['de', 'FR'] : ['fr', 'DE'];
    const { countries, operators } = values as { countries?: string[]; operators?: string[] };
    await patch(
      world,
      { collection, id: id === 'de' ? other : id },
      {
        ...values,
        ...(countries && { countries: [its] }),
        ...(operators && { operators: [other === 'de' ? 'fr' : 'de'] }),
      },
    );
    await world.act(campaign, 'resume');
    expect((await becomeOf(world, 2))[String(waiting)]).toBe(outcome);
  },
);

it('holds single messages and notices to the same, and lets a number be the sender where no name may', async () => {
  const world = await openTwo();
  await patch(world, { collection: 'operators', id: 'de' }, { alphaSender: false });
  const message = { text: 'Hello', status: 'queued', to: german };
  await world.put('smsLogs', [
    { ...message, _id: 'named', from: 'ACME', user: world.user },
    { ...message, _id: 'notice', from: 'SMS Gateway' },
    { ...message, _id: 'number', from: '+491511231111', user: world.user },
  ]);
  await soon(async () => {
    world.clock.add(31);
    expect(await world.store.get('smsLogs', 'number')).toMatchObject({ status: 'delivered' });
  });
  for (const id of ['named', 'notice'])
    expect(await world.store.get('smsLogs', id)).toMatchObject({ status: 'rejected', errorCode: 'sender' });
  expect(await world.credit()).toBe('9999.9110');
});

it('sends by an operator that takes registered senders alone from those that name it', async () => {
  const world = await openTwo();
  await patch(world, { collection: 'operators', id: 'de' }, { needsRegistration: true });
  await patch(world, { collection: 'senderIds', id: 'sender' }, { operators: ['de', 'fr'] });
  await world.act(await world.campaign(), 'sendNow');
  expect(await becomeOf(world, 2)).toEqual({ [german]: 'delivered', [french]: 'delivered' });
});

it('refuses a campaign whose sender may be used for none of its recipients, and fails one whose time has come', async () => {
  const world = await openTwo();
  const late = await world.campaign();
  const at = { scheduledAt: '2030-05-06T10:01:00.000Z' };
  expect((await world.act(late, 'schedule', at)).status).toBe(200);
  await patch(world, { collection: 'senderIds', id: 'sender' }, { countries: ['PT'] });
  const id = await world.campaign();
  const reason = 'This sender ID may not be used for any of these recipients';
  expect(await estimateOf(world, id)).toMatchObject({ problem: 'unserved', recipients: 2, unserved: 2 });
  for (const [name, body] of [['sendNow'], ['schedule', at], ['sendTest', { to: german }]] as const)
    expect(await world.act(id, name, body)).toMatchObject({
      status: 422,
      body: { errors: { senderId: expect.stringContaining(reason) as string } },
    });
  world.clock.add(91);
  await soon(async () =>
    expect(await world.see(late)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(reason) as string,
    }),
  );
  expect(await world.all('smsLogs')).toEqual([]);
  await patch(world, { collection: 'senderIds', id: 'sender' }, { countries: ['PT', 'FR'] });
  expect(recordOf(await world.act(id, 'sendNow'))['status']).toBe('queued');
});
