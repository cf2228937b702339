import { Faker, en } from '@faker-js/faker';
import { expect, it } from 'vitest';
import { resources } from '../../../fixtures/domains/hotel';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { filledIn } from '../../config/links/filledIn';
import { kinds } from '../../../tests/config/shop';
import { isOver, overlapRules, spanOf } from '../overlaps/overlaps';
import { createModel } from '../resolve/createModel';
import { fakeRecords } from './fakeRecords';

const modelOf = (config: object) =>
  createModel(filledIn({ name: 'Hotel', groups: {}, ...config } as unknown as DeclaredAdmin), kinds);

const madeUp = (config: object, count: number) => {
  const model = modelOf(config);
  const options = { faker: new Faker({ locale: en }), now: new Date('2030-05-05'), seed: 1, count };
  const { bookings = [] } = fakeRecords(model, options);
  const [first = expect.fail('no rule')] = overlapRules(modelOf({ resources }).resource('bookings'), kinds);
  const rule = { ...first, when: undefined };
  const spans = bookings.flatMap((each) => spanOf(each, rule) ?? []);
  const pairs = spans.flatMap((one, at) => spans.slice(at + 1).map((other) => isOver(one, other, rule)));
  return { bookings, over: pairs.filter(Boolean).length };
};

it('made-up records lie over none that they are kept apart from, and are otherwise as they would be', () => {
  const { bookings, ...free } = resources;
  const { noOverlap: _, ...plain } = bookings as typeof bookings & { noOverlap?: unknown };
  const apart = madeUp({ resources }, 60);
  const together = madeUp({ resources: { ...free, bookings: plain } }, 60);
  expect([apart.bookings.length, apart.over]).toEqual([60, 0]);
  expect(together.over).toBeGreaterThan(0);
  const same = apart.bookings.filter(({ guest }, at) => guest === together.bookings[at]?.['guest']);
  expect(same.length).toBeGreaterThan(30);
});
