import {
  serialCount,
  serialsIn,
  serialText,
  seriesOf,
  yearOf,
  type Serial,
} from '../../src/model/rules/serial';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import { lockCollection } from './collectionLock';

type Numbers = Readonly<Record<string, string>>;

/** The next free number of each series. Until the transaction ends nobody else is given one of this collection. */
export const nextNumbers = async (resource: Resource, parts: Parts): Promise<Numbers> => {
  const serials = serialsIn(resource.fields, parts.model.kinds);
  if (serials.length > 0) await lockCollection(resource.api.collection, parts);
  const now = parts.clock.now();
  const numbers: Record<string, string> = {};
  for (const serial of serials) numbers[serial.name] = await nextNumber(serial, { resource, parts, now });
  return numbers;
};

const nextNumber = async (serial: Serial, place: Place): Promise<string> => {
  const { resource, parts, now } = place;
  for (let next = (await lastCount(serial, place)) + 1; ; next += 1) {
    const value = serialText(serial, yearOf(serial, now), next);
    const isTaken = await parts.store.count(resource.api.collection, [
      { path: serial.name, op: 'eq', value },
    ]);
    if (isTaken === 0) return value;
  }
};

type Place = { readonly resource: Resource; readonly parts: Parts; readonly now: number };

/** The highest number of the year of `now`; 0 where there is none. */
export const lastCount = async (serial: Serial, { resource, parts, now }: Place): Promise<number> => {
  const year = yearOf(serial, now);
  const { before, digits } = seriesOf(serial.pattern, year);
  const path = serial.name;
  const { rows, total } = await parts.store.list(resource.api.collection, {
    where: [
      { path, op: 'gte', value: before },
      { path, op: 'lt', value: `${before}${AFTER_DIGITS}` },
    ],
    sort: [{ path, order: 'text', descending: true }],
    offset: 0,
    limit: LOOKED_AT,
  });
  const counts = rows.map((row) => serialCount(serial, year, row[path]) ?? 0);
  const last = counts.reduce((most, each) => Math.max(most, each), 0);
  // Numbers that outgrew their zeros come first as texts: then there are at least as many as records.
  return last >= 10 ** digits - 1 ? Math.max(last, total) : last;
};

/** Comes right after 9 among the letters. */
const AFTER_DIGITS = ':';

/* more than one: a text that only begins like the series may stand above it */
const LOOKED_AT = 20;
