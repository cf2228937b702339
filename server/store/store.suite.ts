import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everything, row } from '../../gateway/store/rows.samples';
import { hexOf, randomBytes } from '../bytes';
import type { Store } from './store';
import { StoreConflict, StoreMissing } from './store';

/** What every store promises, run against one of them. `open` is called once; the records go between the cases. */
export const describeStore = (name: string, open: () => Promise<Store>) =>
  describe(`the ${name} store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const ids = async () => (await store.list('plans', everything)).rows.map(({ _id }) => _id);

    it('gives back what was put in, nested values and odd texts included', async () => {
      const odd = row('a', {
        name: `O'Brien "; drop -- $1`,
        client: { tags: ['x', null, 2] },
        none: null,
        ok: true,
      });
      expect(await store.insert('plans', odd)).toEqual(odd);
      expect(await store.get('plans', 'a')).toEqual(odd);
      expect(await store.get('users', 'a')).toBeUndefined();
    });

    it('replaces the two things no database text can hold, and leaves the escapes a person wrote', async () => {
      const stored = await store.insert(
        'plans',
        row('a', { name: 'a\u0000b\ud800c', written: '\\u0000 \\\\ud800' }),
      );
      expect(stored).toMatchObject({ name: 'a\ufffdb\ufffdc', written: '\\u0000 \\\\ud800' });
      expect(await store.get('plans', 'a\u0000')).toBeUndefined();
    });

    it('hands out copies: changing one changes nothing stored', async () => {
      const handed = await store.insert('plans', row('a', { client: { name: 'Ann' } }));
      Object.assign(handed['client'] as object, { name: 'Bob' });
      expect(await store.get('plans', 'a')).toMatchObject({ client: { name: 'Ann' } });
    });

    it('lays a patch over the record, counts the write and keeps id and birth', async () => {
      await store.insert('plans', row('a', { name: 'Ann', price: '1.00', client: { a: 1 } }));
      const patch = {
        _id: 'z',
        __v: 9,
        createdAt: 'never',
        updatedAt: '2031-01-01',
        price: null,
        client: { b: 2 },
      };
      const expected = {
        ...row('a', { name: 'Ann', price: null, client: { b: 2 } }),
        __v: 1,
        updatedAt: '2031-01-01',
      };
      expect(await store.update('plans', 'a', { patch })).toEqual(expected);
      expect(await store.get('plans', 'a')).toEqual(expected);
    });

    it('leaves the version as it is for a write aside', async () => {
      await store.insert('plans', row('a', { name: 'Ann', seen: null }));
      await store.update('plans', 'a', { patch: { seen: 'today' }, isAside: true });
      expect(await store.get('plans', 'a')).toEqual(row('a', { name: 'Ann', seen: 'today' }));
      await store.update('plans', 'a', { patch: { name: 'Bob' }, ifVersion: 0 });
      expect(await store.get('plans', 'a')).toMatchObject({ name: 'Bob', seen: 'today', __v: 1 });
    });

    it('refuses a write on a stale version and shows the current record', async () => {
      await store.insert('plans', row('a', { name: 'one' }));
      const current = await store.update('plans', 'a', { patch: { name: 'two' }, ifVersion: 0 });
      const reason = { kind: 'version', current };
      await expect(
        store.update('plans', 'a', { patch: { name: 'three' }, ifVersion: 0 }),
      ).rejects.toMatchObject({
        reason,
      });
      await expect(store.remove('plans', 'a', { ifVersion: 0 })).rejects.toMatchObject({ reason });
      expect(await store.get('plans', 'a')).toEqual(current);
    });

    it('lets exactly one of many writers of the same version through', async () => {
      await store.insert('plans', row('a', {}));
      const writes = Array.from({ length: 8 }, (_, n) =>
        store.update('plans', 'a', { patch: { n }, ifVersion: 0 }),
      );
      const settled = await Promise.allSettled(writes);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.get('plans', 'a')).toMatchObject({ __v: 1 });
    });

    it('says so when the record is not there', async () => {
      await expect(store.update('plans', 'a', { patch: {} })).rejects.toThrow(StoreMissing);
      await expect(store.remove('plans', 'a')).rejects.toThrow(StoreMissing);
    });

    it('keeps a value for one record, and names the field another one wanted', async () => {
      await store.insert('plans', row('a', {}), { name: 'Basic', code: 'B' });
      const refused = store.insert('plans', row('b', {}), { name: 'Other', code: 'B' });
      await expect(refused).rejects.toMatchObject({ reason: { kind: 'unique', field: 'code' } });
      await expect(store.insert('plans', row('a', {}))).rejects.toMatchObject({ reason: { field: '_id' } });
      await store.insert('users', row('b', {}), { code: 'B' });
      expect(await ids()).toEqual(['a']);
    });

    it('tells unique values apart however long they are, and however late they differ', async () => {
      const long = hexOf(randomBytes(10_000));
      await store.insert('plans', row('a', {}), { code: `${long}a` });
      await store.insert('plans', row('b', {}), { code: `${long}b` });
      const refused = store.insert('plans', row('c', {}), { code: `${long}b` });
      await expect(refused).rejects.toMatchObject({ reason: { kind: 'unique', field: 'code' } });
      await store.update('plans', 'b', { patch: {}, uniques: { code: null } });
      await store.update('plans', 'a', { patch: {}, uniques: { code: `${long}b` } });
    });

    it('moves, keeps and frees a unique value with its record', async () => {
      await store.insert('plans', row('a', {}), { code: 'A' });
      await store.insert('plans', row('b', {}), { code: 'B' });
      await expect(store.update('plans', 'b', { patch: { n: 1 }, uniques: { code: 'A' } })).rejects.toThrow(
        StoreConflict,
      );
      expect(await store.get('plans', 'b')).toEqual(row('b', {}));
      await store.update('plans', 'a', { patch: {}, uniques: { code: 'A' } });
      await store.update('plans', 'a', { patch: {}, uniques: { code: null } });
      await store.update('plans', 'b', { patch: {}, uniques: { code: 'A' } });
      await store.insert('plans', row('c', {}), { code: 'B' });
      await store.remove('plans', 'b');
      await store.insert('plans', row('d', {}), { code: 'A' });
      expect(await ids()).toEqual(['a', 'c', 'd']);
    });

    it('forgets those that are there, with their unique values', async () => {
      for (const id of ['a', 'b', 'c']) await store.insert('plans', row(id, {}), { code: id });
      const gone = await store.forget('plans', ['a', 'b', 'gone']);
      expect(gone.map(({ _id }) => _id).sort()).toEqual(['a', 'b']);
      await store.transaction((inner) => inner.forget('plans', ['b']));
      await store.insert('plans', row('d', {}), { code: 'a' });
      expect(await ids()).toEqual(['c', 'd']);
    });

    it('inserts many with their unique values, or none of them', async () => {
      const many = Array.from({ length: 2500 }, (_, n) => row(`id${String(n).padStart(4, '0')}`, { n }));
      await store.insertMany('plans', many, ({ _id }) => ({ code: _id }));
      expect(await store.count('plans', [])).toBe(2500);
      const again = [...many.map(({ _id }) => row(`new${_id}`, {})), row('id0001', {})];
      await expect(store.insertMany('plans', again)).rejects.toThrow(StoreConflict);
      await expect(store.insert('plans', row('x', {}), { code: 'id2499' })).rejects.toThrow(StoreConflict);
      expect(await store.count('plans', [])).toBe(2500);
    });

    it('changes many, each at the version that was read, or none of them', async () => {
      await store.insertMany('plans', [row('a', { n: 1, m: 1 }), row('b', { n: 1 }), row('c', { n: 1 })]);
      const later = '2031-01-01T00:00:00.000Z';
      await store.updateMany('plans', [
        { id: 'a', patch: { n: 2, updatedAt: later }, ifVersion: 0 },
        { id: 'b', patch: { n: 3 }, isAside: true },
      ]);
      expect(await store.get('plans', 'a')).toMatchObject({ n: 2, m: 1, __v: 1, updatedAt: later });
      expect(await store.get('plans', 'b')).toMatchObject({ n: 3, __v: 0 });
      const change = { patch: { n: 9 }, ifVersion: 0 };
      const stale = store.updateMany('plans', [
        { id: 'c', ...change },
        { id: 'a', ...change },
      ]);
      await expect(stale).rejects.toMatchObject({
        reason: { kind: 'version', current: { _id: 'a', __v: 1 } },
      });
      const missing = store.updateMany('plans', [
        { id: 'c', ...change },
        { id: 'd', ...change },
      ]);
      await expect(missing).rejects.toThrow(StoreMissing);
      expect(await store.get('plans', 'c')).toEqual(row('c', { n: 1 }));
    });

    it('lists without counting what else there is', async () => {
      await store.insertMany('plans', [row('a', {}), row('b', {}), row('c', {})]);
      const page = { ...everything, offset: 1, limit: 1, isUncounted: true };
      const { rows, total } = await store.list('plans', page);
      expect([rows.map(({ _id }) => _id), typeof total]).toEqual([['b'], 'number']);
    });

    it('counts no further than asked', async () => {
      await store.insertMany('plans', [row('a', {}), row('b', {}), row('c', {})]);
      const total = async (countTo: number) => (await store.list('plans', { ...everything, countTo })).total;
      expect([await total(1), await total(2), await total(3), await total(9)]).toEqual([2, 3, 3, 3]);
    });

    it('reads on beside a row that is gone, in the order of the list', async () => {
      await store.insertMany(
        'plans',
        ['a', 'b', 'd', 'e'].map((id) => row(id, { name: 'Ann' })),
      );
      const read = async (side: 'after' | 'before', descending: boolean) => {
        const sort = [{ path: 'name', order: 'text', descending }] as const;
        const from = { side, row: { key: 'ann\u0001Ann', id: 'c' } };
        const { rows } = await store.list('plans', { ...everything, sort, from, limit: 1 });
        return rows.map(({ _id }) => _id).join('');
      };
      expect([await read('after', false), await read('before', false)]).toEqual(['d', 'b']);
      expect([await read('after', true), await read('before', true)]).toEqual(['b', 'd']);
    });

    it('undoes all of a transaction that throws, and keeps all of one that does not', async () => {
      const write = async (inside: Store, id: string) => {
        await inside.insert('plans', row(id, {}), { code: id });
        await inside.insertMany('users', [row(id, {})]);
      };
      const failed = store.transaction(async (inside) => {
        await write(inside, 'a');
        expect(await inside.get('plans', 'a')).toBeDefined();
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      const clash = store.transaction(async (inside) => {
        await write(inside, 'a');
        await inside.insert('plans', row('b', {}), { code: 'a' });
      });
      await expect(clash).rejects.toMatchObject({ reason: { kind: 'unique', field: 'code' } });
      await store.transaction((inside) => write(inside, 'a'));
      expect([await store.count('plans', []), await store.count('users', [])]).toEqual([1, 1]);
    });

    it('undoes a transaction within another one alone, and the whole with the outer one', async () => {
      await store.insert('plans', row('a', { n: 1 }), { code: 'A' });
      const run = (end: () => void) =>
        store.transaction(async (outer) => {
          await outer.update('plans', 'a', { patch: { n: 2 }, uniques: { code: 'B' } });
          const clash = outer.transaction(async (inner) => {
            await inner.clear('plans');
            await inner.insert('plans', row('x', {}), { code: 'A' });
            await inner.insert('plans', row('y', {}), { code: 'A' });
          });
          await expect(clash).rejects.toMatchObject({ reason: { kind: 'unique', field: 'code' } });
          await outer.transaction((inner) => inner.insert('plans', row('b', {}), { code: 'A' }));
          await outer.update('plans', 'b', { patch: { n: 3 } });
          end();
        });
      const failed = run(() => {
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect([await ids(), await store.get('plans', 'a')]).toEqual([['a'], row('a', { n: 1 })]);
      await run(() => undefined);
      expect(await ids()).toEqual(['a', 'b']);
      await expect(store.insert('plans', row('c', {}), { code: 'A' })).rejects.toThrow(StoreConflict);
      await expect(store.insert('plans', row('c', {}), { code: 'B' })).rejects.toThrow(StoreConflict);
    });

    it('empties one collection, or all', async () => {
      await store.insertMany('plans', [row('a', {})], () => ({ code: 'A' }));
      await store.insertMany('users', [row('a', {})]);
      await store.clear('plans');
      await store.insert('plans', row('b', {}), { code: 'A' });
      expect([await ids(), await store.count('users', [])]).toEqual([['b'], 1]);
      await store.clear();
      expect([await ids(), await store.count('users', [])]).toEqual([[], 0]);
    });

    it('sorts numbers as numbers, text as it reads, missing values last, and ties by id either way', async () => {
      const values = { c: '10.5', a: 9, b: null, e: 'x', d: '10.50', f: 'É', g: 'é' };
      await store.insertMany(
        'plans',
        Object.entries(values).map(([id, v]) => row(id, { v })),
      );
      const by = async (order: 'text' | 'number', descending: boolean) => {
        const { rows } = await store.list('plans', {
          ...everything,
          sort: [{ path: 'v', order, descending }],
        });
        return rows.map(({ _id }) => _id).join('');
      };
      expect(await by('number', false)).toBe('acdbefg');
      expect(await by('number', true)).toBe('dcagfeb');
      expect(await by('text', false)).toBe('cdafgeb');
      expect(await by('text', true)).toBe('egfadcb');
    });

    it('pages, counts all matches, and searches the named paths without regard to case', async () => {
      const names = ['Anna', 'BANANE', '100%_\\', 'Éva'];
      await store.insertMany(
        'plans',
        names.map((name, n) => row(`${n}`, { client: { name }, other: 'anna' })),
      );
      const search = async (text: string) =>
        store.list('plans', { ...everything, search: { text, paths: ['client.name'] }, limit: 1 });
      expect(await search(' aN ')).toMatchObject({ total: 2, rows: [{ _id: '0' }] });
      expect(await search('%_\\')).toMatchObject({ total: 1, rows: [{ _id: '2' }] });
      expect(await search('éV')).toMatchObject({ total: 1, rows: [{ _id: '3' }] });
      expect((await search('  ')).total).toBe(4);
      expect(await store.list('plans', { ...everything, offset: 3, limit: 2 })).toMatchObject({
        total: 4,
        rows: [{ _id: '3' }],
      });
    });
  });
