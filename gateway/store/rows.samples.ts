import fc from 'fast-check';
import { spans } from '../../src/model/numbers/totals';
import type { Condition, FieldCondition, Scalar } from '../../src/model/rules/matchConditions';
import type { Order } from '../../src/model/values/comparable';
import type { SortBy } from '../../src/model/rules/sorted';
import type { Position, Query, Row, TallyQuery } from '../../server/store/store';

const TIME = '2030-01-01T00:00:00.000Z';

export const row = (id: string, values: Record<string, unknown>): Row => ({
  _id: id,
  __v: 0,
  createdAt: TIME,
  updatedAt: TIME,
  ...values,
});

export const everything: Query = { where: [], sort: [], offset: 0, limit: Infinity };

// Few and colliding, so that random queries hit something; with the texts that stores may see differently.
const texts = [
  '',
  'a',
  'A',
  'ab',
  'B',
  'é',
  'É',
  'ß',
  '\u{1f600}',
  '\uffee',
  '%',
  '_',
  "'",
  '\\',
  ' a',
  'ab b',
  'a\nB',
  '%_',
  'a\\',
  'Äb',
  'äB\u{1f600}',
  'true',
  'a\u0000',
  // About as long as what is sorted by, and longer.
  'l'.repeat(199),
  'l'.repeat(200),
  `${'l'.repeat(200)}a`,
  `${'L'.repeat(200)}B`,
  `${'\u{1f600}'.repeat(200)}a`,
  '\u{1f600}'.repeat(200),
  // Ids of some of the rows.
  'R0',
  'r1',
  'R2',
];
const decimals = ['12.50', '12.5', '012.5', '-3', '.5', '5.', '1e3', '9007199254740993', '9'.repeat(120)];
const numbers = [0, 1, -1, 12.5, 1e15, 0.001, 1.5e21, 2.5e-8];
const times = ['2030-01-01', '2030-01-31T23:59:59.999Z', '2030-02-01T00:00:00.000Z', '2030'];

const scalar: fc.Arbitrary<Scalar> = fc.constantFrom<Scalar[]>(
  ...texts,
  ...decimals,
  ...times,
  ...numbers,
  true,
  false,
);

const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  fc.constant(null),
  fc.array(fc.oneof(scalar, fc.constant(null), fc.constant({ x: 1 })), { maxLength: 3 }),
  fc.record({ name: scalar, length: scalar }, { requiredKeys: [] }),
);

export const someRows: fc.Arbitrary<Row[]> = fc
  .array(fc.record({ a: value, b: value, client: value }, { requiredKeys: [] }), { maxLength: 12 })
  .map((all) => all.map((values, n) => row(`${n % 2 ? 'r' : 'R'}${n}`, values)));

const path = fc.constantFrom(
  'a',
  'b',
  'client',
  'client.name',
  'client.length',
  'nowhere',
  '_id',
  '__v',
  'createdAt',
);
const order = fc.constantFrom<Order[]>('text', 'number');

const fieldCondition: fc.Arbitrary<FieldCondition> = fc.oneof(
  fc.record({ path, op: fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte'), value: scalar, order }),
  fc.record({ path, op: fc.constant('in' as const), value: fc.array(scalar, { maxLength: 3 }), order }),
  fc.record({ path, op: fc.constant('has' as const), value: fc.array(scalar, { maxLength: 3 }), order }),
  fc.record({ path, op: fc.constant('contains' as const), value: fc.constantFrom(...texts) }),
  fc.record({ path, op: fc.constant('same' as const), value: fc.constantFrom(...texts) }),
  fc.record({ path, op: fc.constant('exists' as const), value: fc.boolean() }),
);

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 5, arbitrary: fieldCondition },
    fc.record({
      op: fc.constantFrom('and', 'or'),
      of: fc.array(tie('condition'), { maxLength: 3 }),
    }),
    fc.record({ op: fc.constant('not' as const), of: tie('condition') }),
    fc.record({
      op: fc.constant('pointsAt' as const),
      path,
      collection: fc.constant('mixed'),
      where: fc.array(tie('condition'), { maxLength: 2 }),
    }),
  ),
}));

const searchText = fc.constantFrom(...texts, '12', 'R1');
const search = fc
  .record({
    text: searchText,
    paths: fc.array(path, { maxLength: 3 }),
    also: fc.option(searchText),
    others: fc.option(fc.array(path, { minLength: 1, maxLength: 2 })),
  })
  .map(({ text, paths, also, others }) => {
    const [first] = paths;
    return {
      text,
      paths,
      ...(first !== undefined && also !== null && { also: [{ path: first, text: also }] }),
      ...(others !== null && { among: [...paths, ...others] }),
    };
  });

const someSort: fc.Arbitrary<SortBy> = fc.oneof(
  fc.constant([] as const),
  fc.tuple(fc.record({ path, order, descending: fc.boolean() })),
);

/* Beside rows that are there, and places where none is. */
const somePlace = fc.record({
  side: fc.constantFrom('after' as const, 'before' as const),
  row: fc.option(
    fc.record({
      text: fc.option(fc.constantFrom(...texts, ...decimals, ...times)),
      number: fc.option(fc.constantFrom(...numbers)),
      id: fc.constantFrom('', 'R0', 'r1', 'R2', 'r3', 'r9'),
    }),
  ),
});

const placeIn = ([by]: SortBy, { side, row }: SampleOf<typeof somePlace>): Position => {
  if (!row) return { side };
  const key = by && (by.order === 'number' ? row.number : row.text);
  return { side, row: { key: key ?? null, id: row.id } };
};

type SampleOf<A> = A extends fc.Arbitrary<infer T> ? T : never;

export const someQuery: fc.Arbitrary<Query> = fc
  .record({
    where: fc.array(condition, { maxLength: 2 }),
    search: fc.option(search, { freq: 2 }),
    sort: someSort,
    from: fc.option(somePlace),
    countTo: fc.option(fc.nat({ max: 4 })),
    offset: fc.nat({ max: 9 }),
    limit: fc.nat({ max: 12 }),
  })
  .map(({ search: wanted, from, countTo, ...query }) => ({
    ...query,
    ...(wanted && { search: wanted }),
    ...(from && { from: placeIn(query.sort, from) }),
    ...(countTo !== null && { countTo }),
  }));

export const someTally: fc.Arbitrary<TallyQuery> = fc
  .record({
    where: fc.array(condition, { maxLength: 1 }),
    search: fc.option(search, { freq: 1 }),
    by: fc.option(path),
    per: fc.option(fc.constantFrom(...spans)),
    of: fc.option(path),
  })
  .map(({ where, search: wanted, by, per, of }) => ({
    where,
    ...(wanted && { search: wanted }),
    ...(by && { by }),
    ...(by && per && { per }),
    ...(of && { of }),
  }));

/** A list without what would make it one page. */
export const someList: fc.Arbitrary<Pick<Query, 'where' | 'sort'>> = fc.record({
  where: fc.array(condition, { maxLength: 1 }),
  sort: someSort,
});
