import { describe, expect, it } from 'vitest';
import { kinds } from '../../fields/kinds';
import { checkConfig } from '../../model/check/checkConfig';
import { problemText } from '../../model/check/problem';
import { listViews } from '../views';
import { shopWith } from '../../../tests/config/shop';

const fields = {
  name: { kind: 'text', required: true },
  when: { kind: 'range', of: 'dateTime', allDay: true },
  size: { kind: 'range', of: 'number' },
  startAt: { kind: 'dateTime', required: true },
  endAt: { kind: 'dateTime', required: true },
  until: { kind: 'dateTime' },
  due: { kind: 'date', required: true },
  opensAt: { kind: 'time' },
  state: { kind: 'choice', values: { open: {}, done: {} } },
  calendar: { kind: 'choice', values: { work: { tone: 'info' }, home: {} } },
};

const faultsOf = (calendar: object): string[] => {
  const events = {
    label: { one: 'Event', many: 'Events' },
    title: '{name}',
    icon: 'calendar',
    fields,
    list: { views: { calendar } },
  };
  return checkConfig(shopWith('events', events as never), kinds, { listViews })
    .filter(({ level, path }) => level === 'error' && path.startsWith('events'))
    .map(problemText);
};

it.each([
  {
    range: 'when',
    tone: 'calendar',
    spans: ['month', 'week', 'day', 'list'],
    title: 'name',
    marks: ['state'],
  },
  { range: 'when' },
  { from: 'startAt', to: 'endAt' },
  { from: 'startAt' },
  { at: 'due' },
])('takes %o', (options) => {
  expect(faultsOf(options)).toEqual([]);
});

describe('refuses by name', () => {
  it.each([
    ['a field that says nothing of time', { at: 'name' }, '"name" is not a day or a moment'],
    ['a time of the day, which is of no day', { at: 'opensAt' }, '"opensAt" is not a day or a moment'],
    ['a field that is no range', { range: 'startAt' }, '"startAt" is not a range'],
    ['a range of numbers', { range: 'size' }, '"size" is a range of numbers'],
    ['a field that is not there', { range: 'wen' }, 'unknown field "wen"'],
    ['a calendar without a time', { title: 'name' }, 'nothing says when an entry is'],
    ['two times', { range: 'when', at: 'due' }, 'range and at say both when an entry is'],
    ['an end without a beginning', { at: 'due', to: 'endAt' }, '"to" has no "from"'],
    ['a day and a moment', { from: 'due', to: 'endAt' }, 'one of "due" and "endAt" is a day'],
    ['an end that may be empty', { from: 'startAt', to: 'until' }, '"until" may be empty'],
    ['a span that there is not', { range: 'when', spans: ['year'] }, 'year'],
    ['a span twice', { range: 'when', spans: ['day', 'day'] }, '"day" is there twice'],
    ['no span', { range: 'when', spans: [] }, 'people can choose nothing to see'],
    ['a tone by what is no choice', { range: 'when', tone: 'name' }, '"name" is not a choice with tones'],
    [
      'a tone by a choice without tones',
      { range: 'when', tone: 'state' },
      '"state" is not a choice with tones',
    ],
  ])('%s', (_, options, words) => {
    expect(faultsOf(options).join('\n')).toContain(words);
  });
});
