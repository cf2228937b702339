import { expect, it } from 'vitest';
import phone, { isPhone, normalisePhone } from './kind';

it.each([
  ['0049 (30) 1234-5678', '+493012345678'],
  ['+49 (0)30 12345678', '+493012345678'],
  ['+1.202.555.0123', '+12025550123'],
  ['\u202a+44\u00a07700\u2011900123\u202c', '+447700900123'],
])('stores %j as %j', (written, stored) => {
  expect(normalisePhone(written)).toBe(stored);
  expect(isPhone(stored)).toBe(true);
});

it.each([
  '030 1234567',
  '+0301234567',
  '+12345',
  '+1234567890123456',
  '+49 30 CALL',
  '',
  '00',
  '++4930123456',
])('refuses %j, which no one abroad could call', (written) =>
  expect(isPhone(normalisePhone(written))).toBe(false),
);

it.each([
  ['0171 392', '171392'],
  ['+49 171 392', '+49171392'],
  ['0049 (0)171/392', '+49171392'],
  ['171-392', '171392'],
  ['+49', '+49'],
  ['0', undefined],
  ['17 Uhr', undefined],
  ['1234567890123456', undefined],
])('looks for %j as %j', (written, part) => expect(phone.searched?.(written)).toBe(part));
