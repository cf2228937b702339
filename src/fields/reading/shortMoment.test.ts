import { expect, it } from 'vitest';
import { shortDay, shortMoment } from './shortMoment';

/* Friday, 13:30 in Berlin */
const now = new Date('2026-11-20T12:30:00Z');
const berlin = { locale: 'en-GB', timeZone: 'Europe/Berlin', now };

it.each([
  ['2026-11-20T12:29:40Z', 'this minute'],
  ['2026-11-20T12:26:59Z', '3 min ago'],
  ['2026-11-20T12:35:00Z', 'in 5 min'],
  ['2026-11-20T10:02:00Z', '11:02'],
  ['2026-11-19T23:00:00Z', '00:00'],
  ['2026-11-19T22:59:00Z', 'Thu 23:59'],
  ['2026-11-20T22:59:00Z', '23:59'],
  ['2026-11-20T23:00:00Z', '21 Nov, 00:00'],
  ['2026-11-15T13:02:00Z', 'Sun 14:02'],
  ['2026-11-13T13:02:00Z', '13 Nov'],
  ['2026-11-22T13:02:00Z', '22 Nov, 14:02'],
  ['2026-12-24T13:02:00Z', '24 Dec'],
  ['2025-12-31T23:30:00Z', '1 Jan'],
  ['2025-12-31T22:30:00Z', '31 Dec 2025'],
])('says %s as "%s" to a reader in Berlin', (instant, text) =>
  expect(shortMoment(instant, berlin)).toBe(text),
);

it('says it in the language and the zone of the reader', () => {
  const said = (locale: string, timeZone: string) =>
    shortMoment('2026-11-18T23:02:00Z', { locale, timeZone, now });
  expect([said('de', 'Europe/Berlin'), said('fr', 'Asia/Kolkata'), said('pt-PT', 'UTC')]).toEqual([
    'Do., 00:02',
    'jeu. 04:32',
    'quarta, 23:02',
  ]);
});

it.each([
  ['2026-02-01', '1 Feb'],
  ['2027-02-01', '1 Feb 2027'],
  ['0999-02-01', '1 Feb 999'],
])('says the day %s as "%s"', (day, text) => expect(shortDay(day, berlin)).toBe(text));
