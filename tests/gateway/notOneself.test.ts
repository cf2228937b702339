import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../server/store/store';
import { serveDemo } from './serveDemo';
import { recordOf, type Caller, type TestGateway } from './testGateway';

let gateway: TestGateway;
let root: Caller;
const own: Record<string, { readonly id: string; readonly call: Caller }> = {};

beforeAll(async () => {
  gateway = await serveDemo({ count: 2 });
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
  const ability = [{ action: 'manage', subject: 'all' }];
  const everything = recordOf(await root('POST', '/v1/roles', { name: 'All', ability }))._id;
  const password = 'a quite good one 7';
  for (const [name, role] of [
    ['customer', 'user'],
    ['staff', 'superAdmin'],
  ] as const) {
    const account = { fullName: name, username: `${name}1`, email: `${name}1@example.com`, password };
    const made = await root('POST', '/users', { ...account, role, roles: [everything] });
    const { _id } = recordOf(made);
    if (name === 'customer') await root('POST', `/users/${_id}/activate`);
    const { accessToken } = await gateway.signIn(account.email, password);
    await gateway.store.update('people', _id, { patch: { secondFactor: true, credit: '10.00' } });
    own[name] = { id: _id, call: gateway.callerOf(accessToken) };
  }
}, 60_000);
afterAll(() => gateway.stop());

const all = async (collection: string): Promise<Row[]> =>
  (await gateway.store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;

const asOne = (name: string) => own[name] ?? expect.fail(name);

describe('whoever may do everything', () => {
  const refused = {
    status: 422,
    body: { message: expect.stringContaining('You are signed in with this account') as string },
  };

  it.each([
    ['topUp', { amount: '5.00', note: 'For myself' }],
    ['topUp', { amount: '5000.00', note: 'For myself' }],
    ['refund', { amount: '5.00', note: 'For myself' }],
    ['correct', { amount: '5.00', note: 'For myself' }],
    ['correct', { amount: '-5.00', note: 'For myself' }],
  ])('does no %s of their own balance', async (action, body) => {
    const { id, call } = asOne('customer');
    const before = await gateway.store.get('people', id);
    const [entries, asked] = [await all('balanceEntries'), await all('adjustments')];
    expect(await call('POST', `/users/${id}/${action}`, body)).toMatchObject(refused);
    expect(await gateway.store.get('people', id)).toEqual(before);
    expect([await all('balanceEntries'), await all('adjustments')]).toEqual([entries, asked]);
  });

  it('does not give themselves what an order of their own gives', async () => {
    const { id, call } = asOne('customer');
    const like = (await all('orders'))[0] ?? expect.fail('no order');
    const now = gateway.clock.iso();
    const order = { ...like, _id: 'f'.repeat(24), user: id, status: 'paid', paidAt: now, fulfilledAt: null };
    const items = [{ type: 'package', description: 'X', qty: 1, unitPrice: '89.0000', total: '89.00' }];
    await gateway.store.insert('orders', { ...order, items, total: '89.00', creditBefore: null });
    const before = await gateway.store.get('people', id);
    expect(await call('POST', `/orders/${order._id}/fulfil`, {})).toMatchObject(refused);
    expect(await gateway.store.get('people', id)).toEqual(before);
    expect(await root('POST', `/orders/${order._id}/fulfil`, {})).toMatchObject({ status: 200 });
  });

  it.each(['customer', 'staff'])('does not turn off their own second factor as %s', async (name) => {
    const { id, call } = asOne(name);
    const path = name === 'staff' ? '/dashboardUsers' : '/users';
    expect(await call('POST', `${path}/${id}/resetSecondFactor`, {})).toMatchObject({
      ...refused,
      status: expect.any(Number) as number,
    });
    expect((await gateway.store.get('people', id))?.['secondFactor']).toBe(true);
    expect(await root('POST', `${path}/${id}/resetSecondFactor`, {})).toMatchObject({ status: 200 });
  });
});
