import { expect, it } from 'vitest';
import { areSameBytes, hexOf, randomBytes } from './bytes';

it('tells bytes apart that differ anywhere, or in length', () => {
  const bytes = Uint8Array.of(0, 1, 255);
  expect(areSameBytes(bytes, Uint8Array.of(0, 1, 255))).toBe(true);
  for (const other of [[1, 1, 255], [0, 1, 254], [0, 1], [0, 1, 255, 0], []])
    expect(areSameBytes(bytes, Uint8Array.from(other))).toBe(false);
});

it('writes each byte with two digits', () => expect(hexOf(Uint8Array.of(0, 10, 255))).toBe('000aff'));

it('makes as many random bytes as are asked for, each time others', () => {
  expect(randomBytes(16)).toHaveLength(16);
  expect(hexOf(randomBytes(16))).not.toBe(hexOf(randomBytes(16)));
});
