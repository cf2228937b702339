import type { FakeHint } from '../../config/fakeHint';
import { textOf, type Row } from '../values/comparable';
import { addDecimals, multiplyDecimals, roundDecimal, toDecimal, type Decimal } from '../values/decimal';
import { valueThrough } from './valueThrough';
import { isBound, isLate } from './fakeHints';
import type { FakeAround, Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { matches } from '../rules/rules';
import { isPlainObject } from '../values/plainObject';

type Place = {
  readonly id: string;
  /** The whole record, and the others as they are in the end. */
  readonly around: FakeAround;
  /** What was written by hand stays. */
  readonly isGiven: (name: string) => boolean;
};

/** The fields that follow from other records (`countOf`, `sumOf`, `minus`), when all of those are made. */
export const fakeTotals = (record: Row, fields: readonly ResolvedField[], place: Place): Row =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (place.isGiven(field.name) || !Object.hasOwn(record, field.name)) return [];
      const value = record[field.name];
      if (isPlainObject(value) && field.children.length > 0) {
        const below = fakeTotals(value, field.children, { ...place, isGiven: () => false });
        return Object.keys(below).length > 0 ? [[field.name, { ...value, ...below }]] : [];
      }
      const total = totalOf(field, place);
      return total === undefined ? [] : [[field.name, total]];
    }),
  );

const totalOf = (field: ResolvedField, { id, around }: Place): unknown => {
  const { kinds, entity } = around;
  const hint: FakeHint | undefined = field.fake;
  if (!isBound(hint) || !isLate(hint) || 'runningSum' in hint) return undefined;
  if ('minus' in hint) {
    const number = toDecimal(valueThrough(hint.minus, around));
    // Something else was made where the way ends.
    if (number === undefined) return hint.else === undefined ? null : undefined;
    return storedDecimal(minus(number), field, kinds);
  }
  const [key = '', member = ''] = ('sumOf' in hint ? hint.sumOf : hint.countOf).split('.');
  const { records, fields } = entity(key);
  const own = records.filter(
    (each) => [each[hint.by]].flat().includes(id) && matches(hint.when, each, { fields, kinds }),
  );
  if ('countOf' in hint) return own.length;
  const less = hint.less === undefined ? [] : decimalsIn(own, hint.less).map(minus);
  return storedDecimal(addDecimals([...decimalsIn(own, member), ...less]), field, kinds);
};

const minus = (number: Decimal): Decimal => multiplyDecimals([number, '-1']);

/**
 * A field that adds up another one over the records in the order of their creation (`runningSum`), for each value of
 * `by` apart; by place among the records. Empty for any other field.
 */
export const fakeRunningSums = (records: readonly Row[], field: ResolvedField, kinds: Kinds): unknown[] => {
  const hint: FakeHint | undefined = field.fake;
  if (!isBound(hint) || !('runningSum' in hint)) return [];
  const sums = new Map<unknown, Decimal>();
  const made = (record: Row) => textOf(record['createdAt']) ?? '';
  const inTurn = records
    .map((record, at) => ({ record, at }))
    .toSorted((a, b) => compareTexts(made(a.record), made(b.record)));
  const values: unknown[] = [];
  for (const { record, at } of inTurn) {
    const owner = record[hint.by];
    const sum = addDecimals([sums.get(owner) ?? '0', ...decimalsIn([record], hint.runningSum)]);
    sums.set(owner, sum);
    values[at] = storedDecimal(sum, field, kinds);
  }
  return values;
};

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const decimalsIn = (records: readonly Row[], member: string): Decimal[] =>
  records.flatMap((record) => toDecimal(textOf(record[member])) ?? []);

/** A sum as the field keeps it. */
export const storedDecimal = (sum: Decimal, field: ResolvedField, kinds: Kinds): unknown => {
  const kind = kinds[field.kind];
  const digits = kind.decimals?.(field);
  const rounded: unknown = digits === undefined ? sum : roundDecimal(sum, digits);
  return kind.normalise?.(rounded as Parameters<typeof kind.validate>[0], field) ?? rounded;
};
