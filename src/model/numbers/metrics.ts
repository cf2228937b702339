import type { Measure } from '../../config/metric';
import type { Row } from '../values/comparable';
import { roundDecimal, unscaled, type Decimal } from '../values/decimal';
import type { Total, TotalsQuestion } from './totals';
import { startOf } from './zones';

/** A metric as the program uses it. */
export type ResolvedMetric = {
  /** Key of the entity. */
  readonly of: string;
  readonly where: Row;
  readonly measure: Measure;
  /** The number or amount of `sum` and `average`. */
  readonly field: string | undefined;
  /** What of the whole is counted for `share`, laid over `where`. */
  readonly part: Row;
  readonly during: string | undefined;
};

/** Days or moments, both included; either may be open. */
export type Range = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The moments of days in a time zone, for what is stored as moments; without a zone the days themselves, of UTC. */
export const momentsOf = (range: Range, zone: string | undefined): Range => {
  if (zone === undefined) return range;
  const { from, to } = range;
  return {
    ...(from !== undefined && { from: startOf(from, zone) }),
    ...(to !== undefined && { to: momentBefore(startOf(dayAfter(to), zone)) }),
  };
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const momentBefore = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();

export type MetricPlace = {
  /** Narrows the metric to a time, where it says by which field. */
  readonly range?: Range | undefined;
  /** Laid over `where`: `{ operator: 'id' }`. */
  readonly filter?: Row | undefined;
};

export type MetricQuestions = {
  /** What is counted or added up; its filter is that of the list behind the number. */
  readonly whole: TotalsQuestion;
  /** For a share alone. */
  readonly part: TotalsQuestion | undefined;
};

/** What has to be asked to know a metric: one question, or two for a share. */
export const metricQuestions = (
  { where, measure, field, part, during }: ResolvedMetric,
  { range, filter }: MetricPlace = {},
): MetricQuestions => {
  const whole = { ...where, ...filter, ...rangeFilter(during, range) };
  const of = measure === 'sum' || measure === 'average' ? field : undefined;
  return {
    whole: { filter: whole, ...(of !== undefined && { of }) },
    part: measure === 'share' ? { filter: { ...whole, ...part } } : undefined,
  };
};

/** The filter of a range by a field; nothing where either is missing. */
export const rangeFilter = (during: string | undefined, { from, to }: Range = {}): Row =>
  during === undefined
    ? {}
    : {
        ...(from !== undefined && { [`${during}_gte`]: from }),
        ...(to !== undefined && { [`${during}_lte`]: to }),
      };

/**
 * The number, as decimal text; a share in percent. Undefined where there is none: an average or a share of nothing.
 */
export const valueOf = (
  { measure }: Pick<ResolvedMetric, 'measure'>,
  { whole, part }: { readonly whole: Total; readonly part?: Total | undefined },
): Decimal | undefined => byMeasure[measure](whole, part);

type Reader = (whole: Total, part: Total | undefined) => Decimal | undefined;

const byMeasure: { readonly [M in Measure]: Reader } = {
  count: ({ count }) => String(count) as Decimal,
  sum: ({ sum }) => sum,
  average: ({ average }) => average,
  share: (whole, part) => percentOf(part?.count, whole.count),
};

/** Decimals of a share in percent. */
const PERCENT_DIGITS = 2;

const percentOf = (part: number | undefined, whole: number): Decimal | undefined => {
  if (part === undefined || whole === 0) return undefined;
  const digits = PERCENT_DIGITS + 1;
  const units = (BigInt(part) * 100n * 10n ** BigInt(digits)) / BigInt(whole);
  return roundDecimal(unscaled(units, digits), PERCENT_DIGITS);
};
