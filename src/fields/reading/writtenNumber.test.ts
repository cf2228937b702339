import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSignOf, readNumber } from './writtenNumber';

describe('reading a written number', () => {
  it.each([
    ['12', '12'], ['12.5', '12.5'], ['12,5', '12.5'], ['-12,50', '-12.50'], ['\u221212', '-12'], ['+3', '3'],
    ['1.234,50', '1234.50'], ['1,234.50', '1234.50'], ['1\u202f234,5', '1234.5'], ["1'234.5", '1234.5'],
    ['1.234.567', '1234567'], ['1,234,567', '1234567'], ['1 234', '1234'], ['0,123', '0.123'], ['1234,567', '1234.567'],
    ['1.234', '1.234'], ['007', '7'],
  ])('takes %j for %j', (text, number) => expect(readNumber(text)).toBe(number)); // prettier-ignore

  it.each([
    '',
    '-',
    '1,234',
    '1.2.3',
    '1,23,456',
    '1.234 567',
    '1..2',
    '12e3',
    '0x10',
    '-$253',
    '12 €',
    '१२',
  ])('finds no certain number in %j', (text) => expect(readNumber(text)).toBeUndefined());

  it('lets the language of the reader decide what could be two numbers, and only for its own sign', () => {
    expect(readNumber('1,234', ',')).toBe('1.234');
    expect(readNumber('1.234', ',')).toBeUndefined();
    expect(['en', 'de', 'fr', 'pt'].map(decimalSignOf)).toEqual(['.', ',', ',', ',']);
  });

  it('reads what every language writes with two decimals', () => {
    const number = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(number, fc.constantFrom('en', 'de', 'fr', 'pt', 'de-CH'), (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(Number(readNumber(written))).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });
});
