import { textOf, type Row } from '../values/comparable';
import { withComputed } from '../compute/withComputed';
import type { DemoRecord } from './demoRecord';
import { fakeSerials } from './fakeSerials';
import { fakeRunningSums, fakeTotals } from './fakeTotals';
import type { FakeEntity } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { serialsIn } from '../rules/serial';
import { timedChanges } from '../rules/timedChanges';

export type MadeEntity = FakeEntity & { readonly records: DemoRecord[] };

export type Finishing = {
  readonly model: Model;
  readonly now: Date;
  /** Hand-written records by entity. */
  readonly seeds: Readonly<Record<string, readonly object[]>>;
  /** The records of an entity as they were made. */
  readonly entity: (key: string) => MadeEntity;
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
  const made = Object.fromEntries(place.model.resources.map(({ key }) => [key, entity(key).records]));
  const renamed = new Map(place.model.resources.flatMap((each) => renumber(each, place)));
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
