import type { Faker } from '@faker-js/faker';
import { textOf, type Row } from './comparable';
import { fakeId, hash } from './fakeId';
import { demanded, fakeRecord } from './fakeRecord';
import type { Model } from './model';
import type { Resource } from './resource';
import { fakeSerials } from './fakeSerials';
import { withLinks } from './seedLinks';
import { serialsIn } from './serial';
import { claimName, claimOf, uniqueGroups, type UniqueGroup } from './uniqueGroups';

export type FakeOptions = {
  readonly faker: Faker;
  /** The moment all dates are relative to. */
  readonly now: Date;
  readonly seed: number;
  /** Hand-written records by entity; they come first, and fields they leave out are made up. */
  readonly seeds?: Readonly<Record<string, readonly object[]>>;
  /** Records of every entity; by default each says so itself (`demo.count`). */
  readonly count?: number;
};

export type DemoRecord = { id: string; createdAt: string; updatedAt: string; __v: number } & Record<
  string,
  unknown
>;

/**
 * Demo records of every entity, by its key, newest first: the same for the same model, moment and seed. References
 * point at records that are there, unique values are unique in their collection, and `validateRecord` finds nothing
 * wrong with what is made up. Secret kinds hold a placeholder, for the gateway to replace.
 * @throws when a hand-written link points nowhere, or a `fake` is no faker path.
 */
export const fakeRecords = (model: Model, options: FakeOptions): Record<string, DemoRecord[]> => {
  // Paths such as `date.recent` would count from the real clock.
  options.faker.setDefaultRefDate(options.now);
  const ids = identifiers(model, options);
  const taken = takenValues(model, options);
  const made = model.resources.map((resource) => {
    const known = ids.get(resource.key) ?? [];
    const isFree = (group: UniqueGroup, values: Row) => {
      const wanted = claim(resource, group, values);
      return wanted === NOTHING || !taken.has(wanted);
    };
    const records = known.map((id, index) => {
      const record = oneRecord({
        model,
        resource,
        options,
        index,
        id,
        count: known.length,
        isFree,
        idsOf: (key) => ids.get(key) ?? [],
      });
      for (const group of uniqueGroups(resource)) taken.add(claim(resource, group, record));
      return record;
    });
    return [resource.key, numbered(records, resource, { model, options })];
  });
  return Object.fromEntries(made) as Record<string, DemoRecord[]>;
};

type One = {
  readonly model: Model;
  readonly resource: Resource;
  readonly options: FakeOptions;
  readonly index: number;
  readonly count: number;
  readonly id: string;
  readonly idsOf: (resource: string) => readonly string[];
  readonly isFree: (group: UniqueGroup, values: Row) => boolean;
};

const oneRecord = ({ model, resource, options, index, count, id, idsOf, isFree }: One): DemoRecord => {
  const { key, api, fields } = resource;
  const { faker, now, seed } = options;
  const { kinds } = model;
  const links = { kinds, ids: idsOf, place: `${key}#${index}` };
  const written = withLinks((options.seeds?.[key]?.[index] ?? {}) as Row, fields, links);
  const times = timesOf({ place: `${seed}/${key}`, index, count, now });
  const given = { ...demanded(api.scope, index), ...written, ...api.stamp };
  const values = fakeRecord({ resource, kinds, faker, now, seed, index, ids: idsOf, given, isFree });
  return { ...times, __v: 0, ...values, id };
};

const idOf = (seed: object | undefined, resource: string, index: number): string =>
  textOf((seed as Row | undefined)?.['id']) ?? fakeId(resource, index);

/** Known before any record is made, so that entities may point at each other in circles. */
const identifiers = ({ resources }: Model, { seeds = {}, count }: FakeOptions): Map<string, string[]> =>
  new Map(
    resources.map(({ key, demoCount, single }) => {
      const written = seeds[key] ?? [];
      const length = Math.max(count ?? demoCount, written.length);
      if (single) return [key, single === 'one' ? [key] : []];
      return [key, Array.from({ length }, (_, index) => idOf(written[index], key, index))];
    }),
  );

/** Unique values that hand-written records will need, whatever is made before them. */
const takenValues = ({ resources }: Model, { seeds = {} }: FakeOptions): Set<string> =>
  new Set(
    resources.flatMap((resource) =>
      uniqueGroups(resource).flatMap((group) =>
        (seeds[resource.key] ?? []).map((seed) => claim(resource, group, seed as Row)),
      ),
    ),
  );

type Making = { readonly model: Model; readonly options: FakeOptions };

const numbered = (
  records: DemoRecord[],
  { key, fields }: Resource,
  { model, options }: Making,
): DemoRecord[] => {
  for (const serial of serialsIn(fields, model.kinds)) {
    const isGiven = (at: number) =>
      (options.seeds?.[key]?.[at] as Row | undefined)?.[serial.name] !== undefined;
    const values = fakeSerials(records, serial, isGiven);
    records.forEach((record, at) => Object.assign(record, { [serial.name]: values[at] }));
  }
  return records;
};

const NOTHING = '';

/* Records without a claim may be many: nobody takes nothing. */
const claim = ({ api }: Resource, group: UniqueGroup, values: Row): string => {
  const claimed = claimOf(values, group);
  return claimed === undefined ? NOTHING : `${api.collection}/${claimName(group)}/${claimed}`;
};

const SPAN = 28 * 24 * 60 * 60 * 1000;

type Moment = { readonly place: string; readonly index: number; readonly count: number; readonly now: Date };

/** Spread over the last 28 days, newest first; each is changed at some time between then and now. */
const timesOf = ({ place, index, count, now }: Moment) => {
  const age = (SPAN * (index + part(`${place}/${index}/created`))) / count;
  const sinceChange = age * part(`${place}/${index}/updated`);
  const ago = (milliseconds: number) => new Date(now.getTime() - Math.floor(milliseconds)).toISOString();
  return { createdAt: ago(age), updatedAt: ago(sinceChange) };
};

/** From 0 to just below 1. */
const part = (text: string): number => hash(text) / 2 ** 32;
