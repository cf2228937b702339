import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { createMemoryStore } from '../../server/store/memory';
import { soon } from '../soon';
import { pageOf, serveLive, type LivePage } from './liveWorld';
import { recordOf, type TestGateway } from './testGateway';

const databaseUrl = process.env['DATABASE_URL'];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const open = async (gateway: TestGateway, name: string) => {
  const page = await pageOf(gateway, name);
  ends.push(() => page.socket.close());
  return page;
};

const serve = async (store: Parameters<typeof serveLive>[0]) => {
  const gateway = await serveLive(store);
  ends.push(gateway.stop);
  return gateway;
};

/* The last word on who else has the form open. */
const othersOf = ({ told }: LivePage) =>
  told
    .filter(({ event }) => event === 'editors')
    .map(({ payload }) => payload)
    .at(-1);

const becomes = (page: LivePage, id: string, [names, more]: readonly [readonly string[], number]) =>
  soon(() => expect(othersOf(page)).toEqual({ entity: 'products', id, names, more }));

const lampOf = async (gateway: TestGateway, owner: string) =>
  recordOf(await (await gateway.as('root'))('POST', '/v1/products', { name: `Of ${owner}`, owner }))._id;

describe('who has a form open', () => {
  it('is told to those who have it open, too, by name to staff alone, until they leave', async () => {
    const gateway = await serve(createMemoryStore());
    const [root, support, ann, bob] = [
      await open(gateway, 'root'),
      await open(gateway, 'support'),
      await open(gateway, 'ann'),
      await open(gateway, 'bob'),
    ];
    const id = await lampOf(gateway, ann.userId);
    const place = { entity: 'products', id };
    root.socket.emit('editing', place);
    await becomes(root, id, [[], 0]);
    ann.socket.emit('editing', place);
    await becomes(root, id, [['ann'], 0]);
    await becomes(ann, id, [[], 1]);
    // Not his record, no right, no record, no place.
    bob.socket.emit('editing', place);
    bob.socket.emit('editing', { entity: 'roles', id: 'user' });
    bob.socket.emit('editing', { entity: 'products', id: 'none' });
    bob.socket.emit('editing', { entity: ['products'], id: {} });
    support.socket.emit('editing', place);
    await becomes(root, id, [['ann', 'support'], 0]);
    await becomes(ann, id, [[], 2]);
    expect(othersOf(bob)).toBeUndefined();
    ann.socket.close();
    await becomes(root, id, [['support'], 0]);
    support.socket.emit('editing', null);
    await becomes(root, id, [[], 0]);
  });

  it('is told no more to whom the record or the right was taken, who is named no more', async () => {
    const gateway = await serve(createMemoryStore());
    const [root, support, ann] = [
      await open(gateway, 'root'),
      await open(gateway, 'support'),
      await open(gateway, 'ann'),
    ];
    const id = await lampOf(gateway, ann.userId);
    const place = { entity: 'products', id };
    ann.socket.emit('editing', place);
    await becomes(ann, id, [[], 0]);
    support.socket.emit('editing', place);
    await becomes(ann, id, [[], 1]);
    const { userId: bob } = await open(gateway, 'bob');
    const asRoot = await gateway.as('root');
    expect((await asRoot('PATCH', `/v1/products/${id}`, { owner: bob })).status).toBe(200);
    const abilities = [{ action: 'read', subject: 'products' }];
    expect((await asRoot('PATCH', '/v1/roles/support', { abilities })).status).toBe(200);
    const heard = [ann, support].map(({ told }) => told.filter(({ event }) => event === 'editors').length);
    root.socket.emit('editing', place);
    await becomes(root, id, [[], 0]);
    expect([ann, support].map(({ told }) => told.filter(({ event }) => event === 'editors').length)).toEqual(
      heard,
    );
  });

  it('is looked up once for whoever says it a thousand times while others wait', async () => {
    const store = createMemoryStore();
    const gateway = await serve(store);
    const [root, ann] = [await open(gateway, 'root'), await open(gateway, 'ann')];
    const id = await lampOf(gateway, ann.userId);
    const get = vi.spyOn(store, 'get');
    const asked = () => get.mock.calls.filter(([collection]) => collection === 'products').length;
    for (let at = 0; at < 1000; at += 1)
      ann.socket.emit('editing', { entity: 'products', id, said: 'x'.repeat(1000) });
    root.socket.emit('editing', { entity: 'products', id });
    await becomes(root, id, [['ann'], 0]);
    expect(asked()).toBeLessThan(100);
  });

  it('writes nothing into the store', async () => {
    const store = createMemoryStore();
    const gateway = await serve(store);
    const [root, ann] = [await open(gateway, 'root'), await open(gateway, 'ann')];
    const id = await lampOf(gateway, ann.userId);
    const before = await store.get('products', id);
    const writes = [vi.spyOn(store, 'insert'), vi.spyOn(store, 'update'), vi.spyOn(store, 'transaction')];
    root.socket.emit('editing', { entity: 'products', id });
    ann.socket.emit('editing', { entity: 'products', id });
    await becomes(ann, id, [[], 1]);
    expect(await store.get('products', id)).toEqual(before);
    expect(writes.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  it.skipIf(!databaseUrl)(
    'is known in all processes on one PostgreSQL, also to those that come later',
    async () => {
      const schema = ownName();
      const stores = [
        await openPostgres(databaseUrl ?? '', schema),
        await openPostgres(databaseUrl ?? '', schema),
      ] as const;
      ends.push(() => dropping(stores[0], databaseUrl ?? '', schema).close());
      ends.push(stores[1].close);
      const here = await serve(stores[0]);
      const ann = await open(here, 'ann');
      const id = await lampOf(here, ann.userId);
      ann.socket.emit('editing', { entity: 'products', id });
      await becomes(ann, id, [[], 0]);
      const there = await serve(stores[1]);
      const root = await open(there, 'root');
      root.socket.emit('editing', { entity: 'products', id });
      await becomes(root, id, [['ann'], 0]);
      await becomes(ann, id, [[], 1]);
      root.socket.close();
      await becomes(ann, id, [[], 0]);
    },
  );
});
