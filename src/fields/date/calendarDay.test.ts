import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, readDay } from './calendarDay';

describe('D-22 a day', () => {
  it.each(['1970-01-01', '9999-12-31', '0001-01-01', '2024-02-29', '2000-02-29'])('may be %j', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each([
    '2026-02-29', '1900-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '0000-01-01', '10000-01-01',
    '2026-01-31T00:00:00Z', '۲۰۲۶-۰۱-۳۱', 'today', '', 0, null, {},
  ])('is never %j', (text) => expect(isDay(text)).toBe(false)); // prettier-ignore

  it.each([
    ['2026-01-31', '2026-01-31'], ['2026/1/31', '2026-01-31'], ['31.01.2026', '2026-01-31'], ['1.2.2026', '2026-02-01'],
    ['31/01/2026', '2026-01-31'], ['01/31/2026', '2026-01-31'], ['05/05/2026', '2026-05-05'], ['31-1-2026', '2026-01-31'],
  ])('is read from %j', (text, day) => expect(readDay(text)).toBe(day)); // prettier-ignore

  it.each(['01/02/2026', '1-2-2026', '31.13.2026', '31/02/2026', '31.01.26', '2026-01-31 10:00', 'x'])(
    'is not guessed from %j',
    (text) => expect(readDay(text)).toBeUndefined(),
  );

  it('agrees with the calendar of Date for every day there is', () => {
    const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect([isDay(day), readDay(day)]).toEqual([true, day]);
      }),
    );
  });
});
