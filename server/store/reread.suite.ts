import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { knownKinds } from '../records/changedKinds';
import { rereadFields, rereadStore, type Unread } from '../records/rereadFields';
import type { Store } from './store';

const label = { one: 'One', many: 'Many' };

const modelOf = (fields: object) =>
  createModel(
    {
      name: 'Test',
      groups: {},
      resources: {
        parcels: {
          label,
          title: '{name}',
          icon: 'person',
          fields: { name: { kind: 'text' }, ...fields },
          api: { collection: 'mixed' },
        },
      },
    } as unknown as DeclaredAdmin,
    kinds,
  );

const states = { open: {}, done: { label: 'Finished' } };

/* What a field took, what it takes, and values with what becomes of them; none where they stay as they are. */
const changes: readonly (readonly [
  before: object,
  after: object,
  values: readonly (readonly [unknown, unknown?])[],
])[] = [
  [
    { kind: 'text' },
    { kind: 'number' },
    [['12.5', 12.5], ['1 234', 1234], ['12 kg'], ['1e999'], ['-3', -3], [' ', ' ']],
  ],
  [{ kind: 'text' }, { kind: 'number', max: 10 }, [['7', 7], ['70']]],
  [
    { kind: 'text' },
    { kind: 'money', currency: 'EUR' },
    [['12.5', '12.5'], ['1.234,50', '1234.50'], ['much']],
  ],
  [{ kind: 'text' }, { kind: 'phone' }, [['+49 171 392 00 41', '+491713920041'], ['nobody']]],
  [{ kind: 'text' }, { kind: 'choice', values: states }, [['open', 'open'], ['Finished', 'done'], ['lost']]],
  [
    { kind: 'text' },
    { kind: 'date' },
    [['2030-01-31', '2030-01-31'], ['31.01.2030', '2030-01-31'], ['soon']],
  ],
  [{ kind: 'text' }, { kind: 'boolean' }, [['yes', true], ['0', false], ['perhaps']]],
  [{ kind: 'text' }, { kind: 'email' }, [['Ann@Example.com ', 'Ann@example.com'], ['Ann']]],
  [{ kind: 'text' }, { kind: 'tags' }, [['new, old', ['new', 'old']]]],
  [{ kind: 'tags' }, { kind: 'text' }, [[['new', 'old'], 'new, old']]],
  [
    { kind: 'tags' },
    { kind: 'countries' },
    [
      [
        ['DE', 'Österreich'],
        ['DE', 'AT'],
      ],
      [['DE', 'Atlantis']],
    ],
  ],
  [
    { kind: 'tags' },
    { kind: 'dialPrefixes' },
    [
      [
        ['49151', '+49 152'],
        ['+49151', '+49152'],
      ],
      [['abc']],
    ],
  ],
  [
    { kind: 'tags' },
    { kind: 'choices', values: states },
    [
      [
        ['Finished', 'open'],
        ['open', 'done'],
      ],
      [['open', 'lost']],
    ],
  ],
  [{ kind: 'text' }, { kind: 'choices', values: states }, [['open, Finished', ['open', 'done']]]],
  [{ kind: 'text' }, { kind: 'country' }, [['Deutschland', 'DE'], ['AT', 'AT'], ['Atlantis']]],
  [{ kind: 'text' }, { kind: 'time' }, [['21:00', '21:00'], ['9:30', '09:30'], ['25:00']]],
  [
    { kind: 'number' },
    { kind: 'text' },
    [
      [12.5, '12.5'],
      [0, '0'],
    ],
  ],
  [{ kind: 'boolean' }, { kind: 'text' }, [[true, 'true']]],
  [{ kind: 'number' }, { kind: 'money', currency: 'EUR' }, [[3, '3.00'], [0.005]]],
  [
    { kind: 'choice', values: { ...states, lost: {} } },
    { kind: 'choice', values: states },
    [['lost'], ['done', 'done']],
  ],
  [
    { kind: 'items', of: { n: { kind: 'text' } } },
    { kind: 'items', of: { n: { kind: 'number' } } },
    [
      [
        [{ n: '1' }, { n: '2.5', more: 1 }],
        [{ n: 1 }, { n: 2.5, more: 1 }],
      ],
      [[{ n: 'one' }]],
    ],
  ],
  [{ kind: 'group', of: { n: { kind: 'text' } } }, { kind: 'text' }, [[{ n: '1' }]]],
];

/** What becomes of records whose field takes other values by now. */
export const describeReread = (name: string, open: () => Promise<Store>) =>
  describe(`a field that changed its kind in the ${name} store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    const all = { where: [], sort: [] as const, offset: 0, limit: 10_000 };
    /* The start of a gateway with these fields. */
    const start = async (fields: object) => {
      const model = modelOf(fields);
      const { changed, keep } = await knownKinds(model, store);
      const unread: Unread[] = [];
      for (const each of changed) unread.push(...(await rereadFields(store, each, { kinds })).unread);
      await keep(
        changed.filter(({ fields: some }) =>
          some.some((field) => unread.some((one) => one.field === field.name)),
        ),
      );
      return { changed: changed.flatMap((each) => each.fields.map((field) => field.name)), unread };
    };

    it.each(changes)(
      'from %o to %o has its values rewritten that it reads, and names the others',
      async (before, after, values) => {
        await start({ v: before });
        const rows = values.map(([v], n) => row(`r${n}`, { name: `n${n}`, v }));
        await store.insertMany('mixed', rows);
        const meanwhile = rereadStore(
          store,
          new Set((await knownKinds(modelOf({ v: after }), store)).changed),
          kinds,
        );
        const expected = rows.map((each, n) => ({ ...each, v: values[n]?.[1] ?? each['v'] }));
        expect((await meanwhile.list('mixed', all)).rows).toEqual(expected);
        const lost = values.flatMap(([, to], n) => (to === undefined ? [`r${n}`] : []));
        const { changed, unread } = await start({ v: after });
        expect(changed).toEqual(['v']);
        expect(unread).toEqual(lost.length === 0 ? [] : [{ field: 'v', count: lost.length, ids: lost }]);
        expect((await store.list('mixed', all)).rows).toEqual(expected);
        // What is left is looked at again, nothing else is.
        expect((await start({ v: after })).changed).toEqual(lost.length === 0 ? [] : ['v']);
      },
    );

    it('that also has another name, and one that nobody knew what it took, are rewritten; a new one is not looked at', async () => {
      await store.insertMany('mixed', [row('a', { n: '1' })]);
      expect((await start({ n: { kind: 'number' } })).changed).toEqual(['name', 'n']);
      expect(await store.get('mixed', 'a')).toEqual(row('a', { n: 1 }));
      const was = { kind: 'text', was: 'n' };
      expect((await start({ m: was, other: { kind: 'date' } })).changed).toEqual(['m']);
      expect((await start({ m: was, other: { kind: 'date' } })).changed).toEqual([]);
      expect((await start({ m: was, other: { kind: 'number' } })).changed).toEqual(['other']);
    });

    it('that is a choice of more values is not looked at, and one of fewer or of others is', async () => {
      const startWith = async (...values: string[]) => {
        const all = Object.fromEntries(values.map((value) => [value, {}]));
        return (await start({ v: { kind: 'choice', values: all } })).changed;
      };
      await startWith('open', 'done');
      expect(await startWith('new', 'done', 'open')).toEqual([]);
      expect(await startWith('new', 'done')).toEqual(['v']);
      expect(await startWith('new', 'done')).toEqual([]);
      expect(await startWith('new', 'old')).toEqual(['v']);
      expect((await start({ v: { kind: 'text' } })).changed).toEqual(['v']);
    });

    it('is unique in its new form, and what another record has by then stays as it is', async () => {
      const text = { v: { kind: 'text', unique: true } };
      await start(text);
      const claims = ({ v }: Record<string, unknown>) => ({ v: String(v) });
      await store.insertMany(
        'mixed',
        [row('a', { v: '07' }), row('b', { v: '7' }), row('c', { v: '8.0' })],
        claims,
      );
      const { unread } = await start({ v: { kind: 'number', unique: true } });
      expect(unread).toEqual([{ field: 'v', count: 1, ids: ['a'] }]);
      const { rows } = await store.list('mixed', all);
      expect(rows.map(({ v }) => v)).toEqual(['07', 7, 8]);
      await expect(store.insert('mixed', row('d', {}), { v: '8' })).rejects.toThrow('already in use');
      await store.insert('mixed', row('e', {}), { v: '8.0' });
    });

    it('loses nothing when it ends at any of eight moments, is read all the while, and goes on', async () => {
      const many = Array.from({ length: 1300 }, (_, n) =>
        row(`r${String(n).padStart(4, '0')}`, { v: String(n) }),
      );
      const expected = many.map((each, n) => ({ ...each, v: n }));
      for (let moment = 0; moment < 8; moment += 1) {
        await store.clear();
        await start({ v: { kind: 'text' } });
        await store.insertMany('mixed', many);
        const { changed } = await knownKinds(modelOf({ v: { kind: 'number' } }), store);
        const [each] = changed;
        if (!each) throw new Error('nothing has changed');
        await rereadFields(endingAt(store, moment), each, { kinds }).catch((error: unknown) =>
          expect(String(error)).toBe('Error: ended'),
        );
        const meanwhile = rereadStore(store, new Set(changed), kinds);
        expect((await meanwhile.list('mixed', all)).rows).toEqual(expected);
        await start({ v: { kind: 'number' } });
        expect((await store.list('mixed', all)).rows).toEqual(expected);
      }
    }, 120_000);

    it('keeps what others write meanwhile, and makes nobody’s edit a conflict', async () => {
      await start({ v: { kind: 'text' } });
      await store.insertMany('mixed', [row('a', { v: '1' }), row('b', { v: '2' }), row('c', { v: '3' })]);
      let isFirst = true;
      const meeting: Store = {
        ...store,
        list: async (...asked) => {
          const page = await store.list(...asked);
          if (isFirst) {
            await store.update('mixed', 'a', { patch: { v: 17 } });
            await store.remove('mixed', 'b');
          }
          isFirst = false;
          return page;
        },
      };
      const { changed } = await knownKinds(modelOf({ v: { kind: 'number' } }), store);
      for (const each of changed) await rereadFields(meeting, each, { kinds });
      expect(await store.get('mixed', 'a')).toMatchObject({ v: 17, __v: 1 });
      expect(await store.update('mixed', 'c', { patch: { name: 'x' }, ifVersion: 0 })).toMatchObject({
        v: 3,
        name: 'x',
      });
    });
  });

/* A process that ends: before it reads, within a transaction, before its commit or after it. */
const endingAt = (store: Store, moment: number): Store => {
  let left = moment;
  const pass = () => {
    left -= 1;
    if (left < 0) throw new Error('ended');
  };
  return {
    ...store,
    list: async (...asked) => {
      pass();
      return store.list(...asked);
    },
    transaction: async (run) => {
      const result = await store.transaction(async (inner) => {
        pass();
        const done = await run(inner);
        pass();
        return done;
      });
      pass();
      return result;
    },
  };
};
