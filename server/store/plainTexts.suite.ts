import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Condition } from '../../src/model/rules/matchConditions';
import { row } from '../../gateway/store/rows.samples';
import { namesFound, namesInOrder } from './namesFound.samples';
import type { Query, Store } from './store';

/** Every store finds texts and puts them in order as they read, in the same way. */
export const describePlainTexts = (name: string, open: () => Promise<Store>) =>
  describe(`${name} takes texts as they read`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const found = async (text: string, paths: readonly string[] = ['name', 'client.name']) => {
      const query: Query = { where: [], search: { text, paths }, sort: [], offset: 0, limit: 100 };
      return (await store.list('people', query)).rows.map(({ _id }) => _id);
    };

    it('and finds all that somebody means, however it is typed', async () => {
      await store.insertMany(
        'people',
        namesFound.map(([, name], n) => row(`own ${n}`, { name })),
      );
      await store.insertMany(
        'people',
        namesFound.map(([, name], n) => row(`of a client ${n}`, { client: { name } })),
      );
      for (const [n, [typed]] of namesFound.entries()) {
        expect([typed, await found(typed)]).toEqual([
          typed,
          expect.arrayContaining([`own ${n}`, `of a client ${n}`]),
        ]);
        const where: Condition[] = [{ path: 'name', op: 'contains', value: typed }];
        expect([typed, await store.count('people', where)]).toEqual([
          typed,
          (await found(typed, ['name'])).length,
        ]);
      }
      expect(await found('zakk')).toEqual([]);
    });

    it('and puts them in order, those that read alike as they stand, in both directions', async () => {
      await store.insertMany(
        'people',
        namesInOrder.map((each, n) => row(`${(n * 7) % namesInOrder.length}`, { name: each })),
      );
      for (const descending of [false, true]) {
        const sort = [{ path: 'name', order: 'text', descending }] as const;
        const { rows } = await store.list('people', { where: [], sort, offset: 0, limit: 100 });
        const names = rows.map((each) => each['name']);
        expect(names).toEqual(descending ? namesInOrder.toReversed() : namesInOrder);
      }
    });

    it('and as they are after each way to write', async () => {
      await store.insert(
        'people',
        row('a', { name: 'José', client: { name: 'Łódź', town: 'Köln' }, note: 'Ü' }),
      );
      await store.update('people', 'a', { patch: { name: 'Jörg' } });
      expect([await found('jose'), await found('jorg'), await found('lodz')]).toEqual([[], ['a'], ['a']]);
      await store.update('people', 'a', { patch: { name: 'Anna', client: { name: 'Żak' } } });
      expect([await found('jorg'), await found('lodz'), await found('anna'), await found('zak')]).toEqual([
        [],
        [],
        ['a'],
        ['a'],
      ]);
      await store.updateMany('people', [{ id: 'a', patch: { name: 'Ærø' }, without: ['client'] }]);
      expect([await found('aero'), await found('zak'), await found('anna')]).toEqual([['a'], [], []]);
      await store.update('people', 'a', { patch: { name: { name: 'Čáslav' } }, without: ['client'] });
      expect([await found('aero'), await found('caslav'), await found('caslav', ['name.name'])]).toEqual([
        [],
        [],
        ['a'],
      ]);
      await store.update('people', 'a', { patch: {}, without: ['name'] });
      expect([await found('caslav', ['name.name']), await found('u', ['note'])]).toEqual([[], ['a']]);
    });

    it('but an address as the very letters, in either case', async () => {
      const names = [
        'jose@a.example',
        'José@a.example',
        'JOSE@B.EXAMPLE',
        'Ωmega',
        'Öz',
        'İz',
        '\u212Aelvin',
        'a_c',
        'abc',
      ];
      await store.insertMany(
        'people',
        names.map((each) => row(each, { name: each })),
      );
      const same = async (value: string) => {
        const where: Condition[] = [{ path: 'name', op: 'same', value }];
        return (await store.list('people', { where, sort: [], offset: 0, limit: 9 })).rows.map(
          ({ _id }) => _id,
        );
      };
      expect(await same('jose@A.example')).toEqual(['jose@a.example']);
      expect(await same('JOSÉ@a.example')).toEqual(['José@a.example']);
      expect(await same('jose@b.example')).toEqual(['JOSE@B.EXAMPLE']);
      expect([await same('ωMEGA'), await same('öZ'), await same('oz'), await same('iz')]).toEqual([
        ['Ωmega'],
        ['Öz'],
        [],
        ['İz'],
      ]);
      expect([await same('kelvin'), await same('A_C')]).toEqual([['\u212Aelvin'], ['a_c']]);
    });
  });
