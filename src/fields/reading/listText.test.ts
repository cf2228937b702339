import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinList, splitList } from './listText';

describe('a list as one line', () => {
  it('reads as people write it', () => {
    expect(splitList('a, b c ,d')).toEqual(['a', 'b c', 'd']);
    expect(splitList(' , ,')).toEqual([]);
    expect(joinList(['a', 'b, c'])).toBe('a, "b, c"');
  });

  it('reads back every list of texts that are not empty', () => {
    const lists = fc.array(fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[",\s a]+$/)));
    fc.assert(fc.property(lists, (list) => void expect(splitList(joinList(list))).toEqual(list)));
  });
});
