import { expect, it } from 'vitest';
import { retryAfter } from './retryAfter';

const now = Date.parse('2026-10-21T07:28:00Z');

const read = (text: string) => retryAfter(new Headers({ 'Retry-After': text }), now);

it('D-27 reads seconds, and a date as the seconds until then', () => {
  expect(read('30')).toBe(30);
  expect(read('Wed, 21 Oct 2026 07:29:30 GMT')).toBe(90);
});

it.each(['', '0', '-5', 'soon', '5 x', '1e3', '86401', 'Wed, 21 Oct 2026 07:27:00 GMT', 'Xxx, no GMT'])(
  'D-27 takes %j for no time to wait',
  (text) => expect(read(text)).toBeUndefined(),
);

it('D-27 knows no time when the header is missing', () => {
  expect(retryAfter(new Headers())).toBeUndefined();
});
