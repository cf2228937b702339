import type { Row } from '../values/comparable';
import { hash } from './fakeId';
import type { Resource } from '../resolved/resource';

export type Times = { readonly createdAt: string; readonly updatedAt: string };

const SPAN = 28 * 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

export type Moment = {
  readonly place: string;
  readonly index: number;
  readonly count: number;
  readonly now: Date;
};

/**
 * When a demo record was made and last changed: spread over the last 28 days, newest first. What the server stamped
 * into the record happened after it was made and before it was changed last.
 */
export const fakeTimes = (values: Row, resource: Resource, moment: Moment): Times => {
  const { place, now } = moment;
  const stamps = stampsOf(values, resource).filter((time) => time <= now.getTime());
  const spread = Date.parse(spreadOver(moment));
  const first = Math.min(spread, ...stamps.map((time) => time - HOUR * (0.1 + part(`${place}/created`))));
  const created = timeOf(values['createdAt']) ?? Math.floor(first);
  const since = Math.max(created, ...stamps);
  const changed = timeOf(values['updatedAt']) ?? since + (now.getTime() - since) * part(`${place}/updated`);
  const isFinal = !resource.can.edit && resource.actions.length === 0;
  return { createdAt: iso(created), updatedAt: iso(Math.floor(isFinal ? since : changed)) };
};

/** One of as many moments as there are records, the first the newest. */
export const spreadOver = ({ place, index, count, now }: Moment): string =>
  iso(Math.floor(now.getTime() - (SPAN * (index + part(`${place}/created`))) / count));

/* Moments that only the server writes; what people type, such as a date of birth, says nothing about the record. */
const stampsOf = (values: Row, { fields, can }: Resource): number[] =>
  fields
    .filter(({ name, readOnly }) => name !== 'createdAt' && (readOnly || !can.create))
    .flatMap(({ name }) => timeOf(values[name]) ?? []);

const timeOf = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? Date.parse(value) : undefined;

const iso = (time: number): string => new Date(time).toISOString();

/** From 0 to just below 1. */
const part = (text: string): number => hash(text) / 2 ** 32;
