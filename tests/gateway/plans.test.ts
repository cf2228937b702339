import { describe, expect, it } from 'vitest';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { soon } from '../soon';
import { worldsOfTests } from './sending/worlds';

const open = worldsOfTests();

/* The customer of the world, by a plan with these limits. */
const openWith = async (limits: Record<string, unknown>) => {
  const world = await open();
  await world.put('plans', [{ _id: 'plan', name: 'Small', status: 'active', ...limits }]);
  await world.store.update('people', world.user, { patch: { currentPlan: 'plan' } });
  return world;
};

type World = Awaited<ReturnType<typeof openWith>>;

const phone = (at: number) => `+4915120000${String(at).padStart(3, '0')}`;

const create = ({ admin, user }: World, at: number, values: object = {}) =>
  admin('POST', '/v1/contacts', { fullName: `Person ${at}`, phone: phone(at), user, ...values });

const own = async ({ all, user }: World) => (await all('contacts')).filter((row) => row['user'] === user);

describe('plans.contactsMax', () => {
  it('refuses one contact more than the plan allows, and takes as many as a greater one does', async () => {
    const world = await openWith({ contactsMax: 2 });
    expect([(await create(world, 1)).status, (await create(world, 2)).status]).toEqual([201, 201]);
    expect(await create(world, 3)).toMatchObject({
      status: 422,
      body: { errors: { user: 'The plan Small allows 2 contacts, and all of them are there.' } },
    });
    expect(await own(world)).toHaveLength(2);
    await world.admin('PATCH', '/v1/plans/plan', { contactsMax: 3 });
    expect((await create(world, 3)).status).toBe(201);
    await world.admin('PATCH', '/v1/plans/plan', { contactsMax: null });
    expect((await create(world, 4)).status).toBe(201);
  });

  it('takes as many rows of an import as fit, and says of the others why not', async () => {
    const world = await openWith({ contactsMax: 5 });
    await create(world, 1);
    const rows = Array.from({ length: 9 }, (_, at) => ({
      values: { fullName: `Row ${at}`, phone: phone(100 + at), user: world.user },
    }));
    const { body } = await world.admin('POST', '/api/imports/contacts', {
      import: newKey(),
      file: 'people.csv',
      rows,
    });
    expect(await own(world)).toHaveLength(5);
    const results = body['results'] as { status: number; message?: string }[];
    expect(results.filter(({ message }) => /allows 5 contacts/.test(message ?? ''))).toHaveLength(5);
  });

  it('refuses a contact that is moved to a customer who has as many as the plan allows', async () => {
    const world = await openWith({ contactsMax: 1 });
    await create(world, 1);
    const [other] = (await world.all('people')).filter(
      ({ _id, role, currentPlan }) => role === 'user' && _id !== world.user && currentPlan !== 'plan',
    );
    await world.store.update('people', other?._id ?? '', { patch: { currentPlan: null } });
    const { body } = await create(world, 2, { user: other?._id });
    const { _id } = body['contact'] as { _id: string };
    const moved = await world.admin('PATCH', `/v1/contacts/${_id}`, { user: world.user });
    expect(moved).toMatchObject({ status: 422, body: { errors: { user: /allows 1 contacts/ } } });
    const same = await world.admin('PATCH', `/v1/contacts/${_id}`, { company: 'Acme' });
    expect(same.status).toBe(200);
  });

  it('refuses what comes back from the bin, or by an undo, beyond that, and says why', async () => {
    const world = await openWith({ contactsMax: 2 });
    const made = [await create(world, 1), await create(world, 2)];
    const ids = made.map(({ body }) => (body['contact'] as { _id: string })._id);
    const removed = await Promise.all(ids.map((id) => world.admin('DELETE', `/v1/contacts/${id}`)));
    expect((await create(world, 3)).status).toBe(201);
    const kept = [
      { title: expect.any(String) as string, reason: expect.stringMatching(/allows 2 contacts/) as string },
    ];
    const { body } = await world.admin('POST', '/api/bin/contacts', { putBack: ids });
    expect(body).toMatchObject({ kept });
    expect(await own(world)).toHaveLength(2);
    const undo = removed.map((answer) => (answer.body['undo'] as { id: string }).id);
    const undone = await world.admin('POST', '/api/undo/contacts', { undo });
    expect(undone.body).toMatchObject({ kept: expect.arrayContaining(kept) as unknown });
    expect(await own(world)).toHaveLength(2);
    await world.admin('PATCH', '/v1/plans/plan', { contactsMax: 3 });
    expect((await world.admin('POST', '/api/bin/contacts', { putBack: ids })).status).toBe(200);
    expect(await own(world)).toHaveLength(3);
  });

  it('takes no more than that from people who write at the same time', async () => {
    const world = await openWith({ contactsMax: 3 });
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => create(world, at)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await own(world)).toHaveLength(3);
  });
});

/* How many were handed over within the fullest 60 seconds. */
const mostInAMinute = (messages: readonly { readonly [field: string]: unknown }[]): number => {
  const times = messages.map(({ sentAt }) => Date.parse(String(sentAt)));
  return Math.max(...times.map((from) => times.filter((at) => from <= at && at < from + 60_000).length));
};

describe('subscriptions.plan', () => {
  it('goes before the plan of the customer while the subscription runs', async () => {
    const world = await openWith({ contactsMax: 1 });
    await world.put('plans', [{ _id: 'larger', name: 'Larger', status: 'active', contactsMax: 2 }]);
    const { user } = world;
    const values = { number: 'S-1', user, plan: 'larger', status: 'active', autoRenew: true };
    const days = { startAt: '2030-05-01', currentPeriodEndsAt: '2030-06-01' };
    await world.put('subscriptions', [{ _id: 'running', ...values, ...days }]);
    expect([(await create(world, 1)).status, (await create(world, 2)).status]).toEqual([201, 201]);
    expect(await create(world, 3)).toMatchObject({ status: 422, body: { errors: { user: /plan Larger/ } } });
    await world.store.update('subscriptions', 'running', { patch: { status: 'suspended' } });
    expect(await create(world, 3)).toMatchObject({ status: 422, body: { errors: { user: /plan Small/ } } });
  });
});

describe('plans.smsPerMinute', () => {
  it('holds all campaigns of a customer together to the speed of the plan', async () => {
    const world = await openWith({ smsPerMinute: 30 });
    await world.contacts(40);
    const ids = [await world.campaign(), await world.campaign({ name: 'Summer', smsPerMinute: 20 })];
    for (const id of ids) await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(5);
      for (const id of ids) expect(await world.see(id)).toMatchObject({ status: 'completed' });
    });
    const all = await world.all('smsLogs');
    expect(all).toHaveLength(80);
    expect(mostInAMinute(all)).toBe(30);
    expect(mostInAMinute(all.filter(({ campaign }) => campaign === ids[1]))).toBeLessThanOrEqual(20);
  });

  it('lets all go at once without one', async () => {
    const world = await openWith({ smsPerMinute: null });
    await world.contacts(40);
    const id = await world.campaign();
    await world.act(id, 'sendNow');
    await soon(async () => expect(await world.see(id)).toMatchObject({ counts: { queued: 0, total: 40 } }));
    expect(mostInAMinute(await world.all('smsLogs'))).toBe(40);
  });
});
