import { textOf, type Row } from '../values/comparable';
import { withComputed } from '../compute/withComputed';
import type { DemoRecord } from './demoRecord';
import { fakeRunningSums, fakeTotals } from './fakeTotals';
import type { FakeEntity } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { PLACE } from '../order/placeField';
import { placesBetween } from '../order/places';
import { serialsIn, serialCount, serialText, yearOf, type Serial } from '../rules/serial';
import { timedChanges } from '../rules/timedChanges';

export type MadeEntity = FakeEntity & { readonly records: DemoRecord[] };

export type Finishing = {
  readonly model: Model;
  readonly now: Date;
  /** Hand-written records by entity. */
  readonly seeds: Readonly<Record<string, readonly object[]>>;
  /** The records of an entity as they were made. */
  readonly entity: (key: string) => MadeEntity;
  /** The entities whose records are asked for, and which of all were made for them. */
  readonly wanted: readonly Resource[];
  readonly isMade: (resource: Resource) => boolean;
};

/**
 * What needs all records: what others add up to, the numbers in their order, and what time has done since. An entity
 * whose values follow from those of another is finished after it; in a circle, from what is there so far.
 */
export const finishRecords = (place: Finishing): Record<string, DemoRecord[]> => {
  const done = new Set<string>();
  const entity = (key: string): MadeEntity => {
    const made = place.entity(key);
    if (done.has(key)) return made;
    done.add(key);
    finish(made.records, place.model.resource(key), { ...place, entity });
    return made;
  };
  const made = Object.fromEntries(place.wanted.map(({ key }) => [key, entity(key).records]));
  const renamed = new Map(
    place.model.resources.filter(place.isMade).flatMap((each) => renumber(each, place)),
  );
  for (const record of Object.values(made).flat()) Object.assign(record, renamedTexts(record, renamed));
  return made;
};

const finish = (records: DemoRecord[], resource: Resource, place: Finishing): void => {
  const { model, now, entity } = place;
  const { kinds } = model;
  const { fields } = resource;
  records.forEach((record, at) => {
    const around = { values: record, fields, kinds, entity };
    const isGiven = (name: string) => givenValue({ resource, at, name }, place) !== undefined;
    Object.assign(record, fakeTotals(record, fields, { id: record.id, around, isGiven }));
  });
  for (const field of fields)
    fakeRunningSums(records, field, kinds).forEach((sum, at) =>
      Object.assign(records[at] ?? {}, { [field.name]: sum }),
    );
  const places = resource.list.order ? placesBetween(undefined, undefined, records.length) : [];
  places.forEach((place, at) => Object.assign(records[at] ?? {}, { [PLACE]: place }));
  for (const record of records) {
    Object.assign(record, withComputed(record, { fields, kinds }));
    Object.assign(record, timedChanges(record, { resource, kinds, now }));
  }
};

/* Numbers that the server gives, in their order; the hand-written ones that became others, with what they were. */
const renumber = (resource: Resource, place: Finishing): [string, string][] => {
  const { records } = place.entity(resource.key);
  return serialsIn(resource.fields, place.model.kinds).flatMap((serial) => {
    const given = (at: number) => textOf(givenValue({ resource, at, name: serial.name }, place));
    const numbers = fakeSerials(records, serial, (at) => given(at) !== undefined);
    records.forEach((record, at) => Object.assign(record, { [serial.name]: numbers[at] }));
    return numbers.flatMap((number, at): [string, string][] => {
      const before = given(at);
      return before === undefined || before === number ? [] : [[before, number]];
    });
  });
};

/* Logs tell of records by their number. */
const renamedTexts = (record: Row, renamed: ReadonlyMap<string, string>): Row =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? renamed.get(value) : undefined;
      return text === undefined ? [] : [[name, text]];
    }),
  );

type Written = { readonly resource: Resource; readonly at: number; readonly name: string };

const givenValue = ({ resource, at, name }: Written, { seeds }: Finishing): unknown =>
  (seeds[resource.key]?.[at] as Row | undefined)?.[name];

type Made = Row & { readonly createdAt: string };

/**
 * The values of a serial field for demo records, in the order of the records: by the moment of their creation, from
 * 1 each year. Numbers that were written by hand keep their count, in the year that their record has moved to; the
 * others of that year come before them, or after all of them where there is no room.
 */
const fakeSerials = (records: readonly Made[], serial: Serial, isGiven: (at: number) => boolean) => {
  const places = records.map(({ createdAt }, at) => ({ at, createdAt, year: yearOf(serial, createdAt) }));
  const values = records.map((record, at) => inYear(serial, places[at]?.year ?? '', record[serial.name]));
  for (const year of new Set(places.map((place) => place.year))) {
    const given = places.flatMap(({ at }) =>
      isGiven(at) ? (serialCount(serial, year, values[at]) ?? []) : [],
    );
    const made = places
      .filter((place) => place.year === year && !isGiven(place.at))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const first = firstOf(made.length, given);
    made.forEach(({ at }, index) => {
      values[at] = serialText(serial, year, first + index);
    });
  }
  return values;
};

/* A number of another year, as it is in this one. */
const inYear = (serial: Serial, year: string, value: unknown): string => {
  const text = textOf(value) ?? '';
  const years: readonly string[] = text.match(/\d{4}/g) ?? [];
  const [count] = years.flatMap((each) => serialCount(serial, each, text) ?? []);
  return count === undefined ? text : serialText(serial, year, count);
};

const firstOf = (count: number, given: readonly number[]): number => {
  if (given.length === 0) return 1;
  const before = given.reduce((least, each) => Math.min(least, each)) - count;
  return before > 0 ? before : given.reduce((most, each) => Math.max(most, each)) + 1;
};
