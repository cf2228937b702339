import { en, Faker } from '@faker-js/faker';
import { expect, it } from 'vitest';
import { sampleModel, type SampleEntity } from '../resolved/kinds.samples';
import { fakeRecords } from './fakeRecords';

const now = new Date('2026-03-01T12:00:00Z');

const doses: SampleEntity = {
  fields: {
    name: { kind: 'text', required: true },
    state: {
      kind: 'choice',
      values: { planned: {}, late: {}, given: {}, checked: {}, dropped: {} },
      default: 'planned',
      required: true,
    },
    givenAt: { kind: 'dateTime', readOnly: true },
    givenNote: { kind: 'text', readOnly: true },
    checkedAt: { kind: 'dateTime', readOnly: true },
    typed: { kind: 'dateTime' },
    hinted: { kind: 'text', readOnly: true, fake: { oneOf: ['x'] } },
  },
  transitions: {
    state: {
      planned: ['given', 'late', 'dropped'],
      late: ['given'],
      given: ['checked'],
      checked: [],
      dropped: [],
    },
  },
  actions: {
    give: {
      on: 'row',
      effect: { state: 'given', givenAt: { $now: true }, givenNote: 'by hand', typed: { $now: true } },
    },
    check: { on: 'row', effect: { state: 'checked', checkedAt: { $now: true }, hinted: 'y' } },
  },
};

const made = () =>
  fakeRecords(sampleModel({ doses }), { faker: new Faker({ locale: [en] }), now, seed: 1, count: 200 })[
    'doses'
  ] ?? [];

const GIVEN = ['given', 'checked'];

it('fills what only an action fills in the states that the action leads to, and in those after', () => {
  for (const { state, givenAt, givenNote, checkedAt } of made() as Record<string, unknown>[]) {
    const isGiven = GIVEN.includes(String(state));
    expect([state, givenAt !== null, givenNote !== null]).toEqual([state, isGiven, isGiven]);
    expect([state, checkedAt !== null]).toEqual([state, state === 'checked']);
  }
  expect(new Set(made().map(({ state }) => state)).size).toBe(5);
});

it('lets the moments of actions be over, in the order in which the states follow', () => {
  const checked = (made() as Record<string, string>[]).filter(({ state }) => state === 'checked');
  for (const { givenAt = '', checkedAt = '' } of checked)
    expect([givenAt <= checkedAt, checkedAt <= now.toISOString()]).toEqual([true, true]);
  expect(checked.length).toBeGreaterThan(10);
});

it('leaves what people type, and what a hint makes up', () => {
  const planned = (made() as Record<string, unknown>[]).filter(({ state }) => state === 'planned');
  expect(planned.some(({ typed }) => typed !== null)).toBe(true);
  expect(planned.every(({ hinted }) => hinted === 'x')).toBe(true);
});
