import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { houseFaults } from './houseRules';
import { houseSins } from './houseSins';
import { importFaults } from './importRules';
import { importsOf } from './imports';
import { importSins } from './importSins';
import { innocentTree } from './innocentTree';
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
  return [...importFaults(importsOf(sources)), ...houseFaults(sources)];
};

describe('the rules of the house', () => {
  it('find nothing in an innocent tree', () => {
    expect(faults()).toEqual([]);
  });

  it.each([...importSins, ...houseSins])('see $sin', ({ file, text, rule }) => {
    write(
      'src/config/b.ts',
      "import type { f } from './f';\nexport const b = 1;\nexport type B = typeof f;\n",
    );
    write(file, text);
    expect(faults().filter((fault) => fault.includes(rule))).not.toEqual([]);
  });
});
