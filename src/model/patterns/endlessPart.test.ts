import { RegExpParser } from '@eslint-community/regexpp';
import { describe, expect, it } from 'vitest';
import { endlessPart, isEndless } from './endlessPart';

const read = (source: string) => new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });

describe('isEndless', () => {
  it.each([
    '([a-z]+)+',
    '^(\\w+\\s?)*$',
    '(a|a)*',
    '(?:[a-z]+|[0-9]+|[a-z0-9])+x',
    '([a-z]{1,9})+',
    '(a?){30}a{30}',
    '((a?){30}){30}',
    '(a|ab|b)*',
    '(abc|abc|x)*',
    '((a*)*)*',
    '(.*a){12}',
    '[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*',
    '(?=(a+)+$)a',
    'https?://(?:[a-z0-9-]+\\.?)+',
    'x(é+)+y',
    '(\\p{L}+)*1',
    '(([a-z])+.)+[A-Z]([a-z])+',
  ])('finds that %s can run for ever', (pattern) => {
    expect(isEndless(read(pattern))).toBe(true);
  });

  it.each([
    '[a-z0-9-]+',
    '[a-z0-9]+(-[a-z0-9]+)*',
    '(\\w+\\s)*\\w+',
    '(\\d+,)*\\d+',
    '.*foo.*',
    '[^@]+@[^@]+\\.[^@]+',
    '\\d{1,3}(,\\d{3})*(\\.\\d+)?',
    '(?=.*[A-Za-z])(?!.*  )[A-Za-z0-9 ]{1,11}',
    '[A-Z]{2}[0-9]{2}[A-Z0-9 ]{11,38}',
    '[a-z]{1,500}',
    '(a|b|c)*',
    '(\\p{L}|\\d)+',
    '(a+)\\1',
  ])('lets %s be, which ends soon on every text of the greatest length', (pattern) => {
    expect(isEndless(read(pattern))).toBe(false);
  });

  it('names the smallest part that is to blame', () => {
    expect(endlessPart(read('x[a-z]+:([0-9]+)+;([a-z]+|b)'), read)).toBe('([0-9]+)+');
  });
});
