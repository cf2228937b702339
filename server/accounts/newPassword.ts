import type { Issue } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { Person } from './people';

/** What is wrong with a new password of this person, as the field of the account judges it. */
export const newPasswordIssues = (
  password: string,
  { resource }: Pick<Person, 'resource'>,
  { accounts, kinds }: Model,
): Issue[] => {
  const field = resource.fields.find(({ name }) => name === accounts?.password);
  if (!field) return [];
  if (password === '') return [{ path: 'password', key: 'required' }];
  const issues = kinds[field.kind].validate(password as never, field, kinds);
  return issues.map((issue) => ({ ...issue, path: 'password' }));
};
