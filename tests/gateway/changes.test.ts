import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { AT_ONCE } from '../../server/live/paced';
import { createMemoryStore } from '../../server/store/memory';
import { soon } from '../soon';
import { happens, pageOf, serveLive, type LivePage } from './liveWorld';
import { recordOf, type Caller, type TestGateway } from './testGateway';

const hooks = {
  '../overrides/groups.server.ts': {
    after: {
      create: async ({ after }: { after: { name: string } }, { records, refusal }: Tools) => {
        await records('products').create({ name: `Of ${after.name}`, owner: ids.ann });
        if (after.name === 'Nobody') throw refusal({ name: 'Not this one.' });
      },
      update: async ({ after }: { after: { id: string; name: string } }, { records }: Tools) => {
        const held = await records('products').list({ where: { groups: after.id } });
        if (after.name === 'Counting')
          for (const { id } of held) await records('products').update(id, { quantity: 4 }, { aside: true });
        else await records('products').updateMany(held.map(({ id }) => ({ id, patch: { quantity: 3 } })));
      },
    },
  },
};

type Tools = {
  readonly records: (entity: string) => {
    readonly create: (values: object) => Promise<unknown>;
    readonly list: (asked: object) => Promise<readonly { readonly id: string }[]>;
    readonly update: (id: string, patch: object, how: object) => Promise<unknown>;
    readonly updateMany: (changes: readonly object[]) => Promise<void>;
  };
  readonly refusal: (errors: object) => Error;
};

const databaseUrl = process.env['DATABASE_URL'];

const ids = { ann: '', bob: '' };
const names = ['root', 'support', 'client', 'ann', 'bob'] as const;

let gateway: TestGateway;
let root: Caller;
let pages: Readonly<Record<(typeof names)[number], LivePage>>;

beforeAll(async () => {
  gateway = await serveLive(createMemoryStore(), { hooks });
  root = await gateway.as('root');
  const opened = await Promise.all(names.map(async (name) => [name, await pageOf(gateway, name)] as const));
  pages = Object.fromEntries(opened) as typeof pages;
  ids.ann = pages.ann.userId;
  ids.bob = pages.bob.userId;
});

afterAll(async () => {
  Object.values(pages).forEach(({ socket }) => socket.close());
  await gateway.stop();
});

const has = (page: LivePage, id: string, entity = 'products') =>
  page.of(entity).some(([each]) => each === id);

/* What is told later of the same entity has not overtaken anything. */
const settled = async () => {
  const ofAnn = await make('/v1/products', { name: `end ${Math.random()}`, owner: ids.ann });
  const ofBob = await make('/v1/products', { name: `end ${Math.random()}`, owner: ids.bob });
  await soon(() => {
    const ends = [pages.root, pages.support].flatMap((page) => [has(page, ofAnn), has(page, ofBob)]);
    expect([has(pages.ann, ofAnn), has(pages.bob, ofBob), ...ends]).not.toContain(false);
  });
};

/* Told before the next step: else both would be told as one. */
const toldToRoot = (id: string, what: string, entity = 'products') =>
  soon(() => expect(pages.root.of(entity).some(([each, its]) => each === id && its === what)).toBe(true));

const make = async (path: string, values: object) => {
  const answer = await root('POST', path, values);
  expect(answer.status).toBe(201);
  return recordOf(answer)._id;
};

const about = (id: string, entity = 'products') =>
  Object.fromEntries(
    names.map((name) => [
      name,
      pages[name]
        .of(entity)
        .filter(([each]) => each === id)
        .map(([, what]) => what),
    ]),
  );

const nobody = { root: [], support: [], client: [], ann: [], bob: [] };

describe('a change of a record', () => {
  it('8.5 is told to those whom rights and ownership let know of it, by its id alone', async () => {
    const id = await make('/v1/products', { name: 'Lamp', owner: ids.ann, margin: 7 });
    await toldToRoot(id, 'made');
    await root('PATCH', `/v1/products/${id}`, { name: 'Lamps' });
    await toldToRoot(id, 'changed');
    await root('DELETE', `/v1/products/${id}`);
    await settled();
    const all = ['made', 'changed', 'removed'];
    expect(about(id)).toEqual({ root: all, support: all, client: [], ann: all, bob: [] });
    expect(JSON.stringify([pages.ann.told, pages.support.told])).not.toContain('Lamp');
  });

  it('8.5 is told by what the record points at, where its owner stands there', async () => {
    const [ofAnn, ofBob] = [
      await make('/v1/products', { name: 'Of Ann', owner: ids.ann }),
      await make('/v1/products', { name: 'Of Bob', owner: ids.bob }),
    ];
    const review = await make('/v1/reviews', { text: 'Good', product: ofAnn });
    const other = await make('/v1/reviews', { text: 'Bad', product: ofBob });
    await toldToRoot(review, 'made', 'reviews');
    await root('DELETE', `/v1/reviews/${review}`);
    await toldToRoot(review, 'removed', 'reviews');
    await toldToRoot(other, 'made', 'reviews');
    const all = ['made', 'removed'];
    expect(about(review, 'reviews')).toEqual({ ...nobody, root: all, ann: all });
    expect(about(other, 'reviews')).toEqual({ ...nobody, root: ['made'], bob: ['made'] });
  });

  it('says who it was to staff, and to a customer only where it was that one', async () => {
    const id = await make('/v1/products', { name: 'Named', owner: ids.ann });
    await settled();
    const byOf = (page: LivePage) =>
      page.notes().find(({ records }) => records.some(([each]) => each === id))?.by;
    expect([pages.root, pages.support, pages.ann].map(byOf)).toEqual(['superAdmin', 'superAdmin', undefined]);
  });

  it('carries the key of its write to the pages of who sent it, and to no other', async () => {
    const { accessToken } = pages.root;
    const headers = { 'Idempotency-Key': 'key-of-root' };
    const body = { name: 'Keyed', owner: ids.ann };
    const { status } = await gateway.send('POST', '/v1/products', {
      body,
      authorization: accessToken,
      headers,
    });
    expect(status).toBe(201);
    await settled();
    expect(
      names.filter((name) => pages[name].of('products').some(([, , key]) => key === 'key-of-root')),
    ).toEqual(['root']);
  });

  it('is told whatever wrote it: a hook, and a deleted record that lets go of others', async () => {
    const group = await make('/v1/groups', { name: 'Hooked' });
    const id = await make('/v1/products', { name: 'Held', owner: ids.ann, groups: [group] });
    await settled();
    const { rows } = await gateway.store.list('products', {
      where: [{ path: 'name', op: 'eq', value: 'Of Hooked' }],
      sort: [],
      offset: 0,
      limit: 1,
    });
    expect(about(rows[0]?._id ?? '')).toMatchObject({ root: ['made'], ann: ['made'], bob: [] });
    expect((await root('PATCH', `/v1/groups/${group}`, { name: 'Rehooked' })).status).toBe(200);
    await settled();
    expect((await root('DELETE', `/v1/groups/${group}`)).status).toBe(200);
    await settled();
    const all = ['made', 'changed', 'changed'];
    expect(about(id)).toMatchObject({ root: all, ann: all, bob: [] });
  });

  it('is told as counted where a hook changes a number aside', async () => {
    const group = await make('/v1/groups', { name: 'Counted' });
    const id = await make('/v1/products', { name: 'Counted, too', owner: ids.ann, groups: [group] });
    await settled();
    expect((await root('PATCH', `/v1/groups/${group}`, { name: 'Counting' })).status).toBe(200);
    await settled();
    expect(about(id)).toMatchObject({ root: ['made', 'counted'], ann: ['made', 'counted'], bob: [] });
  });

  it('is not told when its transaction is undone', async () => {
    await settled();
    const before = pages.ann.of('products').length;
    expect((await root('POST', '/v1/groups', { name: 'Nobody' })).status).toBe(422);
    await settled();
    // The product that ends the wait, and no other.
    expect(pages.ann.of('products')).toHaveLength(before + 1);
  });

  it('is no longer told to whom a right was taken', async () => {
    await root('PATCH', '/v1/roles/support', { abilities: [{ action: 'read', subject: 'users' }] });
    const id = await make('/v1/products', { name: 'Secret', owner: ids.ann });
    await toldToRoot(id, 'made');
    await root('PATCH', '/v1/roles/support', { abilities: [{ action: 'read', subject: 'products' }] });
    await settled();
    expect(about(id)).toMatchObject({ root: ['made'], ann: ['made'], support: [] });
  });

  it('8.5 reaches nobody who names somebody else', async () => {
    const forged = io(gateway.url, {
      query: { user: 'customer', userId: ids.ann },
      auth: { token: pages.bob.accessToken },
      forceNew: true,
      reconnection: false,
    });
    const told: unknown[] = [];
    forged.onAny((...said: unknown[]) => told.push(said));
    expect(await happens(forged, 'connect_error')).toMatchObject({ data: { errCode: '401' } });
    await make('/v1/products', { name: 'Not for Bob', owner: ids.ann });
    await settled();
    expect(told).toEqual([]);
    forged.close();
  });
});

describe('a new record of a live entity', () => {
  it('8.5 goes to its owner as it is, and to staff as a change', async () => {
    const id = await make('/v1/notices', {
      text: 'Paid',
      person: ids.ann,
      cost: 7,
      by: pages.root.userId,
    });
    await toldToRoot(id, 'made', 'notices');
    await settled();
    const events = (page: LivePage) =>
      page.told.filter(({ event }) => event === 'notification').map(({ payload }) => payload);
    expect(events(pages.ann)).toMatchObject([{ _id: id, text: 'Paid', person: ids.ann }]);
    // Guarded, and what leads to people of whom she may read nothing.
    for (const name of ['cost', 'by']) expect(events(pages.ann)[0]).not.toHaveProperty(name);
    expect(JSON.stringify(pages.ann.told)).not.toContain(pages.root.userId);
    expect([pages.bob, pages.root, pages.support, pages.client].flatMap(events)).toEqual([]);
    expect(about(id, 'notices')).toEqual({ ...nobody, root: ['made'] });
  });
});

describe('many changes', () => {
  it('are told one by one up to ten in a second, then together once a second, and none is lost', async () => {
    const many = 60;
    const before = pages.bob.notes().length;
    const begin = performance.now();
    const answers = await Promise.all(
      Array.from({ length: many }, (_, at) =>
        root('POST', '/v1/products', { name: `Many ${at}`, owner: ids.bob }),
      ),
    );
    const made = answers.map((answer) => recordOf(answer)._id);
    const notes = () => pages.bob.notes().slice(before);
    const told = () => notes().flatMap(({ records }) => records.map(([id]) => id));
    await soon(() => expect(told().toSorted()).toEqual(made.toSorted()));
    const seconds = Math.ceil((performance.now() - begin) / 1000);
    expect(notes().length).toBeLessThanOrEqual((AT_ONCE + 1) * (seconds + 1));
    expect(notes().length).toBeLessThan(many);
    expect(pages.ann.of('products').filter(([id]) => made.includes(id))).toEqual([]);
  });
});

describe.skipIf(!databaseUrl)('two processes on one PostgreSQL', () => {
  it('8.6 tell the connections of each what was changed in the other, and hand over what is theirs', async () => {
    const schema = ownName();
    const stores = [
      await openPostgres(databaseUrl ?? '', schema),
      await openPostgres(databaseUrl ?? '', schema),
    ] as const;
    const [here, there] = [await serveLive(stores[0]), await serveLive(stores[1])];
    const [ann, bob, staff] = [
      await pageOf(there, 'ann'),
      await pageOf(there, 'bob'),
      await pageOf(there, 'root'),
    ];
    try {
      const writer = await here.as('root');
      const make = async (path: string, values: object) => recordOf(await writer('POST', path, values))._id;
      const product = await make('/v1/products', { name: 'Lamp', owner: ann.userId });
      const notice = await make('/v1/notices', { text: 'Paid', person: ann.userId });
      await soon(() => expect(ann.told).toHaveLength(2));
      await soon(() => expect(staff.of('notices')).toEqual([[notice, 'made']]));
      expect(ann.of('products')).toEqual([[product, 'made']]);
      expect(ann.told.find(({ event }) => event === 'notification')?.payload).toMatchObject({ _id: notice });
      expect(staff.of('products')).toEqual([[product, 'made']]);
      expect(bob.told).toEqual([]);
    } finally {
      for (const { socket } of [ann, bob, staff]) socket.close();
      await here.stop();
      await there.stop();
      await stores[0].close();
      await dropping(stores[1], databaseUrl ?? '', schema).close();
    }
  });
});
