import { expect, it } from 'vitest';
import { mergedText } from './mergedText';

it.each([
  ['Hello {fullName}!', { fullName: 'Ann' }, 'Hello Ann!'],
  ['Hello {fullName}!', { fullName: null }, 'Hello !'],
  ['Hello {fullName}!', {}, 'Hello !'],
  ['{a}{b} {not one}', { a: 'A', b: 'B' }, 'AB {not one}'],
])('fills %j with %j, and leaves nothing where there is nothing', (text, record, expected) => {
  expect(mergedText(text, record)).toBe(expected);
});
