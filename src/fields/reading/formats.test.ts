import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats';

it('writes Portuguese amounts and dates as in Portugal', () => {
  const amount = numberFormat('pt', { style: 'currency', currency: 'EUR' }).format(1680);
  expect(amount.replaceAll(/\s/g, ' ')).toBe('1680,00 €');
  const day = dateFormat('pt', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-11-21'));
  expect(day).toBe('21/11/2026');
});

it.each(['en', 'en-US', 'de', 'fr', 'pt'])('counts the hours of a day to 23 in %s', (locale) => {
  const times = (['short', 'full'] as const).map((timeStyle) =>
    dateFormat(locale, { timeStyle, timeZone: 'UTC' }).format(new Date('2026-11-21T17:46:19Z')),
  );
  expect(times).toEqual(['17:46', expect.stringMatching(/^17:46:19 /)]);
});
