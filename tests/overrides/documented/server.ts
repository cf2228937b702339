import type config from '../../../resources.config';
import { defineHooks } from '../../../server/hooks/defineHooks';

type Jobs = { readonly charge: { readonly id: string } };

export default defineHooks<typeof config, 'campaigns', Jobs>({
  settings: ['TILL_URL'],
  secrets: ['TILL_KEY'],
  before: {
    create: ({ after }, { refusal }) => {
      if (after.name.startsWith('Test')) throw refusal({ name: 'No tests here.' });
    },
  },
  actions: { sendNow: ({ before }, { enqueue }) => enqueue('charge', { id: before.id }, { key: before.id }) },
  jobs: {
    charge: async ({ id }, { setting, secret }) => {
      const headers = { authorization: secret('TILL_KEY'), 'idempotency-key': id };
      const { ok, status } = await fetch(setting('TILL_URL'), { method: 'POST', headers });
      if (!ok) throw new Error(`The till answered ${status}.`);
    },
  },
  times: {
    remind: {
      every: '15m',
      run: async ({ records, enqueue }) => {
        const waiting = await records('campaigns').list({ where: { status: 'running' }, limit: 50 });
        for (const { id } of waiting) await enqueue('charge', { id }, { key: id, once: true });
      },
    },
  },
  routes: {
    'POST /charged/:id': {
      for: 'anybody',
      run: async (request, { params, secret, transaction }) => {
        if (request.headers.get('authorization') !== secret('TILL_KEY'))
          return new Response(null, { status: 401 });
        const { reason } = (await request.json()) as { readonly reason: string };
        return transaction(async ({ records }) => {
          const campaign = await records('campaigns').get(params['id'] ?? '');
          if (!campaign) return new Response(null, { status: 404 });
          await records('campaigns').update(campaign.id, { reason });
          return Response.json({ charged: campaign.id });
        });
      },
    },
  },
});
