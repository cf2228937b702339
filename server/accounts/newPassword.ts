import type { Issue } from '../../src/model/resolved/kind';
import type { Parts } from '../parts';
import { judgingModel } from './passwordRules';
import type { Person } from './people';

/** What is wrong with a new password of this person, as the field of the account and the settings judge it. */
export const newPasswordIssues = async (
  password: string,
  { resource }: Pick<Person, 'resource'>,
  place: Pick<Parts, 'model' | 'store'>,
): Promise<Issue[]> => {
  const { accounts, kinds } = await judgingModel(resource.fields, place);
  const field = resource.fields.find(({ name }) => name === accounts?.password);
  if (!field) return [];
  if (password === '') return [{ path: 'password', key: 'required' }];
  const issues = kinds[field.kind].validate(password as never, field, kinds);
  return issues.map((issue) => ({ ...issue, path: 'password' }));
};
