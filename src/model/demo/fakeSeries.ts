import type { Faker } from '@faker-js/faker';
import type { Row } from '../values/comparable';
import type { FakeEntity } from '../resolved/kind';
import { fakeId } from './fakeId';
import { demanded, fakeRecord, type FakeRecord } from './fakeRecord';
import type { DemoRecord } from './demoRecord';
import { fakeTimes, spreadOver } from './fakeTimes';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import { timedChanges } from '../rules/timedChanges';

/** A long series of made-up records of one entity, of which each can be made without the others. */
export type FakeSeries = {
  readonly resource: Resource;
  readonly kinds: Kinds;
  readonly faker: Faker;
  /** The moment all dates are relative to. */
  readonly now: Date;
  readonly seed: number;
  /** How many records the whole series has. */
  readonly count: number;
  /** The records that may be pointed at, by entity. */
  readonly entity: (key: string) => FakeEntity;
  readonly ids: (key: string) => readonly string[];
};

/**
 * The record at a place of the series, from 0: the oldest first, over 28 days. It is the same for the same series
 * whenever it is made, as long as `isFree` takes its values. Numbers that the server counts are left to the caller.
 */
export const fakeInSeries = (
  index: number,
  { count, ...series }: FakeSeries,
  isFree: FakeRecord['isFree'],
): DemoRecord => {
  const { resource, kinds, now, seed } = series;
  const { key, api, fields } = resource;
  const moment = { place: `${seed}/${key}/${index}`, index: count - 1 - index, count, now };
  const isDeclared = fields.some(({ name }) => name === 'createdAt');
  const made: Row = isDeclared ? { createdAt: spreadOver(moment) } : {};
  const given = { ...demanded(api.scope, index), ...made, ...api.stamp };
  const values = fakeRecord({ ...series, index, given, isFree });
  const record = { __v: 0, ...values, ...fakeTimes(values, resource, moment), id: fakeId(key, index) };
  return { ...record, ...timedChanges(record, { resource, kinds, now }) };
};
