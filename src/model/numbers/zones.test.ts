import { describe, expect, it } from 'vitest';
import { dayIn, startOf, wholeHoursFrom } from './zones';

describe('a day in a time zone', () => {
  it.each([
    ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', 'Pacific/Pago_Pago', '2026-01-01T11:00:00.000Z'],
    ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
    // The clocks go forward at midnight: the day begins with one o'clock.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('%s of %s begins at %s', (day, zone, moment) => {
    expect(startOf(day, zone)).toBe(moment);
    expect(dayIn(Date.parse(moment), zone)).toBe(day);
    expect(dayIn(Date.parse(moment) - 1, zone) < day).toBe(true);
  });

  it.each([
    ['Europe/Berlin', ''],
    ['Asia/Kolkata', undefined],
    ['Australia/Lord_Howe', undefined],
    ['Asia/Singapore', '1982-01-02T00:00:00.000Z'],
  ])('begins in %s with an hour of UTC from %j on', (zone, from) => {
    expect(wholeHoursFrom(zone)).toBe(from);
  });
});
