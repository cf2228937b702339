import { expect, it } from 'vitest';
import { changedAt, kinds, shop } from '../../../tests/config/shop';
import { createModel } from '../resolve/createModel';
import { tellsBeyond } from './beyond';

it.each([
  ['createdAt', { by: 'newest', take: 'note' }, true],
  ['createdAt', { by: 'oldest', take: 'note', at: 'due' }, false],
  ['createdAt', { by: 'count' }, false],
  ['due', { by: 'newest', take: 'note', at: 'due' }, true],
  ['due', { by: 'newest', take: 'note' }, false],
  ['note', { by: 'newest', take: 'note' }, true],
])('whoever may not see %s of %j is told of it: %s', (shut, rollup, tells) => {
  const declared = Object.entries({
    'invoices.fields.createdAt': { kind: 'dateTime', readOnly: true },
    'users.fields.last': { kind: 'text', compute: { rollup: { of: 'invoices.user', ...rollup } } },
  }).reduce<unknown>((config, [path, value]) => changedAt(config, path, value), shop);
  const model = createModel(declared as never, kinds);
  const users = model.resource('users');
  const field = users.fields.find(({ name }) => name === 'last') ?? expect.fail();
  const reader = {
    model,
    covers: () => true,
    isShut: ({ name }: { readonly name: string }) => name === shut,
  };
  expect(tellsBeyond(field, users, reader)).toBe(tells);
});
