import { expect, it } from 'vitest';
import { isClock, readClock } from './clock';

it.each([
  ['21:00', '21:00'],
  ['9:30', '09:30'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  [' 08:15:00 ', '08:15'],
  ['21.30', '21:30'],
  ['21h30', '21:30'],
  ['21 h', '21:00'],
  ['21 Uhr', '21:00'],
  ['21.30 Uhr', '21:30'],
  ['9 pm', '21:00'],
  ['9:05 p.m.', '21:05'],
  ['12 am', '00:00'],
  ['12:30 PM', '12:30'],
])('reads %j as %s', (text, clock) => {
  expect(readClock(text)).toBe(clock);
});

it.each([
  '24:00',
  '25:10',
  '9:60',
  '21',
  '',
  '13 pm',
  '0 am',
  '9:5',
  'noon',
  '21:00:30',
  '-1:00',
  '2026-11-20',
])('takes %j for no time of the day', (text) => {
  expect(readClock(text)).toBeUndefined();
});

it('knows what is stored from what is only written so', () => {
  expect(['21:00', '9:00', '24:00', '29:59', ' 21:00'].map(isClock)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
