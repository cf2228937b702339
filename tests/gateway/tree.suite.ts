import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineHooks } from '../../server/hooks/defineHooks';
import type { Store } from '../../server/store/store';
import { firstOrderRecords, orderConfig } from './orderConfig';
import { recordOf, rowsOf, serveGateway, statusesOf, type Caller } from './testGateway';
import type { OpenStore, TestGateway } from './testGateway';

const branchHooks = defineHooks({
  routes: {
    'POST /move': {
      for: 'anybody',
      run: async (request, { records }) => {
        const moves = (await request.json()) as [string, string | null][];
        await records('branches' as never).updateMany(
          moves.map(([id, parent]) => ({ id, patch: { parent } })) as never,
        );
        return Response.json({});
      },
    },
  },
});

/** Records that stand below others of their own entity, whatever keeps them. */
export const describeTree = (name: string, openStore: OpenStore): void => {
  describe(`a tree of records in ${name}`, () => {
    let store: Store;
    let gateway: TestGateway;
    let root: Caller;

    beforeAll(async () => {
      store = await openStore();
      const hooks = { '../overrides/branches.server.ts': branchHooks };
      gateway = await serveGateway(store, { config: orderConfig, first: firstOrderRecords, hooks });
      root = await gateway.as('root');
    }, 120_000);
    afterAll(async () => {
      await gateway.stop();
      await store.close();
    });

    const make = async (each: string, parent?: string) =>
      recordOf(await root('POST', '/v1/folders', { name: each, parent: parent ?? null }))._id;
    const put = (id: string, parent: string | null) => root('PATCH', `/v1/folders/${id}`, { parent });
    const refused = {
      status: 422,
      body: { errors: { parent: 'Nothing can stand below itself.' } },
    };

    it('lets nothing come to stand below itself, by an edit, many edits or a file', async () => {
      const a = await make('a');
      const b = await make('b', a);
      const c = await make('c', b);
      expect(await put(a, a)).toMatchObject(refused);
      expect(await put(a, c)).toMatchObject(refused);
      expect(await put(b, c)).toMatchObject(refused);
      const row = { id: a, values: { parent: c } };
      const file = { import: crypto.randomUUID(), file: 'folders.csv', rows: [row] };
      const imported = await root('POST', '/api/imports/folders', file);
      expect(JSON.stringify(imported.body)).toContain('Nothing can stand below itself.');
      expect((await put(c, a)).status).toBe(200);
      expect((await put(b, c)).status).toBe(200);
      expect(await put(a, b)).toMatchObject(refused);
      expect((await put(c, null)).status).toBe(200);
      expect((await put(a, b)).status).toBe(200);
    });

    it('makes no circle of two changes at the same time, each of which alone would be right', async () => {
      const branch = async (each: string) => recordOf(await root('POST', '/v1/branches', { name: each }))._id;
      const [one, other] = [await branch('one'), await branch('other')];
      const below = (id: string, parent: string) => root('PATCH', `/v1/branches/${id}`, { parent });
      const answers = await Promise.all([below(one, other), below(other, one)]);
      expect(statusesOf(answers)).toEqual([200, 422]);
    });

    it('makes no circle of many changes of a hook, each of which alone would be right', async () => {
      const branch = async (each: string) => recordOf(await root('POST', '/v1/branches', { name: each }))._id;
      const [a, b, c] = [await branch('a'), await branch('b'), await branch('c')];
      const move = (...moves: [string, string | null][]) => root('POST', '/hooks/branches/move', moves);
      expect(await move([a, b], [b, c], [c, a])).toMatchObject(refused);
      expect((await move([a, b], [b, c])).status).toBe(200);
      /* as it is stored c stands above a, and as it will be nothing does */
      expect((await move([c, a], [b, null])).status).toBe(200);
    });

    it('puts back from the bin what was above another, and closes no circle by it', async () => {
      const branch = async (each: string, parent?: string) =>
        recordOf(await root('POST', '/v1/branches', { name: each, parent: parent ?? null }))._id;
      const c = await branch('c');
      const a = await branch('a', c);
      const b = await branch('b', a);
      expect((await root('DELETE', `/v1/branches/${a}`)).status).toBe(200);
      expect((await root('PATCH', `/v1/branches/${c}`, { parent: b })).status).toBe(200);
      expect((await root('POST', '/api/bin/branches', { putBack: [a] })).body).toMatchObject({ restored: 1 });
      const parentOf = async (id: string) =>
        recordOf(await root('GET', `/v1/branches/${id}`))['parent'] ?? null;
      expect([await parentOf(a), await parentOf(b), await parentOf(c)]).toEqual([c, null, b]);
    });

    it('answers the first level, and what stands below a record, with true totals', async () => {
      const top = await make('top');
      for (const each of ['x', 'y', 'z']) await make(each, top);
      const below = await root('GET', `/v1/folders?entriesPerPage=2&page=0&parent=${top}`);
      expect(rowsOf(below).map((row) => row['name'])).toEqual(['x', 'y']);
      expect(below.body['total_results']).toBe(3);
      const first = await root('GET', '/v1/folders?entriesPerPage=100&page=0&parent_exists=false');
      expect(rowsOf(first).map((row) => row['parent'] ?? null)).toEqual(rowsOf(first).map(() => null));
      expect(rowsOf(first).map((row) => row['name'])).toContain('top');
      const others = await root('GET', '/v1/folders?entriesPerPage=100&page=0&parent_exists=true');
      const all = await root('GET', '/v1/folders?entriesPerPage=100&page=0');
      expect(rowsOf(first).length + rowsOf(others).length).toBe(rowsOf(all).length);
      expect((await root('GET', '/v1/folders?parent_exists=perhaps')).status).toBe(400);
    });

    it('begins with made-up records that stand below others, and in no circle', async () => {
      const { rows } = await store.list('folders', { where: [], sort: [], offset: 0, limit: 100 });
      const parents = new Map(rows.map((row) => [row._id, row['parent']]));
      expect([...parents.values()].filter((parent) => typeof parent === 'string').length).toBeGreaterThan(9);
      for (let id of parents.keys()) {
        const seen = new Set<string>();
        for (; typeof id === 'string'; id = parents.get(id) as string) {
          expect(seen.has(id)).toBe(false);
          seen.add(id);
        }
      }
    });
  });
};
