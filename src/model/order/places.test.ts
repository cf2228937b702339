import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { placeBetween, placesBetween } from './places';
import { sortKey } from '../rules/sorted';

const isAscending = (places: readonly string[]): boolean =>
  places.every((place, at) => at === 0 || sortKey(places[at - 1] ?? '') < sortKey(place));

it('finds a place anywhere among others, however often, in the order of every store', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (moves) => {
      const places: string[] = [];
      for (const move of moves) {
        const at = move % (places.length + 1);
        places.splice(at, 0, placeBetween(places[at - 1], places[at]));
      }
      expect(isAscending(places)).toBe(true);
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns: runs(2000) },
  );
});

it('stays short at both ends', () => {
  let [first, last] = ['n0', 'n0'];
  for (let count = 0; count < 5000; count += 1) {
    const [before, after] = [placeBetween(undefined, first), placeBetween(last, undefined)];
    expect(before < first && last < after).toBe(true);
    [first, last] = [before, after];
  }
  expect(Math.max(first.length, last.length)).toBeLessThan(6);
});

it('makes many places together, between two or after one', () => {
  const between = placesBetween('n1', 'n2', 500);
  expect(between).toHaveLength(500);
  expect(isAscending(['n1', ...between, 'n2'])).toBe(true);
  expect(Math.max(...between.map(({ length }) => length))).toBeLessThan(6);
  expect(isAscending(['n1', ...placesBetween('n1', undefined, 500)])).toBe(true);
  expect(placesBetween(undefined, undefined, 2)).toEqual(['n0', 'n1']);
});

it('says that there is no place between two that are the same', () => {
  expect(() => placeBetween('n1', 'n1')).toThrow('There is no place between "n1" and "n1".');
});
