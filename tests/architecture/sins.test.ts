import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crowdFaults } from './crowding';
import { houseFaults } from './houseRules';
import { houseSins, lintSins } from './houseSins';
import { importFaults } from './importRules';
import { importsOf } from './imports';
import { importSins } from './importSins';
import { innocentTree } from './innocentTree';
import { patternFaults } from './patterns';
import { readSources } from './sources';

let tree = '';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'sins-'));
  for (const [file, text] of Object.entries(innocentTree)) write(file, text);
});

afterEach(() => rmSync(tree, { recursive: true }));

const faults = (): string[] => {
  const sources = readSources(tree);
  return [
    ...importFaults(importsOf(sources)),
    ...houseFaults(sources),
    ...crowdFaults(sources),
    ...patternFaults(sources),
  ];
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the linter says about the tree, by the rules of the house. */
const lintFaults = (): string => {
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  return spawnSync(process.execPath, [linter, '-c', join(root, '.oxlintrc.json'), tree], { encoding: 'utf8' })
    .stdout;
};

describe('the rules of the house', () => {
  it('find nothing in an innocent tree', () => {
    expect(faults()).toEqual([]);
  });

  it.each([...importSins, ...houseSins])('see $sin', ({ file, also = [], text, rule }) => {
    write(
      'src/config/b.ts',
      "import type { f } from './f';\nexport const b = 1;\nexport type B = typeof f;\n",
    );
    for (const each of [file, ...also]) write(each, text);
    expect(faults().filter((fault) => fault.includes(rule))).not.toEqual([]);
  });

  it.each(lintSins)('see $sin, as the linter knows it', ({ file, text, rule }) => {
    expect(lintFaults()).not.toContain(rule);
    write(file, text);
    expect(lintFaults()).toContain(rule);
  });
});
