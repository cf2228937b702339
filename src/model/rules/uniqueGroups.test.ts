import { describe, expect, it } from 'vitest';
import type { DeclaredResource } from '../../config/resource';
import { sampleKinds as kinds } from '../resolved/kinds.samples';
import { createModel } from '../resolve/createModel';
import { claimName, takenIssues, uniqueGroups } from './uniqueGroups';
import { claimOf } from '../values/claimOf';

const groupsOf = (owner?: DeclaredResource['owner']) => {
  const fields = {
    code: { kind: 'text', unique: true },
    number: { kind: 'text', unique: 'everywhere' },
    mcc: { kind: 'text' },
    mnc: { kind: 'text' },
    user: { kind: 'reference', to: 'users' },
  } as never;
  const rest = { title: '{id}', icon: 'tag' as const, unique: [['mcc', 'mnc']] as never };
  const label = { one: 'One', many: 'Many' };
  const users = { label, title: '{id}', icon: 'tag' as const, fields: { name: { kind: 'text' } } as never };
  const things = { label, fields, ...rest, ...(owner !== undefined && { owner }) };
  const model = createModel({ name: 'Test', groups: {}, resources: { things, users } }, kinds);
  return uniqueGroups(model.resource('things'));
};

describe('what is unique', () => {
  it('is so everywhere where records have no owner', () => {
    expect(groupsOf()).toEqual([['code'], ['number'], ['mcc', 'mnc']]);
  });

  it('is so per owner, unless it says everywhere', () => {
    expect(groupsOf('user' as never)).toEqual([['user', 'code'], ['number'], ['user', 'mcc', 'mnc']]);
  });

  it('is claimed by each owner for themselves, and said beside the fields that a person fills in', () => {
    const group = ['user', 'code'];
    expect(claimName(group)).toBe('user+code');
    expect(claimOf({ user: 'a', code: 'X' }, group)).not.toBe(claimOf({ user: 'b', code: 'X' }, group));
    expect(claimOf({ user: 'a', code: 'X' }, group)).toBe(claimOf({ user: 'a', code: ' x ' }, group));
    expect(claimOf({ code: 'X' }, group)).toBeUndefined();
    const owner = { path: 'user', me: 'id' };
    expect(takenIssues(group, { owner })).toEqual([{ path: 'code', key: 'unique' }]);
    expect(takenIssues(['user', 'mcc', 'mnc'], { owner })).toEqual([
      { path: 'mcc', key: 'uniqueTogether' },
      { path: 'mnc', key: 'uniqueTogether' },
    ]);
    expect(takenIssues(['number'], { owner })).toEqual([{ path: 'number', key: 'unique' }]);
  });
});
