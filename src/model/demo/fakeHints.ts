import type { FakeHint } from '../../config/fakeHint';
import { textOf, type Row } from '../values/comparable';
import { multiplyDecimals, toDecimal } from '../values/decimal';
import { targetsOf, valueThrough } from './valueThrough';
import type { FakeAround, FakeContext } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { offeredRule } from '../rules/offered';
import { matches } from '../rules/rules';
import { isPlainObject } from '../values/plainObject';

type Bound = Exclude<FakeHint, string | { readonly path: string } | { readonly oneOf: readonly unknown[] }>;

/** Does this hint look at other values? */
export const isBound = (hint: FakeHint | undefined): hint is Bound =>
  typeof hint === 'object' && !('path' in hint) && !('oneOf' in hint);

/** What a hint asks for when everything is made. */
export type LateHint =
  | Extract<Bound, { readonly countOf: string }>
  | Extract<Bound, { readonly sumOf: string }>
  | Extract<Bound, { readonly minus: string }>
  | Extract<Bound, { readonly runningSum: string }>;

export const isLate = (hint: Bound): hint is LateHint =>
  'countOf' in hint || 'sumOf' in hint || 'minus' in hint || 'runningSum' in hint;

/** The value that a hint asks for; null for none, undefined to have it made by the kind's own way. */
export const boundValue = (hint: Bound, field: ResolvedField, context: FakeContext): unknown => {
  const { around } = context;
  if (isLate(hint)) return null;
  if (!around) return undefined;
  if ('from' in hint) return valueThrough(hint.from, around);
  if ('by' in hint) {
    const values = hint.of[textOf(valueThrough(hint.by, around)) ?? ''];
    return values && context.faker.helpers.arrayElement(values);
  }
  if ('product' in hint) return productOf(hint.product.map((path) => valueThrough(path, around)));
  if ('between' in hint) return momentIn(hint.between, around, context);
  if ('steps' in hint) return fakeSteps(hint, field, { ...context, around });
  if ('daysAfter' in hint) return daysAfter(hint, around, context);
  if ('minutesAfter' in hint) return minutesAfter(hint, around, context);
  return referenceIn(hint, field, { ...context, around });
};

/** The fields of the record that a hint looks at. */
export const headsOf = (hint: FakeHint | undefined): string[] => {
  if (!isBound(hint)) return [];
  const other = headsOf('else' in hint ? hint.else : undefined);
  const paths = [...(isLate(hint) ? [] : pathsIn(hint)), ...other];
  return paths.map((path) => path.split('.')[0] ?? '');
};

const pathsIn = (hint: Exclude<Bound, LateHint>): string[] => {
  if ('from' in hint) return [hint.from];
  if ('by' in hint) return 'of' in hint ? [hint.by] : [];
  if ('like' in hint) return [...hint.like];
  if ('prefixOf' in hint) return [hint.prefixOf];
  if ('product' in hint) return [...hint.product];
  if ('steps' in hint) return [hint.steps, hint.after];
  if ('daysAfter' in hint) return [hint.daysAfter];
  if ('minutesAfter' in hint) return [hint.minutesAfter];
  return 'between' in hint ? hint.between.filter((path) => path !== undefined) : [];
};

const productOf = (values: readonly unknown[]): string | undefined => {
  const numbers = values.map(toDecimal);
  return numbers.every((each) => each !== undefined) ? multiplyDecimals(numbers) : undefined;
};

const momentIn = (
  [from, to]: readonly [string, string?],
  around: FakeAround,
  { faker, now }: FakeContext,
): Date | undefined => {
  const time = (path: string | undefined) => Date.parse(textOf(path && valueThrough(path, around)) ?? '');
  const [start, end] = [time(from), time(to)];
  if (Number.isNaN(start)) return undefined;
  const last = Math.min(Number.isNaN(end) ? now.getTime() : end, now.getTime());
  return new Date(faker.number.int({ min: Math.min(start, last), max: last }));
};

const DAY = 24 * 60 * 60 * 1000;

const daysAfter = (
  { daysAfter: path, days: [min, max] }: Extract<Bound, { readonly daysAfter: string }>,
  around: FakeAround,
  { faker }: FakeContext,
): Date | undefined => {
  const time = Date.parse(textOf(valueThrough(path, around)) ?? '');
  return Number.isNaN(time) ? undefined : new Date(time + faker.number.int({ min, max }) * DAY);
};

const SECOND = 1000;

const minutesAfter = (
  { minutesAfter: path, minutes: [min, max] }: Extract<Bound, { readonly minutesAfter: string }>,
  around: FakeAround,
  { faker, now }: FakeContext,
): Date | undefined => {
  const time = Date.parse(textOf(valueThrough(path, around)) ?? '');
  const seconds = faker.number.int({ min: min * 60, max: max * 60 });
  return Number.isNaN(time) ? undefined : new Date(Math.min(time + seconds * SECOND, now.getTime()));
};

type Reference = Extract<Bound, { readonly like: readonly string[] } | { readonly prefixOf: string }>;

type Placed = FakeContext & { readonly around: FakeAround };

const referenceIn = (hint: Reference, field: ResolvedField, { around, faker, kinds }: Placed): unknown => {
  const targets = targetsOf(field.name, { fields: [field], kinds });
  if (targets.length === 0) return undefined;
  const offered = offeredRule(field, { record: around.values });
  const ids = targets.flatMap((to) => {
    const { fields, records } = around.entity(to);
    const fits = (record: Row) => matches(offered, record, { fields, kinds }) && agrees(hint, record, around);
    return records.filter(fits).map(({ id }) => id);
  });
  if (ids.length === 0) return null;
  const chosen = faker.helpers.arrayElement(ids);
  return kinds[field.kind].filter === 'holds' ? [chosen] : chosen;
};

const agrees = (hint: Reference, record: Row, around: FakeAround): boolean => {
  if ('like' in hint) return hint.like.every((name) => record[name] === around.values[name]);
  const value = textOf(valueThrough(hint.prefixOf, around)) ?? '';
  const beginnings = record[hint.in];
  return Array.isArray(beginnings) && beginnings.some((each) => value.startsWith(String(each)));
};

type Steps = { readonly steps: string; readonly after: string };

type Step = { readonly at: string; readonly status: string };

const LONGEST = 40;

/**
 * A timeline along the field's transitions: the shortest way to the status, from the moment on, a few seconds between
 * two steps and up to forty before the last. It ends before now; null where no way leads there.
 */
const fakeSteps = (
  hint: Steps,
  field: ResolvedField,
  { around, faker, now }: FakeContext & { readonly around: FakeAround },
): Step[] | null => {
  const status = textOf(valueThrough(hint.steps, around));
  const start = Date.parse(textOf(valueThrough(hint.after, around)) ?? '');
  const moves = 'transitions' in field && isPlainObject(field.transitions) ? field.transitions : {};
  const way = status === undefined ? undefined : shortestWay(moves, status);
  if (!way || Number.isNaN(start)) return null;
  const room = Math.max(Math.floor((now.getTime() - start) / SECOND), 0);
  let seconds = 0;
  return way.map((each, index) => {
    const isLast = index === way.length - 1;
    if (index > 0) seconds += isLast ? faker.number.int({ min: 3, max: LONGEST }) : 1;
    return { at: new Date(start + Math.min(seconds, room) * SECOND).toISOString(), status: each };
  });
};

/* Breadth first. What happens at once is not planned before: the way begins behind the first state. */
const shortestWay = (moves: Readonly<Record<string, unknown>>, status: string): string[] | undefined => {
  const nextOf = (state: string) => (Array.isArray(moves[state]) ? (moves[state] as string[]) : []);
  const targets = new Set(Object.keys(moves).flatMap(nextOf));
  const starts = Object.keys(moves).filter((state) => !targets.has(state));
  const ways = starts.map((state) => nextOf(state).slice(0, 1));
  if (starts.includes(status)) return [status];
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === status) return way;
    for (const next of nextOf(last)) if (!way.includes(next)) ways.push([...way, next]);
  }
  return undefined;
};
