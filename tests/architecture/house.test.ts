import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { crowdFaults } from './crowding';
import { houseFaults } from './houseRules';
import { patternFaults } from './patterns';
import { readSources } from './sources';

const sources = readSources(fileURLToPath(new URL('../../', import.meta.url)));

it('keeps the rules of the house in every file', () => {
  expect(houseFaults(sources)).toEqual([]);
});

it('crowds no folder', () => {
  expect(crowdFaults(sources)).toEqual([]);
});

it('C-12 has no pattern whose time grows faster than the text', () => {
  expect(patternFaults(sources)).toEqual([]);
});
