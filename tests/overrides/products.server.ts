import { defineHooks } from '../../server/hooks/defineHooks';
import type { testConfig } from '../gateway/testConfig';

type Jobs = { readonly charge: { readonly product: string; readonly step: number } };

/** Everything that a file for the server may do. */
export default defineHooks<typeof testConfig, 'products', Jobs>({
  settings: ['TILL_URL', 'MOST_PRICE'],
  secrets: ['TILL_KEY'],
  before: {
    create: ({ after }, { setting, refusal, me }) => {
      if (Number(after.price ?? 0) > Number(setting('MOST_PRICE')))
        throw refusal({ price: `At most ${setting('MOST_PRICE')}.` });
      return { code: `by ${me?.role}` };
    },
    update: ({ before, action }) => (action ? { reason: `${action} of ${before.status}` } : undefined),
    delete: async ({ before }, { records, refusal }) => {
      const users = await records('products').count({ mainGroup: before.mainGroup ?? null });
      if (before.mainGroup && users > 1) throw refusal({ mainGroup: `Shared by ${users} products.` });
    },
  },
  after: {
    create: async ({ after }, { records, enqueue }) => {
      await records('groups').create({ name: `For ${after.name}` });
      await enqueue('charge', { product: after.name, step: 0 });
    },
    update: async ({ after }, { enqueue, refusal }) => {
      await enqueue('charge', { product: after.name, step: after.quantity ?? 0 }, { key: after.id });
      if ((after.quantity ?? 0) < 0) throw refusal({ quantity: 'Not below zero.' });
    },
    delete: async ({ before }, { records }) => {
      const [group] = await records('groups').list({ where: { name: `For ${before.name}` } });
      if (group) await records('groups').remove(group.id);
    },
  },
  actions: {
    retire: async ({ before, form }, { records, transaction }) => {
      await transaction(async (inner) => {
        await inner.records('groups').create({ name: `Retired ${before.name}` });
      });
      return { quantity: await records('groups').count(), extra: { said: String(form['reason']) } };
    },
  },
  jobs: {
    charge: async ({ product, step }, { setting, secret }) => {
      const headers = { authorization: secret('TILL_KEY') };
      const url = `${setting('TILL_URL')}/charge/${encodeURIComponent(product)}/${step}`;
      const { ok, status } = await fetch(url, { method: 'POST', headers });
      if (!ok) throw new Error(`The till answered ${status} to ${headers.authorization}.`);
    },
  },
  times: {
    close: {
      at: '03:00',
      run: async ({ setting, now }) =>
        void (await fetch(`${setting('TILL_URL')}/close/${now.toISOString().slice(0, 10)}`)),
    },
    count: {
      every: '15m',
      run: async ({ setting, records }) =>
        void (await fetch(`${setting('TILL_URL')}/count/${await records('products').count()}`)),
    },
  },
  routes: {
    'POST /charged/:name': {
      for: 'anybody',
      run: async (request, { secret, params, records, transaction, me }) => {
        if (request.headers.get('x-key') !== secret('TILL_KEY')) return new Response('No.', { status: 403 });
        const text = await request.text();
        const [product] = await records('products').list({ where: { name: params['name'] ?? '' } });
        if (!product) return new Response('None.', { status: 404 });
        await transaction(async (inner) => {
          await inner.records('products').update(product.id, { reason: text });
        });
        return Response.json({ charged: product.id, me: me?.role ?? null });
      },
    },
    'GET /me': { for: 'signedIn', run: (_, { me }) => Response.json({ role: me?.role }) },
  },
});
