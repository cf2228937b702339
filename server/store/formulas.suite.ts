import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { knownKinds } from '../records/changedKinds';
import { rereadFields, rereadStore } from '../records/rereadFields';
import type { Store } from './store';

const modelOf = (fields: object) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: {
        stays: {
          label: { one: 'Stay', many: 'Stays' },
          title: '{name}',
          icon: 'calendar',
          fields: { name: { kind: 'text' }, ...fields },
          erase: { when: 'erased', at: 'erasedAt' },
          api: { collection: 'mixed' },
        },
      },
    } as unknown as DeclaredAdmin,
    kinds,
  );

/** What becomes of records whose values follow by another formula by now. */
export const describeFormulas = (name: string, open: () => Promise<Store>) =>
  describe(`a field that follows by a formula in the ${name} store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const all = { where: [], sort: [] as const, offset: 0, limit: 10_000 };
    /* The start of a gateway with these fields, and which of them it computed anew. */
    const start = async (fields: object) => {
      const { changed, keep } = await knownKinds(modelOf(fields), store);
      for (const each of changed) await rereadFields(store, each, { kinds });
      await keep([]);
      return changed.flatMap((each) => each.fields.map((field) => field.name));
    };

    it('has what follows by another formula, or by one for the first time, and is looked at once', async () => {
      const computed = (formula: string) => ({
        n: { kind: 'number' },
        lines: {
          kind: 'items',
          of: { a: { kind: 'number' }, b: { kind: 'number', compute: { formula: 'a * 2' } } },
        },
        v: { kind: 'number', compute: { formula } },
      });
      await start({ n: { kind: 'number' } });
      await store.insertMany('mixed', [
        row('a', { n: 3, lines: [{ a: 4, b: 0 }] }),
        row('b', { n: 5, v: 9 }),
      ]);
      const values = async (from: Store = store) =>
        (await from.list('mixed', all)).rows.map(({ v, lines }) => [v, lines]);
      const changed = new Set((await knownKinds(modelOf(computed('n + 1')), store)).changed);
      const lines = [{ a: 4, b: 8 }];
      const first = [
        [4, lines],
        [6, undefined],
      ];
      expect(await values(rereadStore(store, changed, kinds))).toEqual(first);
      expect(await start(computed('n + 1'))).toEqual(['lines', 'v']);
      expect(await values()).toEqual(first);
      expect(await start(computed('n + 1'))).toEqual([]);
      expect(await start(computed('n / 0'))).toEqual(['v']);
      expect(await values()).toEqual([
        [null, lines],
        [null, undefined],
      ]);
    });

    it('stays as it is where what it followed from was erased', async () => {
      const computed = (formula: string) => ({
        n: { kind: 'number' },
        erasedAt: { kind: 'dateTime' },
        v: { kind: 'number', compute: { formula } },
      });
      await start(computed('n + 1'));
      await store.insertMany('mixed', [row('a', { n: null, v: 4, erasedAt: '2026-01-01T00:00:00.000Z' })]);
      await start(computed('n + 2'));
      expect(await store.get('mixed', 'a')).toMatchObject({ v: 4 });
    });
  });
