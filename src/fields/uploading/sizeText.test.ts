import { expect, it } from 'vitest';
import { sizeText } from './sizeText';

it.each([
  [1, 'en', '1 byte'],
  [5, 'de', '5 Byte'],
  [340, 'en', '0.3 kB'],
  [340_000, 'en', '340 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [12_400_000, 'fr', '12 Mo'],
])('says that %d bytes are in %s %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text);
});
