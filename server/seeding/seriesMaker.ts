import type { Faker } from '@faker-js/faker';
import type { Row as Values } from '../../src/model/values/comparable';
import type { DemoRecord } from '../../src/model/demo/demoRecord';
import { fakeInSeries, type FakeSeries } from '../../src/model/demo/fakeSeries';
import { serialsIn, serialText, yearOf } from '../../src/model/rules/serial';
import { claimName, uniqueGroups, type UniqueGroup } from '../../src/model/rules/uniqueGroups';
import { claimOf } from '../../src/model/values/claimOf';
import { validateRecord } from '../../src/model/rules/validateRecord';
import type { Parts } from '../parts';
import { createQuickRandom } from './quickRandom';
import { seriesWorld } from './seriesWorld';
import type { Resource } from '../../src/model/resolved/resource';
import { lastCount } from '../writes/serials';

export type SeriesMaker = {
  readonly series: FakeSeries;
  /** The record at a place whose unique values are none of these; its own are added to them. */
  make(index: number, taken: Set<string>): Promise<DemoRecord>;
  /** The same anew, with the numbers it was given. */
  makeOther(made: MadeRecord, taken: Set<string>): DemoRecord;
};

export type MadeRecord = { readonly index: number; readonly record: DemoRecord };

type Order = { readonly key: string; readonly count: number; readonly seed?: number };

/**
 * Makes records that agree with what is stored: they point at records that are there, and go on with its numbers.
 * @throws when the gateway keeps no list of the entity, or no sound record of it can be made.
 */
export const createSeriesMaker = async (
  { key, count, seed = 7 }: Order,
  parts: Parts,
): Promise<SeriesMaker> => {
  const { model, clock } = parts;
  const resource = model.resource(key);
  if (resource.single || resource.api.source === 'demo')
    throw new Error(`${key}: the gateway keeps no list of it, so there is nothing to fill.`);
  const now = new Date(clock.now());
  const { kinds } = model;
  const faker = await quickFaker(now);
  const series = { resource, kinds, faker, now, seed, count, ...(await seriesWorld(resource, parts)) };
  const numbersFor = seriesNumbers(resource, parts);
  const serials = new Set(serialsIn(resource.fields, kinds).map(({ name }) => name));
  refuseUnsound(
    fakeInSeries(0, series, () => true),
    series,
  );
  const makeFree = (index: number, taken: Set<string>): DemoRecord => {
    const isFree = (group: UniqueGroup, values: Values) =>
      claimsOf(values, [group]).every((claim) => !taken.has(claim));
    const record = fakeInSeries(index, series, isFree);
    for (const claim of claimsOf(record, uniqueGroups(resource))) taken.add(claim);
    return record;
  };
  return {
    series,
    make: async (index, taken) => {
      const record = makeFree(index, taken);
      return { ...record, ...(await numbersFor(record)) };
    },
    makeOther: ({ index, record }, taken) => {
      const kept = Object.entries(record).filter(([name]) => serials.has(name));
      return { ...makeFree(index, taken), ...Object.fromEntries(kept) };
    },
  };
};

/** A faker that is quick to seed anew, and counts its dates from this moment. */
export const quickFaker = async (now: Date): Promise<Faker> => {
  const { en, Faker } = await import('@faker-js/faker');
  const faker = new Faker({ locale: en, randomizer: createQuickRandom() });
  // Paths such as `date.recent` would count from the real clock.
  faker.setDefaultRefDate(now);
  return faker;
};

/* Records without a claim may be many: nobody takes nothing. */
const claimsOf = (values: Values, groups: readonly UniqueGroup[]): string[] =>
  groups.flatMap((group) => {
    const claim = claimOf(values, group);
    return claim === undefined ? [] : [`${claimName(group)}/${claim}`];
  });

/** @throws when something is wrong with the record. */
export const refuseUnsound = (record: DemoRecord, { resource, kinds }: FakeSeries): void => {
  const [issue] = validateRecord(record, { resource, kinds });
  if (issue)
    throw new Error(
      `${resource.key}.${issue.path}: no sound value can be made up (${issue.key}). ` +
        'Is there a record that it can point at?',
    );
};

/**
 * The numbers that the server counts, for made-up records in their order: each series goes on after the highest
 * number that was stored when it was first asked for.
 */
const seriesNumbers = (resource: Resource, parts: Parts) => {
  const serials = serialsIn(resource.fields, parts.model.kinds);
  const last = new Map<string, number>();
  return async (record: Pick<DemoRecord, 'createdAt'>): Promise<Readonly<Record<string, string>>> => {
    const numbers: Record<string, string> = {};
    for (const serial of serials) {
      const year = yearOf(serial, record.createdAt);
      const series = `${serial.name} ${year}`;
      const now = Date.parse(record.createdAt);
      const next = (last.get(series) ?? (await lastCount(serial, { resource, parts, now }))) + 1;
      last.set(series, next);
      numbers[serial.name] = serialText(serial, year, next);
    }
    return numbers;
  };
};
