import { expect, it } from 'vitest';
import { eventTimes, whenAt } from './gridEvents';

it('lets whole days end where the next one begins, and back', () => {
  const when = { from: '2026-03-28', to: '2026-03-29', isWhole: true };
  expect(eventTimes(when, true)).toEqual({ start: '2026-03-28', end: '2026-03-30', allDay: true });
  expect(whenAt({ startStr: '2026-03-28', endStr: '2026-03-30', allDay: true })).toEqual(when);
});

it('takes a place without an end for one day, or one moment', () => {
  expect(whenAt({ startStr: '2026-03-28', endStr: '', allDay: true })).toEqual({
    from: '2026-03-28',
    to: '2026-03-28',
    isWhole: true,
  });
  expect(whenAt({ startStr: '2026-03-28T09:00:00+01:00', endStr: '', allDay: false })).toEqual({
    from: '2026-03-28T08:00:00.000Z',
    to: '2026-03-28T08:00:00.000Z',
    isWhole: false,
  });
});

it('reads moments by their offset, on both sides of a change of clocks', () => {
  const spot = {
    startStr: '2026-03-29T01:30:00+01:00',
    endStr: '2026-03-29T04:30:00+02:00',
    allDay: false,
  };
  const when = { from: '2026-03-29T00:30:00.000Z', to: '2026-03-29T02:30:00.000Z', isWhole: false };
  expect(whenAt(spot)).toEqual(when);
  expect(eventTimes(when, true)).toEqual({ start: when.from, end: when.to, allDay: false });
  expect(eventTimes(when, false)).toEqual({ start: when.from, allDay: false });
});
