import { Faker, en } from '@faker-js/faker';
import { expect } from 'vitest';
import calendar from '../../fixtures/calendar.json';
import { seeds } from '../../fixtures/seeds/index';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { textOf } from '../../src/model/values/comparable';
import { createModel } from '../../src/model/resolve/createModel';
import type { DemoRecord } from '../../src/model/demo/demoRecord';
import { fakeRecords } from '../../src/model/demo/fakeRecords';

export const DAY = 24 * 60 * 60 * 1000;

export { kinds };

export const model = createModel(config, kinds);

/** The first records of the product, as the gateway and the demo make them. */
export const make = (now: Date) => {
  const faker = new Faker({ locale: en });
  return fakeRecords(model, { faker, now, seed: 7, seeds, writtenOn: calendar.writtenOn });
};

/** When the first records may be made: on an ordinary day, after New Year, on a leap day. */
export const moments = [
  new Date('2026-11-21T18:40:00Z'),
  new Date('2027-02-28T00:05:00Z'),
  new Date('2028-02-29T23:55:00Z'),
];

export type Made = ReturnType<typeof make>;

export const rows = (made: Made, key: string): DemoRecord[] => made[key] ?? expect.fail(`no ${key}`);

export const byId = (made: Made, key: string, id: unknown): DemoRecord =>
  rows(made, key).find((record) => record.id === id) ?? expect.fail(`no ${key} ${textOf(id)}`);

export const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string');

/** Milliseconds since 1970; NaN for none. */
export const at = (value: unknown): number => Date.parse(textOf(value) ?? '');
