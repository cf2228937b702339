import { serveDemo } from '../gateway/serveDemo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import { matches } from '../../src/model/rules/rules';
import { recordOf, type Caller, type Json, type TestGateway } from '../gateway/testGateway';

let gateway: TestGateway;
let root: Caller;
let me: unknown;
beforeAll(async () => {
  gateway = await serveDemo();
  const [{ email, password } = { email: '', password: '' }] = accounts;
  const { accessToken, userData } = await gateway.signIn(email, password);
  root = gateway.callerOf(accessToken);
  me = userData['id'];
}, 60_000);
afterAll(() => gateway.stop());

/* One record of the list that holds this value. */
const listed = async (path: string, field: string, value: string): Promise<Json & { _id: string }> => {
  const { status, body } = await root('GET', `${path}?${new URLSearchParams({ [field]: value })}`);
  expect([status, body['success']]).toEqual([200, true]);
  const rows = body[path.split('/').at(-1) ?? ''] as (Json & { _id: string })[];
  expect(rows.map((row) => row[field])).toEqual(rows.map(() => value));
  return rows[0] ?? expect.fail(`nothing in ${path} is ${value}`);
};

const read = async (path: string, id: string): Promise<Json> => recordOf(await root('GET', `${path}/${id}`));

/* Refused by the field's name, in words that name the states that may follow. */
const refused = (field: string, words: RegExp) => ({
  status: 422,
  body: {
    message: expect.stringMatching(words) as string,
    errors: { [field]: expect.stringMatching(words) as string },
  },
});

describe('the status of a record, sent by itself', () => {
  it('S7.124 moves a listed subscription along its transitions, and no other way', async () => {
    const { _id } = await listed('/v1/subscriptions', 'status', 'past_due');
    const path = `/v1/subscriptions/${_id}`;
    expect(await root('PATCH', path, { status: 'pending' })).toMatchObject(
      refused('status', /Past due.*Awaiting payment.*Active, Suspended, Canceled/),
    );
    expect(await read('/v1/subscriptions', _id)).toMatchObject({ status: 'past_due' });
    expect(await root('PATCH', path, { status: 'suspended' })).toMatchObject({
      status: 200,
      body: { subscription: { _id, status: 'suspended' } },
    });
    expect(await read('/v1/subscriptions', _id)).toMatchObject({ status: 'suspended' });
  });

  it('S7.124 starts no subscription in another state than the first', async () => {
    const { number: _, ...like } = await listed('/v1/subscriptions', 'status', 'pending');
    const { user, plan, startAt } = like;
    const made = { number: 'SUB-90001', user, plan, startAt };
    const begun = await root('POST', '/v1/subscriptions', { ...made, status: 'active' });
    const words = 'Not given to a new record: it begins with "pending".';
    expect(begun).toMatchObject({ status: 422, body: { message: `Status: ${words}` } });
    expect(begun.body['errors']).toEqual({ status: words });
    expect(recordOf(await root('POST', '/v1/subscriptions', made))).toMatchObject({ status: 'pending' });
  });

  it('S7.125 moves a listed and shown invoice along its transitions, and no other way', async () => {
    const { _id } = await listed('/v1/invoices', 'invoiceStatus', 'Sent');
    const path = `/v1/invoices/${_id}`;
    expect(await read('/v1/invoices', _id)).toMatchObject({ _id, invoiceStatus: 'Sent' });
    expect(await root('PATCH', path, { invoiceStatus: 'Draft' })).toMatchObject(
      refused('invoiceStatus', /Sent.*Draft.*Downloaded, Partial Payment, Paid, Past Due/i),
    );
    expect(await root('PATCH', path, { invoiceStatus: 'Downloaded' })).toMatchObject({
      status: 200,
      body: { invoice: { _id, invoiceStatus: 'Downloaded' } },
    });
    expect(await read('/v1/invoices', _id)).toMatchObject({ invoiceStatus: 'Downloaded' });
  });

  it.each([
    ['users', 'banned', 'Suspend, Deactivate, Ban'],
    ['admins', 'locked', 'Lock, Disable'],
  ])('moves nobody of %s to %s, which is for actions', async (key, status, actions) => {
    const { path } = gateway.model.resource(key).api;
    const { body } = await root('GET', `${path}?status=active`);
    const people = body['users'] as (Json & { _id: string })[];
    const person = people.find(({ _id }) => _id !== me);
    expect(await root('PATCH', `/users/${person?._id}`, { status })).toMatchObject(
      refused('status', new RegExp(`Changes by actions only: .*${actions}`)),
    );
  });
});

/* The states that no form sets: every declared way is that of an action. */
it.each(['users', 'admins', 'notificationTemplates'])('has an action for every transition of %s', (key) => {
  const { actions, fields, transitions } = gateway.model.resource(key);
  const context = { fields, kinds: gateway.model.kinds };
  const isOpen = (from: string, to: string) =>
    actions.some(({ when, effect }) => effect['status'] === to && matches(when, { status: from }, context));
  const ways = Object.entries(transitions['status'] ?? {}).flatMap(([from, next]) =>
    next.map((to) => ({ from, to })),
  );
  expect(ways).not.toHaveLength(0);
  expect(ways.filter(({ from, to }) => !isOpen(from, to))).toEqual([]);
});
