import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import { seeds } from '../../fixtures/seeds';
import { createMemoryStore } from '../../gateway/store/memory';
import config from '../../resources.config';
import { recordOf, serveGateway, type Caller, type Json, type TestGateway } from '../gateway/testGateway';

let gateway: TestGateway;
let root: Caller;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config, first: { seeds, accounts } });
  const [{ email, password } = { email: '', password: '' }] = accounts;
  const { accessToken } = await gateway.signIn(email, password);
  root = gateway.callerOf(accessToken);
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
      refused('status', /Past due.*Awaiting payment.*Active, Suspended, Cancelled/),
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
    expect(begun.status).toBe(422);
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
});
