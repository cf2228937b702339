import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { crowded, crowdFaults } from './crowding';
import { houseFaults } from './houseRules';
import { readSources } from './sources';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('keeps the rules of the house in every file', () => {
  expect(houseFaults(readSources(root))).toEqual([]);
});

it('crowds no folder, and those that are crowded already no further', () => {
  expect(crowdFaults(readSources(root), crowded)).toEqual([]);
});
