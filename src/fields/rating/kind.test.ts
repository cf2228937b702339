import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import rating from './kind';

const kinds = { rating } as unknown as Kinds;
const field = resolveField('stars', { kind: 'rating' } as never, kinds) as Parameters<typeof rating.fault>[1];

describe('a rating', () => {
  it('is whole stars from one to the most there are', () => {
    const keys = (value: number) => rating.validate(value, field, kinds).map(({ key }) => key);
    expect([1, 5, 0, 6, 2.5].map(keys)).toEqual([[], [], ['min'], ['max'], ['notInteger']]);
  });

  it('has as many stars as can be seen', () => {
    expect([1, 10, 0, 11].map((max) => rating.check?.({ max }))).toEqual([
      [],
      [],
      ['max 0 is not a number of stars from 1 to 10'],
      ['max 11 is not a number of stars from 1 to 10'],
    ]);
  });

  it('is written in a sentence with the stars there are', () => {
    expect(rating.inSentence?.(4, field, { locale: 'en' })).toBe('4 / 5');
  });
});
