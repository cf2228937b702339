import { describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { kinds } from '../../../tests/config/shop';
import { createModel } from '../resolve/createModel';
import { matchesAll } from '../rules/matchConditions';
import type { Row } from '../values/comparable';
import { isOver, overlapConditions, overlapRules, spanOf } from './overlaps';

const ruleOf = (more: object) => {
  const things = {
    label: { one: 'Thing', many: 'Things' },
    title: '{id}',
    icon: 'tag' as const,
    fields: {
      room: { kind: 'text' },
      state: { kind: 'choice', values: { booked: {}, gone: {} } },
      days: { kind: 'range', of: 'date' },
      hours: { kind: 'range', of: 'dateTime', allDay: true },
      size: { kind: 'range', of: 'number' },
      first: { kind: 'date' },
      last: { kind: 'date' },
      start: { kind: 'dateTime' },
      end: { kind: 'dateTime' },
      until: { kind: 'dateTime', required: true },
      least: { kind: 'money', currency: 'EUR' },
      most: { kind: 'money', currency: 'EUR' },
    } as never,
    noOverlap: [more] as never,
  };
  const model = createModel(
    { name: 'P', groups: {}, resources: { things } } as unknown as DeclaredAdmin,
    kinds,
  );
  const [rule = expect.fail('no rule')] = overlapRules(model.resource('things'), kinds);
  return rule;
};

type Pair = readonly [from: unknown, to: unknown];

/* Both say the same, from either side: what a store is asked, and what is said of two records at hand. */
const areOver = (one: Row, other: Row, rule: ReturnType<typeof ruleOf>): boolean => {
  const [a, b] = [spanOf(one, rule), spanOf(other, rule)];
  if (!a || !b) return false;
  const answers = [
    isOver(a, b, rule),
    isOver(b, a, rule),
    matchesAll(other, overlapConditions(one, a, rule)),
    matchesAll(one, overlapConditions(other, b, rule)),
  ];
  expect(new Set(answers).size).toBe(1);
  return answers[0] ?? false;
};

const days = { of: 'days' };
const nights = { of: 'days', nights: true };
const pair = { from: 'first', to: 'last' };
const moments = { of: 'hours' };
const times = { from: 'start', to: 'end' };
const bounded = { from: 'start', to: 'until' };
const numbers = { of: 'size' };
const amounts = { from: 'least', to: 'most' };

/* Written down before there was a rule. */
const table: readonly [what: string, rule: object, one: Pair, other: Pair, isOver: boolean][] = [
  [
    'the last day of a range belongs to it',
    days,
    ['2026-05-03', '2026-05-05'],
    ['2026-05-05', '2026-05-07'],
    true,
  ],
  ['the day after is free', days, ['2026-05-03', '2026-05-05'], ['2026-05-06', '2026-05-07'], false],
  ['a range may be one day', days, ['2026-05-03', '2026-05-03'], ['2026-05-03', '2026-05-03'], true],
  [
    'of nights, one leaves as one arrives',
    nights,
    ['2026-05-03', '2026-05-05'],
    ['2026-05-05', '2026-05-07'],
    false,
  ],
  [
    'of nights, one night is enough',
    nights,
    ['2026-05-03', '2026-05-05'],
    ['2026-05-04', '2026-05-07'],
    true,
  ],
  ['of nights, no night is none', nights, ['2026-05-04', '2026-05-04'], ['2026-05-03', '2026-05-07'], false],
  ['two days are nights', pair, ['2026-05-03', '2026-05-05'], ['2026-05-05', '2026-05-07'], false],
  ['two days that share a night', pair, ['2026-05-03', '2026-05-05'], ['2026-05-04', '2026-05-06'], true],
  ['over the end of a month', pair, ['2026-01-31', '2026-02-02'], ['2026-02-01', '2026-02-03'], true],
  ['without an end it goes on', pair, ['2026-05-03', null], ['2031-01-01', '2031-01-02'], true],
  ['before it began is free', pair, ['2026-05-03', null], ['2026-05-01', '2026-05-03'], false],
  ['two without an end', pair, ['2026-05-03', null], ['2040-05-03', null], true],
  [
    'without a beginning it is in nobody’s way',
    pair,
    [null, '2026-05-05'],
    ['2026-05-03', '2026-05-07'],
    false,
  ],
  [
    'backwards it is in nobody’s way',
    pair,
    ['2026-05-07', '2026-05-03'],
    ['2026-05-01', '2026-05-09'],
    false,
  ],
  [
    'moments that touch',
    times,
    ['2026-05-03T10:00:00.000Z', '2026-05-03T11:00:00.000Z'],
    ['2026-05-03T11:00:00.000Z', '2026-05-03T12:00:00.000Z'],
    false,
  ],
  [
    'moments that share a millisecond',
    times,
    ['2026-05-03T10:00:00.000Z', '2026-05-03T11:00:00.001Z'],
    ['2026-05-03T11:00:00.000Z', '2026-05-03T12:00:00.000Z'],
    true,
  ],
  [
    'one within the other',
    moments,
    ['2026-05-03T08:00:00.000Z', '2026-05-03T18:00:00.000Z'],
    ['2026-05-03T11:00:00.000Z', '2026-05-03T12:00:00.000Z'],
    true,
  ],
  [
    'the hour that the clocks of Berlin show twice is two',
    moments,
    ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
    false,
  ],
  [
    'whole days that follow each other',
    moments,
    ['2026-05-03T00:00:00.000Z', '2026-05-04T23:59:59.999Z'],
    ['2026-05-05T00:00:00.000Z', '2026-05-05T23:59:59.999Z'],
    false,
  ],
  [
    'a whole day and an hour of it',
    moments,
    ['2026-05-03T00:00:00.000Z', '2026-05-04T23:59:59.999Z'],
    ['2026-05-04T22:00:00.000Z', '2026-05-05T06:00:00.000Z'],
    true,
  ],
  [
    'where the end has to be there, none is no span',
    bounded,
    ['2026-05-03T00:00:00.000Z', null],
    ['2026-05-04T22:00:00.000Z', '2026-05-05T06:00:00.000Z'],
    false,
  ],
  ['numbers that touch', numbers, [1, 9], [9, 12], false],
  ['numbers compare as numbers', numbers, [2, 10], [9, 12], true],
  ['amounts compare as numbers', amounts, ['2.00', '10.00'], ['9.50', '12.00'], true],
];

describe('two records', () => {
  it.each(table)('%s', (...row) => {
    const [, declared, one, other, expected] = row;
    const rule = ruleOf(declared);
    const record = ([from, to]: Pair): Row => {
      const [name = '', last] = rule.from.split('.');
      return last === undefined ? { [rule.from]: from, [rule.to]: to } : { [name]: { from, to } };
    };
    expect(areOver(record(one), record(other), rule)).toBe(expected);
  });

  const stay = { days: { from: '2026-05-03', to: '2026-05-05' } };

  it('are in each other’s way within one thing alone, in whatever case it is written', () => {
    const rule = ruleOf({ within: ['room'], of: 'days' });
    expect(areOver({ ...stay, room: 'Nord' }, { ...stay, room: 'nord' }, rule)).toBe(true);
    expect(areOver({ ...stay, room: 'Nord' }, { ...stay, room: 'Süd' }, rule)).toBe(false);
    expect(areOver({ ...stay, room: null }, { ...stay, room: null }, rule)).toBe(false);
    expect(areOver(stay, stay, rule)).toBe(false);
  });

  it('are so while both count', () => {
    const rule = ruleOf({ of: 'days', when: { state: ['booked'] } });
    const booked = { ...stay, state: 'booked' };
    expect(areOver(booked, booked, rule)).toBe(true);
    expect(areOver(booked, { ...stay, state: 'gone' }, rule)).toBe(false);
    expect(spanOf({ ...stay, state: 'gone' }, rule)).toBeUndefined();
  });

  it('depend on the fields that the rule names', () => {
    const { names } = ruleOf({
      within: ['room'],
      of: 'days',
      when: { $or: [{ state: 'booked' }, { first: null }] },
    });
    expect(names).toEqual(['room', 'days', 'state', 'first']);
  });
});
