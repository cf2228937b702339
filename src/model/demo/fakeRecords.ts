import type { Faker } from '@faker-js/faker';
import { textOf, type Row } from '../values/comparable';
import type { DemoRecord } from './demoRecord';
import { fakeEach } from './fakeEach';
import { finishRecords, type MadeEntity } from './finishRecords';
import { fakeId } from './fakeId';
import { demanded, fakeRecord } from './fakeRecord';
import { fakeTimes, spreadOver } from './fakeTimes';
import type { FakeEntity } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { withLinks } from './seedLinks';
import { claimName, claimOf, uniqueGroups, type UniqueGroup } from '../rules/uniqueGroups';
import { movedSeeds } from './writtenDates';

export type FakeOptions = {
  readonly faker: Faker;
  /** The moment all dates are relative to. */
  readonly now: Date;
  readonly seed: number;
  /** Hand-written records by entity; they come first, and fields they leave out are made up. */
  readonly seeds?: Readonly<Record<string, readonly object[]>>;
  /** The moment that hand-written dates are as of (ISO 8601): they move with `now` by whole days. Default: they stay. */
  readonly writtenOn?: string;
  /** Records of every entity; by default each says so itself (`demo.count`). */
  readonly count?: number;
};

/**
 * Demo records of every entity, by its key, newest first: the same for the same model, moment and seed. References
 * point at records that are there, unique values are unique in their collection, states are those that time has
 * brought by now, and `validateRecord` finds nothing wrong with what is made up. Secret kinds hold a placeholder, for
 * the gateway to replace.
 * @throws when a hand-written link points nowhere, or a `fake` is no faker path.
 */
export const fakeRecords = (model: Model, options: FakeOptions): Record<string, DemoRecord[]> => {
  // Paths such as `date.recent` would count from the real clock.
  options.faker.setDefaultRefDate(options.now);
  const seeds = movedSeeds(options.seeds ?? {}, options);
  const making = { model, options: { ...options, seeds } };
  const ids = identifiers(making);
  const taken = takenValues(making);
  const made = new Map<string, DemoRecord[]>();
  /* An entity whose values agree with those of another comes after it; in a circle with what is there so far. */
  const entity = (key: string): MadeEntity => {
    const resource = model.resource(key);
    const known = made.get(key);
    if (known) return { fields: resource.fields, records: known };
    const records: DemoRecord[] = [];
    made.set(key, records);
    const isFree = (group: UniqueGroup, values: Row) => {
      const wanted = claim(resource, group, values);
      return wanted === NOTHING || !taken.has(wanted);
    };
    const extra = resource.demoEach.flatMap((each) =>
      fakeEach(each, { resource, entity, kinds: model.kinds }),
    );
    const own = [
      ...(ids.get(key) ?? []).map((id) => ({ id, given: {} as Row })),
      ...withIds(extra, key, ids),
    ];
    own.forEach(({ id, given }, index) => {
      const place = { ...making, resource, index, id, given, count: own.length, isFree, entity };
      const record = oneRecord({ ...place, idsOf: (of) => ids.get(of) ?? [] });
      for (const group of uniqueGroups(resource)) taken.add(claim(resource, group, record));
      records.push(record);
    });
    return { fields: resource.fields, records };
  };
  for (const { key } of model.resources) entity(key);
  return finishRecords({ model, now: options.now, seeds, entity });
};

const withIds = (extra: readonly Row[], key: string, ids: ReadonlyMap<string, readonly string[]>) => {
  const first = ids.get(key)?.length ?? 0;
  return extra.map((given, index) => ({ id: fakeId(key, first + index), given }));
};

type Making = { readonly model: Model; readonly options: FakeOptions };

type One = Making & {
  readonly resource: Resource;
  readonly index: number;
  readonly count: number;
  readonly id: string;
  readonly given: Row;
  readonly idsOf: (resource: string) => readonly string[];
  readonly isFree: (group: UniqueGroup, values: Row) => boolean;
  readonly entity: (key: string) => FakeEntity;
};

const oneRecord = ({ model, resource, options, index, count, id, idsOf, ...one }: One): DemoRecord => {
  const { key, api, fields } = resource;
  const { faker, now, seed } = options;
  const { kinds } = model;
  const { isFree, entity } = one;
  const links = { kinds, ids: idsOf, place: `${key}#${index}` };
  const written = withLinks((options.seeds?.[key]?.[index] ?? {}) as Row, fields, links);
  const moment = { place: `${seed}/${key}/${index}`, index, count, now };
  // Those that come from others have a moment of their own; a declared `createdAt` is that of the record.
  const isOwn = Object.keys(one.given).length === 0 && fields.some(({ name }) => name === 'createdAt');
  const made = isOwn ? { createdAt: spreadOver(moment) } : {};
  const given = { ...demanded(api.scope, index), ...made, ...written, ...one.given, ...api.stamp };
  const values = fakeRecord({ resource, kinds, faker, now, seed, index, ids: idsOf, given, isFree, entity });
  const times = fakeTimes(values, resource, moment);
  return { __v: 0, ...values, ...times, id };
};

const idOf = (seed: object | undefined, resource: string, index: number): string =>
  textOf((seed as Row | undefined)?.['id']) ?? fakeId(resource, index);

/** Known before any record is made, so that entities may point at each other in circles. */
const identifiers = ({ model, options: { seeds = {}, count } }: Making): Map<string, string[]> =>
  new Map(
    model.resources.map(({ key, demoCount, single }) => {
      const written = seeds[key] ?? [];
      const length = Math.max(count ?? demoCount, written.length);
      if (single) return [key, single === 'one' ? [key] : []];
      return [key, Array.from({ length }, (_, index) => idOf(written[index], key, index))];
    }),
  );

/** Unique values that hand-written records will need, whatever is made before them. */
const takenValues = ({ model, options: { seeds = {} } }: Making): Set<string> =>
  new Set(
    model.resources.flatMap((resource) =>
      uniqueGroups(resource).flatMap((group) =>
        (seeds[resource.key] ?? []).map((seed) => claim(resource, group, seed as Row)),
      ),
    ),
  );

const NOTHING = '';

/* Records without a claim may be many: nobody takes nothing. */
const claim = ({ api }: Resource, group: UniqueGroup, values: Row): string => {
  const claimed = claimOf(values, group);
  return claimed === undefined ? NOTHING : `${api.collection}/${claimName(group)}/${claimed}`;
};
