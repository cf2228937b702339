import { describe, expect, it } from 'vitest';
import { clockText, formatSpan, readSpan } from './span';

describe('how long something takes', () => {
  it.each([
    ['1:30', 5400],
    ['1:30:15', 5415],
    ['0:05', 300],
    ['90', 5400],
    ['90 min', 5400],
    ['90 Min.', 5400],
    ['1h 30', 5400],
    ['1h30', 5400],
    ['1 h 30 min', 5400],
    ['1 hr 30 min', 5400],
    ['1 Std. 30 Min.', 5400],
    ['1,5 Stunden', 5400],
    ['1.5 hours', 5400],
    ['2 heures', 7200],
    ['2 horas 5 minutos 1 segundo', 7501],
    ['45 s', 45],
    [' 2 min 5 ', 125],
    ['120:00:00', 432_000],
  ])('is read from %j in a field that counts minutes', (text, seconds) => {
    expect(readSpan(text, 'minute')).toBe(seconds);
  });

  it('is what its field counts where a number stands alone, and minutes and seconds where that is seconds', () => {
    expect([readSpan('90', 'second'), readSpan('90', 'hour')]).toEqual([90, 324_000]);
    expect([readSpan('1:30', 'second'), readSpan('1:30', 'hour')]).toEqual([90, 5400]);
    expect(readSpan('1:00:30', 'second')).toBe(3630);
  });

  it.each(['', 'soon', '1:60', '1:3', '-5', '5 parsecs', '0.3 s', '1:30 h', '1h 2 3 4', 'h', '9'.repeat(40)])(
    'is not read from %j',
    (text) => {
      expect(readSpan(text, 'minute')).toBeUndefined();
    },
  );

  it.each(['en', 'de', 'fr', 'pt'])('is read as it is written, on the clock and in %s', (locale) => {
    for (const seconds of [0, 1, 59, 60, 3599, 3600, 5400, 5415, 360_000_000])
      for (const unit of ['hour', 'minute', 'second'] as const) {
        expect(readSpan(clockText(seconds), unit)).toBe(seconds);
        expect(readSpan(formatSpan(seconds, unit, locale), unit), formatSpan(seconds, unit, locale)).toBe(
          seconds,
        );
      }
  });

  it('is written as the language does, without what is nothing', () => {
    const written = (locale: string) =>
      [5400, 3600, 65, 0, -90].map((each) => formatSpan(each, 'minute', locale));
    expect(written('en')).toEqual(['1 hr 30 min', '1 hr', '1 min 5 sec', '0 min', '-1 min 30 sec']);
    expect(written('de')).toEqual(['1 Std. 30 Min.', '1 Std.', '1 Min. 5 Sek.', '0 Min.', '-1 Min. 30 Sek.']);
  });
});
