import { expect, it } from 'vitest';
import { kinds, listViews, shopWith } from '../../../tests/config/shop';
import { checkConfig } from '../../model/check/checkConfig';
import { problemText } from '../../model/check/problem';

const problems = (split: object, more: object = {}) => {
  const things = {
    label: { one: 'Thing', many: 'Things' },
    title: '{name}',
    icon: 'tag',
    fields: {
      name: { kind: 'text', required: true },
      isRead: { kind: 'boolean', default: false },
      size: { kind: 'number', readOnly: true },
    },
    list: { views: { split: { line: ['name'], ...split } } },
    ...more,
  };
  return checkConfig(shopWith('things', things as never), kinds, { listViews })
    .filter(({ level }) => level === 'error')
    .map(problemText)
    .join('\n');
};

it('takes what a line, a rule and the changes of an opening say', () => {
  expect(problems({ strong: { isRead: false }, onOpen: { isRead: true } })).toBe('');
});

it.each([
  [
    'a rule about an unknown field',
    { strong: { isread: false } },
    /split\.strong.*unknown field "isread".*isRead/s,
  ],
  ['a change of an unknown field', { onOpen: { read: true } }, /split\.onOpen.*unknown field "read"/s],
  [
    'a value that the field cannot hold',
    { onOpen: { isRead: 'yes' } },
    /split\.onOpen\.isRead.*"yes" is no value/s,
  ],
  [
    'a change that no form makes',
    { onOpen: { size: 1 } },
    /changes "size", which no form of the record does/,
  ],
  ['a section that is not there', { show: 'messages' }, /"related" has no section of "messages"/],
  ['a line of nothing', { line: [] }, /a line needs at least one field/],
])('refuses %s', (_, split, message) => {
  expect(problems(split)).toMatch(message);
});

it('refuses to change what cannot be edited', () => {
  expect(problems({ onOpen: { isRead: true } }, { can: { edit: false } })).toMatch(/"can.edit" is false/);
});
