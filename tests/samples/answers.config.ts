import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import type { AnyHooks } from '../../server/hooks/defineHooks';
import { testConfig } from '../gateway/testConfig';

/* A sample of tests: an entity with numbers for ids, and the calls of a contract that was there before. */
const loans = {
  label: { one: 'Loan', many: 'Loans' },
  title: '{title}',
  icon: 'book',
  api: { source: 'demo' },
  fields: {
    title: { kind: 'text', required: true, search: true },
    status: { kind: 'choice', values: { lent: {}, back: {} }, default: 'lent' },
    by: { kind: 'account', default: { $me: 'id' } },
  },
  list: { filters: ['status'], order: true },
  bin: true,
  actions: { giveBack: { on: 'row', effect: { status: 'back' } } },
  demo: { count: 3 },
};

export const answersConfig = {
  ...testConfig,
  resources: { ...testConfig.resources, loans },
} as unknown as DeclaredAdmin;

export const answersHooks: Readonly<Record<string, AnyHooks>> = {
  '../overrides/samples/loans.server.ts': {
    answers: {
      'GET /apps/loans/list': async ({ query }, { records }) => {
        const status = query.get('status') ?? undefined;
        const found = await records('loans').list({ ...(status && { where: { status } }) });
        return { body: { loans: found.map(({ id, title }) => ({ id: Number(id), title })) } };
      },
      'POST /apps/loans/add': async ({ body }, { records, me }) => {
        const { id, by } = await records('loans').create({ title: body['title'], by: me?.id });
        return { status: 201, body: { id: Number(id), by } };
      },
      'POST /apps/loans/several': async ({ body }, { records }) => {
        await records('loans').createMany((body['titles'] as string[]).map((title) => ({ title })));
        return { status: 201 };
      },
      // The product has this address already.
      'GET /users': () => ({ body: { taken: true } }),
      'DELETE /apps/loans/:id': async ({ params }, { records }) => {
        await records('loans').remove(params['id'] ?? '');
        return {};
      },
      'GET /apps/loans/binned': async (_, { records }) => ({
        body: {
          loans: (await records('loans').binned()).map(({ id, title }) => ({ id: Number(id), title })),
        },
      }),
      'POST /apps/loans/:id/bin': async ({ params }, { records }) => {
        await records('loans').remove(params['id'] ?? '', { toBin: true });
        return {};
      },
    },
  },
};
