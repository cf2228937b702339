import { expect, it } from 'vitest';
import admin from '../../resources.config';

type Asked = {
  readonly kind: string;
  readonly required?: boolean;
  readonly suggestions?: readonly unknown[];
};

it('offers templates wherever an action asks for a reason', () => {
  const asked = Object.entries(admin.resources).flatMap(([name, { actions = {} }]) =>
    Object.entries(actions).flatMap(([action, { form = {} }]) =>
      Object.entries(form as Readonly<Record<string, Asked>>)
        .filter(([field]) => field === 'reason' || field === 'note')
        .map(([field, { suggestions = [] }]) => [`${name}.${action}.${field}`, suggestions.length] as const),
    ),
  );
  /* how something was paid is no reason */
  const without = asked.filter(([, offered]) => offered < 2).map(([place]) => place);
  expect(without).toEqual(['users.topUp.note']);
  expect(asked.length).toBeGreaterThan(10);
});
