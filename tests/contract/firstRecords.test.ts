import { Faker, en } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import calendar from '../../fixtures/calendar.json';
import { seeds } from '../../fixtures/seeds';
import { readable } from '../../server/records/changedKinds';
import { rereadRow } from '../../server/records/rereadFields';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { withComputed } from '../../src/model/compute/withComputed';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import { createModel } from '../../src/model/resolve/createModel';
import type { Resource } from '../../src/model/resolved/resource';
import { serialsIn } from '../../src/model/rules/serial';
import { timedChanges } from '../../src/model/rules/timedChanges';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { textOf, type Row } from '../../src/model/values/comparable';

const model = createModel(config, kinds);

/* As the gateway and the demo make them. */
const make = (now: Date) => {
  const faker = new Faker({ locale: en });
  return fakeRecords(model, { faker, now, seed: 7, seeds, writtenOn: calendar.writtenOn });
};

const at = (value: unknown): number => Date.parse(textOf(value) ?? '');

/** When the first records may be made: on an ordinary day, after New Year, on a leap day. */
const moments = ['2026-11-21T18:40:00Z', '2027-02-28T00:05:00Z', '2028-02-29T23:55:00Z'];

describe.each(moments)('the first records on %s', (moment) => {
  const now = new Date(moment);
  const made = make(now);
  const rows = (key: string) => made[key] ?? expect.fail(`no ${key}`);
  const faultsOf = (check: (record: Row & { id: string }, resource: Resource) => unknown[]): string[] =>
    model.resources.flatMap((resource) =>
      rows(resource.key).flatMap((record) =>
        check(record, resource).map((fault) => `${resource.key} ${record.id}: ${String(fault)}`),
      ),
    );

  it('have no day on which an invoice was paid of which nothing is', () => {
    const unpaid = rows('invoices').filter(({ paid }) => Number(paid ?? 0) === 0);
    expect(unpaid.length).toBeGreaterThan(0);
    expect(unpaid.filter(({ paidAt }) => typeof paidAt === 'string').map(({ number }) => number)).toEqual([]);
  });

  it('have nothing wrong with them, and point at records that are there', () => {
    expect(faultsOf((record, resource) => validateRecord(record, { resource, kinds }))).toEqual([]);
    const ids = new Set(Object.values(made).flatMap((records) => records.map(({ id }) => id)));
    const dangling = faultsOf((record, { fields }) =>
      fields
        .filter((field) => (kinds[field.kind].references?.(field) ?? []).length > 0)
        .flatMap(({ name }) => [record[name]].flat())
        .filter((id) => typeof id === 'string' && !ids.has(id)),
    );
    expect(dangling).toEqual([]);
  });

  it('are in the form that their fields store, so that no start rewrites or names any', () => {
    const others = faultsOf((record, resource) => {
      const row = { ...record, _id: record.id, __v: 0, createdAt: '', updatedAt: '' };
      const { patch, left } = rereadRow(row, { resource, fields: readable(resource, kinds) }, kinds);
      return [...Object.keys(patch), ...left];
    });
    expect(others).toEqual([]);
  });

  it('add up where a value follows from others, and are numbered as they were made', () => {
    const wrong = faultsOf((record, { fields }) => {
      const right = withComputed(record, { fields, kinds });
      return JSON.stringify({ ...record, ...right }) === JSON.stringify(record) ? [] : ['does not add up'];
    });
    expect(wrong).toEqual([]);
    for (const { key, fields } of model.resources)
      for (const { name } of serialsIn(fields, kinds)) {
        const ordered = rows(key).toSorted((a, b) => at(a.createdAt) - at(b.createdAt));
        const numbers = ordered.map((record) => String(record[name]));
        expect(numbers).toEqual(numbers.toSorted());
      }
  });

  it('have not happened in the future, and are in no state that is over', () => {
    const wrong = faultsOf((record, resource) => [
      ...(at(record['createdAt']) <= at(record['updatedAt']) ? [] : ['changed before it was made']),
      ...(at(record['updatedAt']) <= now.getTime() ? [] : ['changed in the future']),
      ...(timedChanges(record, { resource, kinds, now }) ? ['in a state that is over'] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});

it('are the same at every start', () => {
  const now = new Date(moments[0] ?? '');
  expect(make(now)).toEqual(make(now));
});
