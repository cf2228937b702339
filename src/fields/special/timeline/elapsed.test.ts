import { expect, it } from 'vitest';
import { elapsedText } from './elapsed';

it.each([
  [0, '0 ms'],
  [250, '250 ms'],
  [3000, '3 sec'],
  [3250, '3.2 sec'],
  [9999, '9.9 sec'],
  [59_999, '59 sec'],
  [60_000, '1 min'],
  [65_000, '1 min 5 sec'],
  [3_600_000, '1 hr'],
  [3_599_999, '59 min 59 sec'],
  [183_600_000, '2 days 3 hr'],
])('writes %i milliseconds as %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds, 'en')).toBe(text);
});

it('writes the units of the language', () => {
  expect(elapsedText(65_000, 'de')).toBe('1 Min. 5 Sek.');
});
