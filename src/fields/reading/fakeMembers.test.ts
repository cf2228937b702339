import { en, Faker } from '@faker-js/faker';
import { expect, it } from 'vitest';
import type { Field } from '../../config/field';
import { fakeValue } from '../../model/demo/fakeValue';
import { resolveField } from '../../model/resolve/resolveField';
import { kinds } from '../kinds';

const context = {
  faker: new Faker({ locale: en, seed: 1 }),
  index: 0,
  kinds,
  now: new Date('2026-01-31T12:00:00Z'),
  ids: () => [],
  member: fakeValue,
};

const of: Readonly<Record<string, Field>> = {
  city: { kind: 'text', fake: { oneOf: ['Ulm'] } },
  since: { kind: 'date', fake: { oneOf: ['no date'] } },
};

const fakeOf = (kind: 'items' | 'group'): unknown =>
  kinds[kind].fake(resolveField('place', { kind, of } as Field, kinds), context);

it('makes the members of a group and of a row as their own `fake` says', () => {
  expect(fakeOf('group')).toMatchObject({ city: 'Ulm' });
  expect(fakeOf('items')).toContainEqual(expect.objectContaining({ city: 'Ulm' }));
});

it('makes a member as its kind does where its `fake` does not fit', () => {
  expect(fakeOf('group')).toMatchObject({ since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});
