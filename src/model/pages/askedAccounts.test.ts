import { expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import { askedLists } from './askedLists';
import type { Sought } from './askedPart';

const named = (one: string, many: string) =>
  defineResource({
    label: { one, many },
    title: '{name}',
    icon: 'person',
    fields: { name: f.text({ search: true }) },
  });

const { resources, kinds } = modelOf({
  remarks: defineResource({
    label: { one: 'Remark', many: 'Remarks' },
    title: '{text}',
    icon: 'sms',
    fields: { text: f.text({}), author: f.account({ to: ['users', 'admins'] }) },
    list: { filters: ['author'] },
  }),
  users: named('User', 'Users'),
  admins: named('Admin', 'Admins'),
});

const times = {
  today: [],
  yesterday: [],
  thisWeek: [],
  lastWeek: [],
  thisMonth: [],
  lastMonth: [],
  thisYear: [],
};

const asking = (people: Readonly<Record<string, Sought | undefined>>, reached = ['users', 'admins']) =>
  askedLists('remarks author:ada', {
    entities: resources,
    wording: { kinds, locale: 'en' },
    times,
    today: '2026-01-01',
    beginOf: (day) => day,
    may: () => true,
    reaches: (key) => reached.includes(key),
    recordsOf: ({ to }) => people[to],
  });

const ada = (id: string) => [{ id, title: 'Ada' }];

it('finds accounts by their names in every entity that they may be of', () => {
  expect(asking({ users: ada('u1'), admins: ada('a1') }).lists[0]?.filter).toEqual({ author: ['u1', 'a1'] });
  expect(asking({ users: [], admins: ada('a1') }).lists[0]?.filter).toEqual({ author: ['a1'] });
  expect(asking({ users: [], admins: [] }).fault?.why).toBe('none');
  expect(asking({ users: ada('u1'), admins: 'many' }).fault?.why).toBe('many');
});

it('looks for them in all of those that may be read, and in no other', () => {
  const seeksIn = (reached: string[]) => asking({}, reached).lists[0]?.seeks.map(({ to }) => to);
  expect(seeksIn(['users', 'admins'])).toEqual(['users', 'admins']);
  expect(seeksIn(['admins'])).toEqual(['admins']);
  expect(seeksIn([])).toBeUndefined();
});
