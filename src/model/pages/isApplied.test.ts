import { expect, it } from 'vitest';
import { isApplied } from './isApplied';

it('finds a saved query in force beside other filters, and not by half', () => {
  const saved = { state: ['Paid'], user: '7' };
  expect(isApplied(saved, { state: ['Paid'], user: '7', q: 'x' })).toBe(true);
  expect(isApplied(saved, { state: ['Paid'] })).toBe(false);
  expect(isApplied(saved, { state: ['Paid', 'Sent'], user: '7' })).toBe(false);
});
