import type { Condition, FieldCondition, Size } from '../../src/model/rules/matchConditions';
import { groupKey } from '../../src/model/numbers/totals';
import { wholeHoursFrom } from '../../src/model/numbers/zones';
import { textOf } from '../../src/model/values/comparable';
import type { Cube } from './cube';
import type { TallyQuery } from './store';
import { wholeDaysOf, type WholeDays } from './wholeDays';

/** One test of the hour. */
export type HourTest = {
  readonly op: Size;
  readonly hour: string;
  /** The same of a creation that is in no hour, which is compared as it stands. */
  readonly asked: { readonly op: Size; readonly value: string };
};

/** A question that a cube has the answer to. */
export type RolledQuestion = {
  /** The smallest that has all that is asked for. */
  readonly set: readonly string[];
  /** False where hours do not matter at all. */
  readonly isTimed: boolean;
  readonly hours: readonly HourTest[];
  /** How its hours are answered by days; undefined where they are not. */
  readonly days?: WholeDays | undefined;
  /** The values that each of these paths may have. */
  readonly values: readonly { readonly dim: string; readonly value: readonly string[] }[];
} & Pick<TallyQuery, 'by' | 'per' | 'zone' | 'of'>;

/** The path whose hours are kept. */
export const CREATED = 'createdAt';

/**
 * How a cube answers a question; undefined where only the records can: for what no cube can answer, for numbers and
 * values that this one has not, and for days that do not begin with an hour.
 */
export const rolledQuestion = (
  query: TallyQuery,
  { sums, sets }: Pick<Cube, 'sums' | 'sets'>,
): RolledQuestion | undefined => {
  const asked = askedOf(query);
  const { by, per, zone, of } = query;
  if (!asked || (of !== undefined && !sums.includes(of))) return undefined;
  const { hours, values, dims } = asked;
  if (per && zone !== undefined && !isInWholeHours(zone, hours)) return undefined;
  const set = smallest(sets.filter((each) => dims.every((dim) => each.includes(dim))));
  const isTimed = per !== undefined || hours.length > 0;
  const days = isTimed ? wholeDaysOf(hours, { per, zone }) : undefined;
  return set && { set, isTimed, hours, days, values, by, per, zone, of };
};

/**
 * What a cube needs for a question: the paths by which it counts apart. Undefined for one that no cube can answer: with a
 * search, with other tests than those of whole values and whole hours, by the entries of lists, or by other days than those of
 * creation.
 */
export const askedOf = ({ where, search, by, per, isList }: Omit<TallyQuery, 'of' | 'zone'>) => {
  if (isList) return undefined;
  if (search && search.text.trim() !== '') return undefined;
  if ((by === CREATED) !== (per !== undefined)) return undefined;
  const tests = where.map((condition) => hourTest(condition) ?? valueTest(condition));
  if (!tests.every(isThere)) return undefined;
  const hours = tests.filter((test) => 'hour' in test);
  const values = tests.filter((test) => 'dim' in test);
  const dims = [...values.map(({ dim }) => dim), ...(by === undefined || per ? [] : [by])];
  return { hours, values, dims };
};

/** What a creation is kept under: its hour, `2026-01-31T14`, or after `~` as it stands where it is no usual moment. */
export const hourOf = (createdAt: string): string =>
  USUAL.test(createdAt) ? createdAt.slice(0, HOUR_LETTERS) : `~${createdAt}`;

/** The same, for databases: a pattern of `like`. Letters in the place of digits would be compared alike. */
export const USUAL_LIKE = '____-__-__T__:__:__.___Z';

export const HOUR_LETTERS = 13;

/** The group of a question by hours that an hour, or a longer part of it, belongs to. */
export const groupOfHour = (
  hour: string,
  { per, zone }: Pick<RolledQuestion, 'per' | 'zone'>,
): string | null => {
  if (hour.startsWith('~')) return groupKey(hour.slice(1), per, zone);
  if (hour.length === HOUR_LETTERS) return groupKey(`${hour}:00:00.000Z`, per, zone);
  return groupKey(zone === undefined ? hour : `${hour}T00:00:00.000Z`, per, zone);
};

const USUAL = /^.{4}-..-..T..:..:..\....Z$/s;

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

const smallest = (sets: readonly (readonly string[])[]): readonly string[] | undefined =>
  sets.toSorted((a, b) => a.length - b.length)[0];

/* Before that moment a day may begin within an hour. */
const isInWholeHours = (zone: string, hours: readonly HourTest[]): boolean => {
  const from = wholeHoursFrom(zone);
  if (from === undefined || from === '') return from === '';
  return hours.some(({ op, hour }) => (op === 'gte' || op === 'gt') && hour >= from.slice(0, HOUR_LETTERS));
};

const valueTest = (condition: Condition) => {
  if (condition.op !== 'eq' && condition.op !== 'in') return undefined;
  const { path, order = 'text' } = condition;
  if (order !== 'text' || path === CREATED) return undefined;
  const values = [condition.value].flat();
  return { dim: path, value: values.map(textOf).filter(isThere) };
};

const isSize = (condition: Condition): condition is Extract<FieldCondition, { op: 'eq' | 'ne' | Size }> =>
  ['gt', 'gte', 'lt', 'lte'].includes(condition.op);

/* Moments are compared as text. What is no longer than an hour is never equal to one, and stands before its whole hour. */
const hourTest = (condition: Condition): HourTest | undefined => {
  if (!isSize(condition) || condition.path !== CREATED || condition.order === 'number') return undefined;
  const op = condition.op as Size;
  const value = textOf(condition.value) ?? '';
  const asked = { op, value };
  if (value.length <= HOUR_LETTERS)
    return { op: op === 'gte' || op === 'gt' ? 'gte' : 'lt', hour: value, asked };
  const [, hour = '', rest] = /^(.{13})(:.*)$/s.exec(value) ?? [];
  const isWhole = rest === (op === 'gte' || op === 'lt' ? ':00:00.000Z' : ':59:59.999Z');
  return isWhole ? { op, hour, asked } : undefined;
};
