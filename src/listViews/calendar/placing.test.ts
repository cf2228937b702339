import { describe, expect, it } from 'vitest';
import { kinds } from '../../fields/kinds';
import { createModel } from '../../model/resolve/createModel';
import { isWithin, momentsIn, placingOf, windowFilter, type Placing } from './placing';

const fields = {
  name: { kind: 'text' },
  when: { kind: 'range', of: 'dateTime', allDay: true },
  stay: { kind: 'range', of: 'date' },
  startAt: { kind: 'dateTime' },
  endAt: { kind: 'dateTime' },
  due: { kind: 'date' },
};

const things = { label: { one: 'Thing', many: 'Things' }, title: '{name}', icon: 'tag', fields };
const admin = { name: 'Test', groups: {}, resources: { things } } as never;
const thing = createModel(admin, kinds).resource('things');

const placing = (options: object): Placing => {
  const found = placingOf(options, thing.fields, kinds);
  if (!found) throw new Error('It says nowhere when it is.');
  return found;
};

const [BERLIN, SAO_PAULO, KOLKATA, AUCKLAND] = [
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Pacific/Auckland',
] as const;

const day = (first: string, last = first) => ({ first, last });

describe('the moments of days', () => {
  it.each([
    ['an ordinary day', BERLIN, day('2026-01-31'), '2026-01-30T23:00:00.000Z', '2026-01-31T22:59:59.999Z'],
    ['a day of 23 hours', BERLIN, day('2026-03-29'), '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['a day of 25 hours', BERLIN, day('2026-10-25'), '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    [
      'a day that begins at one o’clock',
      SAO_PAULO,
      day('2018-11-04'),
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T01:59:59.999Z',
    ],
    [
      'a day west of UTC',
      SAO_PAULO,
      day('2026-06-15'),
      '2026-06-15T03:00:00.000Z',
      '2026-06-16T02:59:59.999Z',
    ],
    [
      'half an hour aside',
      KOLKATA,
      day('2026-06-15'),
      '2026-06-14T18:30:00.000Z',
      '2026-06-15T18:29:59.999Z',
    ],
    ['half a day ahead', AUCKLAND, day('2026-06-15'), '2026-06-14T12:00:00.000Z', '2026-06-15T11:59:59.999Z'],
    [
      'a spring in September',
      AUCKLAND,
      day('2026-09-27'),
      '2026-09-26T12:00:00.000Z',
      '2026-09-27T10:59:59.999Z',
    ],
    [
      'an autumn in April',
      AUCKLAND,
      day('2026-04-05'),
      '2026-04-04T11:00:00.000Z',
      '2026-04-05T11:59:59.999Z',
    ],
    [
      'a month with a change',
      BERLIN,
      day('2026-03-01', '2026-03-31'),
      '2026-02-28T23:00:00.000Z',
      '2026-03-31T21:59:59.999Z',
    ],
  ])('are right of %s', (...[, zone, window, from, to]) => {
    expect(momentsIn(window, zone)).toEqual([from, to]);
  });
});

describe('the filter of a window', () => {
  const window = day('2026-03-01', '2026-03-31');

  it('asks for days where the ends are days', () => {
    expect(windowFilter(placing({ range: 'stay' }), window, AUCKLAND)).toEqual({
      stay_gte: '2026-03-01',
      stay_lte: '2026-03-31',
    });
    expect(windowFilter(placing({ at: 'due' }), window, SAO_PAULO)).toEqual({
      due_gte: '2026-03-01',
      due_lte: '2026-03-31',
    });
  });

  it('asks for what ends after it has begun, and begins before it ends', () => {
    expect(windowFilter(placing({ from: 'startAt', to: 'endAt' }), window, BERLIN)).toEqual({
      endAt_gte: '2026-02-28T23:00:00.000Z',
      startAt_lte: '2026-03-31T21:59:59.999Z',
    });
  });

  it('asks for whole days, too, which are stored in UTC, wherever the reader is', () => {
    expect(windowFilter(placing({ range: 'when' }), window, SAO_PAULO)).toEqual({
      when_gte: '2026-03-01T00:00:00.000Z',
      when_lte: '2026-04-01T02:59:59.999Z',
    });
    expect(windowFilter(placing({ range: 'when' }), window, AUCKLAND)).toEqual({
      when_gte: '2026-02-28T11:00:00.000Z',
      when_lte: '2026-03-31T23:59:59.999Z',
    });
  });
});

describe('whole days', () => {
  const { whenOf, valuesOf } = placing({ range: 'when' });
  const stored = { when: { from: '2026-03-28T00:00:00.000Z', to: '2026-03-29T23:59:59.999Z', allDay: true } };

  it('are the same days in every zone', () => {
    const when = whenOf(stored);
    expect(when).toEqual({ from: '2026-03-28', to: '2026-03-29', isWhole: true });
    for (const zone of [BERLIN, SAO_PAULO, KOLKATA, AUCKLAND]) {
      expect(when && isWithin(when, day('2026-03-29'), zone)).toBe(true);
      expect(when && isWithin(when, day('2026-03-30'), zone)).toBe(false);
      expect(when && isWithin(when, day('2026-03-27'), zone)).toBe(false);
    }
  });

  it('are written as they are stored', () => {
    expect(valuesOf({ from: '2026-03-28', to: '2026-03-29', isWhole: true })).toEqual(stored);
  });

  it('become moments, and moments become days, by one value', () => {
    const moments = { from: '2026-03-28T09:00:00.000Z', to: '2026-03-28T10:00:00.000Z' };
    expect(valuesOf({ ...moments, isWhole: false })).toEqual({ when: { ...moments, allDay: false } });
  });
});

describe('when a record is', () => {
  it('is undefined where it does not say so, or says nonsense', () => {
    const { whenOf } = placing({ range: 'when' });
    const sound = { from: '2026-03-28T09:00:00.000Z', to: '2026-03-28T10:00:00.000Z' };
    expect(whenOf({ when: sound })).toEqual({ ...sound, isWhole: false });
    for (const when of [undefined, null, 'x', {}, { from: 'x', to: 'y' }, { from: sound.to, to: sound.from }])
      expect(whenOf({ when })).toBeUndefined();
  });

  it('is read from one field or two, and written there', () => {
    const at = placing({ at: 'due' });
    expect(at.whenOf({ due: '2026-03-28' })).toEqual({ from: '2026-03-28', to: '2026-03-28', isWhole: true });
    expect(at.valuesOf({ from: '2026-03-29', to: '2026-03-29', isWhole: true })).toEqual({
      due: '2026-03-29',
    });
    const two = placing({ from: 'startAt', to: 'endAt' });
    const when = { startAt: '2026-03-28T09:00:00.000Z', endAt: '2026-03-28T10:00:00.000Z' };
    const read = two.whenOf(when);
    expect(read && two.valuesOf(read)).toEqual(when);
  });

  it('is nowhere where a field is missing', () => {
    expect(placingOf({ range: 'gone' }, thing.fields, kinds)).toBeUndefined();
    expect(placingOf({ from: 'startAt', to: 'gone' }, thing.fields, kinds)).toBeUndefined();
  });
});
