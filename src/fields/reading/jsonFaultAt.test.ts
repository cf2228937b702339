import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFaultAt } from './jsonFaultAt';

describe('finding where JSON breaks', () => {
  it.each([
    ['', 0],
    ['{', 1],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ["{'a':1}", 1],
    ['{"a" 1}', 5],
    ['tru', 0],
    ['01', 1],
    ['"a\nb"', 0],
    ['{} x', 3],
    ['[1,', 3],
  ])('%j breaks at %i', (text, at) => {
    expect(jsonFaultAt(text)).toBe(at);
  });

  it('reads every JSON text to its end, and never breaks at the end of what JSON.parse refuses as too much', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(jsonFaultAt(text)).toBe(text.length)));
    fc.assert(fc.property(fc.json(), (text) => void expect(jsonFaultAt(`${text} ,`)).toBe(text.length + 1)));
  });
});
