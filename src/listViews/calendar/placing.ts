import type { ListViewOptions } from '../../config/listViews';
import { dayOf, wholeDays } from '../../fields/range/kind';
import type { Kind, Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { startOf } from '../../model/numbers/zones';
import type { Row } from '../../model/values/comparable';
import { isPlainObject } from '../../model/values/plainObject';
import { daysAfter } from './places';
import type { Window } from './spans';

/** When an entry is: whole days, both included, or from one moment to another. */
export type When = { readonly from: string; readonly to: string; readonly isWhole: boolean };

/** Where the records of an entity say when they are. */
export type Placing = {
  /** The fields that a move writes. */
  readonly names: readonly string[];
  /** The paths of both ends; one alone where there is no length. */
  readonly paths: readonly [from: string, to?: string];
  /** The names of the filters for what ends after, and begins before. */
  readonly filters: readonly [from: string, to: string];
  /** Both ends are days and no moments. */
  readonly isOfDays: boolean;
  /** Where a record says that it is of whole days, though its ends are moments. */
  readonly wholeAt: string | undefined;
  /** Undefined of a record that does not say when it is. */
  readonly whenOf: (record: Row) => When | undefined;
  readonly valuesOf: (when: When) => Row;
};

type Options = Pick<ListViewOptions<'calendar'>, 'range' | 'from' | 'to' | 'at'>;

/** Undefined where a field is missing, as for somebody who may not see it. */
export const placingOf = (
  { range, from, to, at }: Options,
  fields: readonly ResolvedField[],
  kinds: Kinds,
): Placing | undefined => {
  const found = (name: string | undefined) => fields.find((field) => field.name === name);
  const [ranged, first, last] = [found(range), found(from ?? at), found(to)];
  if (ranged) return byRange(ranged, kinds);
  return first && (to === undefined || last) ? byFields(first, last, kinds) : undefined;
};

/** Does a field take such a value? Its kind says so. */
export const takes = (value: string, field: ResolvedField, kind: Kind): boolean =>
  kind.fault(value, field as never, {} as never) === undefined;

/** Are the values of a field days or moments, and nothing else that is written? */
export const isOfTimes = (field: ResolvedField, kind: Kind): boolean =>
  !takes(NO_TIME, field, kind) && (takes(SOME_DAY, field, kind) || takes(SOME_MOMENT, field, kind));

/** Are they days? */
export const isOfDays = (field: ResolvedField, kind: Kind): boolean => takes(SOME_DAY, field, kind);

const [SOME_DAY, SOME_MOMENT, NO_TIME] = ['2026-01-31', '2026-01-31T12:00:00.000Z', 'x'] as const;

const byRange = (field: ResolvedField, kinds: Kinds): Placing | undefined => {
  const { name, children } = field;
  const [from, to] = kinds[field.kind].ends ?? [];
  const end = children.find((child) => child.name === from);
  if (from === undefined || to === undefined || !end) return undefined;
  const wholeAt = children.find((child) => child.name === 'allDay') && `${name}.allDay`;
  const kind = kinds[end.kind];
  const areDays = isOfDays(end, kind);
  return {
    names: [name],
    paths: [`${name}.${from}`, `${name}.${to}`],
    filters: [`${name}_gte`, `${name}_lte`],
    isOfDays: areDays,
    wholeAt,
    whenOf: (record) => {
      const value = record[name];
      if (!isPlainObject(value)) return undefined;
      const isWhole = wholeAt !== undefined && value['allDay'] === true;
      const when = soundWhen(value[from], value[to], (each) => takes(each, end, kind));
      return when && isWhole
        ? { from: dayOf(when.from), to: dayOf(when.to), isWhole }
        : when && { ...when, isWhole: areDays };
    },
    valuesOf: ({ from: first, to: last, isWhole }) => ({
      [name]:
        isWhole && !areDays
          ? wholeDays(first, last)
          : { [from]: first, [to]: last, ...(wholeAt !== undefined && { allDay: false }) },
    }),
  };
};

const byFields = (first: ResolvedField, last: ResolvedField | undefined, kinds: Kinds): Placing => {
  const end = last ?? first;
  const kind = kinds[first.kind];
  const areDays = isOfDays(first, kind);
  return {
    names: last ? [first.name, last.name] : [first.name],
    paths: last ? [first.name, last.name] : [first.name],
    filters: [`${end.name}_gte`, `${first.name}_lte`],
    isOfDays: areDays,
    wholeAt: undefined,
    whenOf: (record) => {
      const when = soundWhen(record[first.name], record[end.name], (each) => takes(each, first, kind));
      return when && { ...when, isWhole: areDays };
    },
    valuesOf: ({ from, to }) => ({ [first.name]: from, ...(last && { [last.name]: to }) }),
  };
};

const soundWhen = (from: unknown, to: unknown, isSound: (each: string) => boolean) =>
  typeof from === 'string' && typeof to === 'string' && isSound(from) && isSound(to) && isInOrder(from, to)
    ? { from, to }
    : undefined;

/** The bounds of a window as moments of a time zone, both included: its days may have 23 or 25 hours. */
export const momentsIn = ({ first, last }: Window, zone: string): Bounds => [
  startOf(first, zone),
  new Date(Date.parse(startOf(daysAfter(last, 1), zone)) - 1).toISOString(),
];

type Bounds = readonly [from: string, to: string];

/**
 * What a list is asked for to have all that touches a window; where whole days are stored as moments also what is a zone
 * away from it, as a day has no zone. `isWithin` leaves that out.
 */
export const windowFilter = (
  { filters, isOfDays: areDays, wholeAt }: Placing,
  window: Window,
  zone: string,
): Row => {
  const moments = momentsIn(window, zone);
  const whole = wholeDays(window.first, window.last);
  const least = wholeAt !== undefined && whole.from < moments[0] ? whole.from : moments[0];
  const most = wholeAt !== undefined && whole.to > moments[1] ? whole.to : moments[1];
  return areDays
    ? { [filters[0]]: window.first, [filters[1]]: window.last }
    : { [filters[0]]: least, [filters[1]]: most };
};

/** Does it touch the window? */
export const isWithin = ({ from, to, isWhole }: When, window: Window, zone: string): boolean => {
  const [first, last] = isWhole ? [window.first, window.last] : momentsIn(window, zone);
  return isInOrder(from, last) && isInOrder(first, to);
};

/* As times, since a moment may be written in several ways. */
const isInOrder = (one: string, other: string): boolean => Date.parse(one) <= Date.parse(other);
