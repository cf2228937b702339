import fc from 'fast-check';
import lodashMerge from 'lodash/merge';
import { expect, it } from 'vitest';
import merge from './merge.mjs';

const values = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 4 }));

/** Whether somewhere a list meets an object: lodash keeps the list then, which no form could show. */
const areMixed = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return true;
  const others = new Map(Object.entries(b));
  return Object.entries(a).some(([key, each]) => areMixed(each, others.get(key)));
};

/** What reaches for the prototype is left out here, and by lodash only in part. */
const isHostile = (value: unknown): boolean => /"(__proto__|constructor)":/.test(JSON.stringify(value));

it('merges plain values as lodash does', () => {
  fc.assert(
    fc.property(values, values, (defaults, record) => {
      fc.pre(!areMixed(defaults, record) && !isHostile([defaults, record]));
      expect(merge({}, defaults, record)).toEqual(lodashMerge({}, defaults, record));
    }),
    { numRuns: 2000 },
  );
});

it('takes the record where a list meets an object', () => {
  expect(merge({}, { a: [1], b: { c: 1 } }, { a: { c: 2 }, b: [2] })).toEqual({ a: { c: 2 }, b: [2] });
});

it('leaves what it merges as it was', () => {
  const defaults = { client: { name: 'A' }, tags: [{ at: 1 }] };
  merge({}, defaults, { client: { name: 'B' }, tags: [{ at: 2 }] });
  expect(defaults).toEqual({ client: { name: 'A' }, tags: [{ at: 1 }] });
});

it('keeps dates and files whole, and a default where the record has nothing', () => {
  const at = new Date(0);
  expect(merge({}, { at: null, name: 'A' }, { at, name: undefined })).toEqual({ at, name: 'A' });
});

it('never reaches the prototype', () => {
  merge({}, JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
