import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLocalTime, isInstant, toLocalTime, toUtc, withOffset } from './instant';

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
    expect(
      ['', '2026-01-31', '2026-01-31T14:30Z', '2026-02-31T25:00'].map((text) => fromLocalTime(text)),
    ).toEqual(Array.from({ length: 4 }, () => undefined));
  });

  it.each([
    ['2026-07-01T12:00:00.000Z', 'Europe/Lisbon', '2026-07-01T13:00', '2026-07-01T13:00:00+01:00'],
    ['2026-01-01T12:00:00.000Z', 'Europe/Lisbon', '2026-01-01T12:00', '2026-01-01T12:00:00+00:00'],
    ['2026-12-31T20:30:15.250Z', 'Asia/Kolkata', '2027-01-01T02:00', '2027-01-01T02:00:15.250+05:30'],
    ['2026-01-01T02:00:00.000Z', 'America/New_York', '2025-12-31T21:00', '2025-12-31T21:00:00-05:00'],
    ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00', '2026-03-29T03:00:00+02:00'],
    ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', '2026-03-29T01:59', '2026-03-29T01:59:00+01:00'],
  ])('S9.16 of %s is on the clocks of %s', (...[instant, zone, local, written]) => {
    expect([toLocalTime(instant, zone), withOffset(instant, zone)]).toEqual([local, written]);
    expect(toUtc(withOffset(instant, zone))).toBe(instant);
    expect(fromLocalTime(local, zone)?.slice(0, 16)).toBe(instant.slice(0, 16));
  });

  it('S9.16 goes to the clocks of any zone and back', () => {
    const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    const zones = fc.constantFrom(
      'Europe/Lisbon',
      'America/St_Johns',
      'Pacific/Auckland',
      'Asia/Tokyo',
      'UTC',
    );
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const local = toLocalTime(date.toISOString(), zone);
        expect(toLocalTime(fromLocalTime(local, zone) ?? '', zone)).toBe(local);
        expect(toUtc(withOffset(date.toISOString(), zone))).toBe(date.toISOString());
      }),
    );
  });
});
