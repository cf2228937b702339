import { expect, it } from 'vitest';
import { coverageOf, idsIn, unknownIds } from './coverage';

const statements = { S1: { P: '02-04 28', D: '26' }, S7: { P: '117' } };

it('counts a statement when a passing title begins with its id', () => {
  const found = coverageOf(statements, ['S1.03 loads a list', 'it works, see S1.02', 'S7.117 asks']);
  expect(found).toEqual([
    { section: 'S1', part: 'P', total: 4, covered: 1, missing: ['S1.02', 'S1.04', 'S1.28'] },
    { section: 'S1', part: 'D', total: 1, covered: 0, missing: ['S1.26'] },
    { section: 'S7', part: 'P', total: 1, covered: 1, missing: [] },
  ]);
});

it('reads several ids at the beginning of one title', () => {
  expect(idsIn('S7.02, S7.25 and S7.04 sends the token')).toEqual(['S7.02', 'S7.25', 'S7.04']);
  expect(idsIn('S7.02 S7.25 A-01 S7.04 sends the token')).toEqual(['S7.02', 'S7.25']);
});

it('names ids that the specification does not have', () => {
  expect(unknownIds(statements, ['S1.03 is known', 'S1.05 is not'])).toEqual(['S1.05']);
});
