import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLocalTime, isInstant, toLocalTime, toUtc } from './instant';

describe('D-22 a moment', () => {
  it.each([
    '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-01-31T14:30:00+05:30', '2026-01-31T14:30Z', '0050-01-01T00:00:00Z',
  ])('may be %j', (text) => expect(isInstant(text)).toBe(true)); // prettier-ignore

  it.each([
    '2026-01-31T14:30:00', '2026-01-31', '2026-02-30T00:00:00Z', '2026-01-31T25:00:00Z', '2026-01-31 14:30:00Z', 'now', '', 0, null,
    '+010000-01-01T00:00:00Z',
  ])('is never %j', (text) => expect(isInstant(text)).toBe(false)); // prettier-ignore

  it('is stored in UTC, so that moments of several zones sort as text', () => {
    expect(toUtc('2026-01-31T14:30:00+05:30')).toBe('2026-01-31T09:00:00.000Z');
  });

  it('goes to the local clock and back, to the minute, except for the hour that summer time repeats', () => {
    const dates = fc.date({ min: new Date('0002-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const local = toLocalTime(date.toISOString());
        expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
        expect(toLocalTime(fromLocalTime(local) ?? '')).toBe(local);
      }),
    );
  });

  it('is not made of what is no local time', () => {
    expect(['', '2026-01-31', '2026-01-31T14:30Z', '2026-02-31T25:00'].map(fromLocalTime)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});
