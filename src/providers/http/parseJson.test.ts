import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './parseJson';

it('D-19 keeps two neighbouring ids beyond 2^53 apart', () => {
  expect(parseJson('{"a":9007199254740993,"b":[-9007199254740992]}')).toEqual({
    a: '9007199254740993',
    b: ['-9007199254740992'],
  });
});

it('leaves safe integers, decimals and digits inside texts alone', () => {
  const value = {
    safe: Number.MAX_SAFE_INTEGER,
    rate: 0.1234567890123456,
    text: 'a "1234567890123456789" \\',
    n: 1e21,
  };
  expect(
    parseJson(JSON.stringify({ ...value, big: 1 }).replace('"big":1', '"big":12345678901234567890')),
  ).toEqual({
    ...value,
    big: '12345678901234567890',
  });
});

it('refuses what JSON refuses, also with long numbers in it', () => {
  expect(() => parseJson('{"id":01234567890123456789}')).toThrow(SyntaxError);
});

it('reads any JSON without long numbers as JSON.parse does', () => {
  const json = fc.json().filter((text) => !/\d{16}/.test(text));
  fc.assert(fc.property(json, (text) => void expect(parseJson(text)).toEqual(JSON.parse(text))));
});

it('keeps any integer exact', () => {
  fc.assert(fc.property(fc.bigInt(), (id) => void expect(String(parseJson(`[${id}]`))).toBe(String(id))));
});
