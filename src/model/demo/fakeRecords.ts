import type { Faker } from '@faker-js/faker';
import { textOf, type Row } from '../values/comparable';
import type { DemoRecord } from './demoRecord';
import { keptApart } from './keptApart';
import { finishRecords, type MadeEntity } from './finishRecords';
import { fakeId, firstId } from './fakeId';
import { demanded, fakeRecord } from './fakeRecord';
import { fakeTimes, spreadOver } from './fakeTimes';
import type { FakeEntity, Kinds } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { claimName, uniqueGroups, type UniqueGroup } from '../rules/uniqueGroups';
import { claimOf } from '../values/claimOf';
import { movedSeeds } from './writtenDates';
import type { FakeEach } from '../../config/fakeHint';
import { targetsOf } from './valueThrough';
import { matches } from '../rules/rules';
import type { ResolvedField } from '../resolved/resolvedField';
import { isPlainObject } from '../values/plainObject';

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
  /** The entities whose records are wanted, by their keys. Default: all. */
  readonly only?: readonly string[];
  /** Whether hand-written records of these tell of these alone, so that no others are made for them. */
  readonly isApart?: boolean;
};

/**
 * Demo records of every entity, by its key, newest first: the same for the same model, moment and seed. References
 * point at records that are there, unique values are unique in their collection, states are those that time has
 * brought by now, and `validateRecord` finds nothing wrong with what is made up. Secret kinds hold a placeholder, for
 * the gateway to replace. Of some entities alone (`only`) they are the same, but where values agree in a circle.
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
      const idsOf = (of: string) => ids.get(of) ?? [];
      const record = keptApart({ resource, kinds: model.kinds }, records, (attempt) =>
        oneRecord({ ...place, attempt, idsOf }),
      );
      for (const group of uniqueGroups(resource)) taken.add(claim(resource, group, record));
      records.push(record);
    });
    return { fields: resource.fields, records };
  };
  const wanted = wantedOf(making);
  for (const { key } of wanted) entity(key);
  const isMade = ({ key }: Resource) => made.has(key);
  return finishRecords({ model, now: options.now, seeds, entity, wanted, isMade });
};

/* Those of one collection share what is unique in it, and what is written by hand may tell of any other record. */
const wantedOf = ({ model: { resources }, options }: Making): readonly Resource[] => {
  const { only, seeds = {}, isApart = false } = options;
  if (!only || (!isApart && only.some((key) => seeds[key]))) return resources;
  const named = resources.filter(({ key }) => only.includes(key));
  return resources.filter(({ api }) => named.some((each) => each.api.collection === api.collection));
};

const withIds = (extra: readonly Row[], key: string, ids: ReadonlyMap<string, readonly string[]>) => {
  const first = ids.get(key)?.length ?? 0;
  return extra.map((given, index) => ({ id: fakeId(key, first + index), given }));
};

type Making = { readonly model: Model; readonly options: FakeOptions };

type One = Making & {
  readonly resource: Resource;
  readonly index: number;
  readonly attempt: number;
  readonly count: number;
  readonly id: string;
  readonly given: Row;
  readonly idsOf: (resource: string) => readonly string[];
  readonly isFree: (group: UniqueGroup, values: Row) => boolean;
  readonly entity: (key: string) => FakeEntity;
};

const oneRecord = ({ model, resource, options, index, count, id, idsOf, ...one }: One): DemoRecord => {
  const { key, api, fields } = resource;
  const { faker, now } = options;
  const seed = options.seed + one.attempt * ANOTHER;
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

/* Far from what anybody chooses for a seed. */
const ANOTHER = 1_000_003;

/** Known before any record is made, so that entities may point at each other in circles. */
const identifiers = ({ model, options: { seeds = {}, count } }: Making): Map<string, string[]> =>
  new Map(
    model.resources.map(({ key, demoCount, single }) => {
      const written = seeds[key] ?? [];
      const length = Math.max(count ?? demoCount, written.length);
      if (single) return [key, single === 'one' ? [key] : []];
      return [key, Array.from({ length }, (_, index) => firstId(written[index], key, index))];
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

type Place = {
  readonly resource: Resource;
  readonly kinds: Kinds;
  readonly entity: (key: string) => FakeEntity;
};

/** The given values of the records that come from others: one for each, or for each pair that shares an entry. */
const fakeEach = (each: FakeEach, { resource, kinds, entity }: Place): Row[] => {
  const [to] = targetsOf(each.field, { fields: resource.fields, kinds });
  if (to === undefined) throw new Error(`${resource.key}.demo.each: "${each.field}" is no reference.`);
  const chosen = (of: FakeEntity, rule: FakeEach['when']): Row[] =>
    of.records.filter((record) => matches(rule, record, { ...of, kinds }));
  const firsts = chosen(entity(to), each.when);
  const { over, share = '' } = each;
  if (over === undefined) return firsts.map((one) => given(each, one));
  const seconds = chosen(entity(over), each.where);
  return firsts.flatMap((one) =>
    seconds.filter((other) => sharesEntry(one[share], other[share])).map((other) => given(each, one, other)),
  );
};

const given = ({ field, copy = {}, set }: FakeEach, one: Row, other: Row = {}): Row => ({
  [field]: textOf(one['id']),
  ...Object.fromEntries(Object.entries(copy).map(([name, from]) => [name, other[from]])),
  ...set,
});

const sharesEntry = (one: unknown, other: unknown): boolean =>
  entriesOf(other).some((entry) => entriesOf(one).includes(entry));

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How a hand-written record is joined to others. */
type Links = {
  readonly kinds: Kinds;
  /** The ids of an entity's records; empty when there is no such entity. */
  readonly ids: (resource: string) => readonly string[];
  /** Where the record stands, for the error: `invoices#2`. */
  readonly place: string;
};

/**
 * A hand-written record with its links in place: in a field that points at `users`, `users#3` becomes the id of
 * the fourth user.
 * @throws when there is no such record.
 */
const withLinks = (seed: Row, fields: readonly ResolvedField[], links: Links): Row =>
  Object.fromEntries(
    Object.entries(seed).map(([name, value]) => {
      const field = fields.find((each) => each.name === name);
      return [name, field ? linked(value, field, links) : value];
    }),
  );

const linked = (value: unknown, field: ResolvedField, links: Links): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => linked(each, field, links));
  if (isPlainObject(value)) return withLinks(value, field.children, links);
  const [, to = '', index] = typeof value === 'string' ? (/^(.+)#(\d+)$/.exec(value) ?? []) : [];
  const targets = links.kinds[field.kind].references?.(field) ?? [];
  if (index === undefined || !targets.includes(to)) return value;
  const ids = links.ids(to);
  const id = ids[Number(index)];
  if (id !== undefined) return id;
  throw new Error(
    `${links.place}.${field.name}: there is no "${to}#${index}"; ${to} has ${ids.length} records, from 0.`,
  );
};
