import { expect, it } from 'vitest';
import { isTimeZone } from './timeZone';

it.each(['Europe/Lisbon', 'UTC', 'America/Argentina/Buenos_Aires'])('knows %s', (name) =>
  expect(isTimeZone(name)).toBe(true),
);

it.each(['Europe/Lissabon', 'Lisbon', '', 'CEST', 3, null])('knows no %j', (name) =>
  expect(isTimeZone(name)).toBe(false),
);
