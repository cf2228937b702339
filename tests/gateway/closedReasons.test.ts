import { afterAll, beforeAll, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineHooks } from '../../server/hooks/defineHooks';
import { createMemoryStore } from '../../server/store/memory';
import { testAccounts, testConfig, testSeeds } from './testConfig';
import { serveGateway, type Caller, type Json, type TestGateway } from './testGateway';

const label = (one: string) => ({ one, many: `${one}s` });

/* What it earns and how far it is are closed to support, and rules ask for both. */
const deals = {
  label: label('Deal'),
  title: '{name}',
  icon: 'book',
  can: { edit: { stage: { $ne: 'lost' } }, delete: { stage: { $nin: ['lost', 'won'] } } },
  list: { bulkEdit: ['price', 'margin'] },
  fields: {
    name: f.text({ required: true }),
    price: f.number(),
    stage: f.choice({ guarded: true, values: { talk: {}, won: {}, lost: {} } }),
    margin: f.number({ guarded: true, requiredWhen: { price: { $gt: 1000 } } }),
    rank: f.number({ guarded: true, max: 10 }),
    worth: f.number({ guarded: true, max: 1000, compute: { formula: 'price * 2' } }),
  },
  transitions: { stage: { talk: ['won'], won: ['lost'], lost: [] } },
  actions: {
    approve: { on: 'both', when: { margin: { $gt: 20 } }, effect: { price: 1 } },
    praise: { on: 'both', when: { margin: 7 }, effect: { price: 2 } },
    win: { on: 'both', effect: { stage: 'won' } },
    raise: { on: 'list', when: { margin: { $gt: 20 } }, effect: { price: 3 } },
  },
  demo: { count: 0 },
};

const secrets = {
  label: label('Secret'),
  title: '{id}',
  icon: 'book',
  fields: { word: f.text({ guarded: true, required: true }) },
  demo: { count: 0 },
};

const shares = {
  label: label('Share'),
  title: '{name}',
  icon: 'book',
  fields: { name: f.text({ required: true }), deal: f.reference({ to: 'deals' }) },
  demo: { count: 0 },
};

const config = defineAdmin({
  ...testConfig,
  resources: { ...testConfig.resources, deals, secrets, shares },
} as never);

const doings = ['read', 'create', 'edit', 'delete', 'approve', 'praise', 'win', 'raise'];
const roles = testSeeds.roles.map((role) =>
  role.id === 'support'
    ? {
        ...role,
        abilities: [
          ...doings.map((action) => ({ action, subject: 'deals' })),
          { action: 'create', subject: 'secrets' },
        ],
      }
    : role,
);
const hooks = {
  'overrides/deals.server.ts': defineHooks({
    before: {
      create: ({ after }: { after: Json }) => (after['name'] === 'Ranked' ? { rank: 11 } : {}),
    } as never,
  }),
};

const first = { seeds: { ...testSeeds, roles }, accounts: testAccounts };

let gateway: TestGateway;
let support: Caller;
beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config, first, hooks });
  support = await gateway.as('support');
  const at = { __v: 0, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  await gateway.store.insertMany('deals', [
    { _id: 'talk', name: 'Talk', price: 5, stage: 'talk', margin: 13, ...at },
    { _id: 'lost', name: 'Lost', price: 5, stage: 'lost', margin: 13, ...at },
    { _id: 'held', name: 'Held', price: 5, stage: 'talk', ...at },
  ]);
  await gateway.store.insertMany('shares', [{ _id: 'share', name: 'Half', deal: 'held', ...at }]);
});
afterAll(() => gateway.stop());

const NOTHING = 'Not available for this record.';

const refusedWith = (status: number) => ({ status, body: { message: NOTHING, errors: { id: NOTHING } } });

it('no refusal of an action names what is in a field that is closed to whoever asks', async () => {
  for (const action of ['approve', 'praise'])
    expect(await support('POST', `/v1/deals/talk/${action}`)).toMatchObject(refusedWith(409));
  expect(await support('POST', '/v1/deals/lost/win')).toMatchObject(refusedWith(409));
  const root = await gateway.as('root');
  expect(await root('POST', '/v1/deals/talk/approve')).toMatchObject({
    status: 409,
    body: { errors: { margin: 'Not available while Margin is 13' } },
  });
});

it('no refusal of an edit, a deletion or a check names it either', async () => {
  expect(await support('PATCH', '/v1/deals/lost', { price: 6 })).toMatchObject(refusedWith(409));
  expect(await support('DELETE', '/v1/deals/lost')).toMatchObject(refusedWith(409));
  expect(await support('PATCH', '/v1/deals/held', { price: 2000 })).toMatchObject(refusedWith(422));
});

it('nor does one of a new record name what follows there, whether it is sent or not', async () => {
  const asked = { name: 'New', price: 600 };
  expect(await support('POST', '/v1/deals', asked)).toMatchObject(refusedWith(422));
  expect(await support('POST', '/v1/deals', { ...asked, worth: 1 })).toMatchObject(refusedWith(422));
  expect(await support('PATCH', '/v1/deals/talk', { price: 600, worth: 1 })).toMatchObject(refusedWith(422));
  const root = await gateway.as('root');
  const told = { worth: expect.stringContaining('000') as string };
  expect(await root('POST', '/v1/deals', asked)).toMatchObject({ status: 422, body: { errors: told } });
});

it('nor what a hook gives it, though somebody sends that; what every record needs is named', async () => {
  const asked = { name: 'Ranked', price: 1 };
  expect(await support('POST', '/v1/deals', asked)).toMatchObject(refusedWith(422));
  expect(await support('POST', '/v1/deals', { ...asked, rank: 1 })).toMatchObject(refusedWith(422));
  const root = await gateway.as('root');
  const told = { rank: expect.stringContaining('10') as string };
  expect(await root('POST', '/v1/deals', asked)).toMatchObject({ status: 422, body: { errors: told } });
  const { body } = await support('POST', '/v1/secrets', {});
  expect(Object.keys(body['errors'] as Json)).toEqual(['word']);
});

it('nothing that is done together tells it, by a reason or by a count', async () => {
  const list = 'search=';
  const preview = async (body: object) => (await support('POST', '/api/bulk/deals', body)).body;
  const closed = { path: 'id', key: 'actions.ruleNotMet' };
  expect(await preview({ list, values: { price: 2000 } })).toMatchObject({ changed: 1, faults: [closed] });
  /* those with this margin would be the same as before */
  expect(await preview({ list, values: { margin: 13 } })).toMatchObject({ changed: 0, same: 0, refused: 3 });
  const { body } = await support('POST', '/v1/deals/raise', { list });
  expect(body).toMatchObject({ refused: 3, faults: [closed] });
});

it('what keeps a record from going is not counted for whoever may not list it', async () => {
  const { status, body } = await support('DELETE', '/v1/deals/held');
  expect([status, body['message'], body['uses']]).toEqual([409, 'It is still in use.', undefined]);
  const root = await gateway.as('root');
  expect((await root('DELETE', '/v1/deals/held')).body['uses']).toHaveLength(1);
});
