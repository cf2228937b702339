import { expect, it } from 'vitest';
import { isTimeZone, zoneName, zonesOf } from './timeZone';

it.each(['Europe/Lisbon', 'UTC', 'America/Argentina/Buenos_Aires'])('knows %s', (name) =>
  expect(isTimeZone(name)).toBe(true),
);

it.each(['Europe/Lissabon', 'Lisbon', '', 'CEST', 3, null])('knows no %j', (name) =>
  expect(isTimeZone(name)).toBe(false),
);

it('knows the zones of a country, of which some have several', () => {
  expect(zonesOf('NP').map((zone) => zoneName(zone))).toEqual([zoneName('Asia/Kathmandu')]);
  expect(zonesOf('US')).toEqual(expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']));
  expect(zonesOf('ZZ')).toEqual([]);
});
