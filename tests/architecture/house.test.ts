import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

it('locks packages by their hash and not by an address', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const locked = Object.entries(lock.packages);
  expect(locked.filter(([, entry]) => 'resolved' in entry).map(([name]) => name)).toEqual([]);
  expect(locked.length).toBeGreaterThan(100);
});
