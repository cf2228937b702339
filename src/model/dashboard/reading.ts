import type { Row } from '../values/comparable';
import type { Decimal } from '../values/decimal';
import {
  metricQuestions,
  momentsOf,
  rangeFilter,
  valueOf,
  type Range,
  type ResolvedMetric,
} from '../numbers/metrics';
import type { Span, Total, Totals, TotalsQuestion } from '../numbers/totals';
import { rangeOfStep, type SpanOfDays } from './timeSpan';

/** A metric at one place and time, alone or in groups: what one number, line or ring is drawn from. */
export type Reading = {
  readonly metric: ResolvedMetric;
  /** Days. */
  readonly range?: Range | undefined;
  /** Whose days they are, where moments are looked at. Default: UTC's. */
  readonly zone?: string | undefined;
  /** Laid over what the metric is about. */
  readonly filter?: Row | undefined;
  readonly by?: string | undefined;
  readonly per?: Span | undefined;
};

export type ReadingQuestions = {
  /** Key of the entity. */
  readonly of: string;
  readonly whole: TotalsQuestion;
  readonly part: TotalsQuestion | undefined;
};

/** What has to be asked for a reading. The filter of `whole` is that of the list behind it. */
export const readingQuestions = ({ metric, range, zone, filter, by, per }: Reading): ReadingQuestions => {
  const { whole, part } = metricQuestions(metric, { range: range && momentsOf(range, zone), filter });
  const grouped = {
    ...(by !== undefined && { by }),
    ...(per !== undefined && { per, ...(zone !== undefined && { zone }) }),
  };
  return { of: metric.of, whole: { ...whole, ...grouped }, part: part && { ...part, ...grouped } };
};

/** One number of a reading; the records behind it are counted in `count`. */
export type Figure = { readonly value: Decimal | undefined; readonly count: number };

export type Figures = {
  readonly all: Figure;
  /** By the value of the field that makes the groups; null for records without one. */
  readonly groups: ReadonlyMap<string | null, Figure>;
  /** There were more groups than are told. */
  readonly isCut: boolean;
};

export type Answers = { readonly whole: Totals; readonly part?: Totals | undefined };

/** The numbers of a reading out of what was answered. */
export const figuresOf = ({ metric }: Pick<Reading, 'metric'>, { whole, part }: Answers): Figures => {
  const figure = (total: Total, share: Total | undefined): Figure => ({
    value: valueOf(metric, { whole: total, part: share }),
    count: total.count,
  });
  const parts = new Map(part?.groups.map((group) => [group.key, group]));
  const shareOf = (key: string | null): Total | undefined => part && (parts.get(key) ?? { count: 0 });
  return {
    all: figure(whole.all, part?.all),
    groups: new Map(whole.groups.map((group) => [group.key, figure(group, shareOf(group.key))])),
    isCut: whole.cut === true,
  };
};

/** What the list behind one group is filtered by; undefined for records without a value, which no filter finds. */
export const groupFilter = (
  { by, per, zone }: Pick<Reading, 'by' | 'per' | 'zone'>,
  key: string | null,
  span?: SpanOfDays,
): Row | undefined => {
  if (by === undefined || key === null) return undefined;
  if (per === undefined) return { [by]: [key] };
  return span && rangeFilter(by, momentsOf(rangeOfStep(key, span), zone));
};
