import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importFaults } from './importRules';
import { importsOf } from './imports';
import { mayImport } from './layers';
import { readSources } from './sources';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('names every folder of src in the table', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(Object.keys(mayImport)).toEqual(expect.arrayContaining(folders.map((folder) => folder.name)));
});

it('keeps imports flowing one way', () => {
  expect(importFaults(importsOf(readSources(root)))).toEqual([]);
});

it('sees the imports it judges: all that are written relatively lead to a file', () => {
  const sources = readSources(root);
  const known = new Set(sources.map((source) => source.path));
  const relative = importsOf(sources).filter((edge) => !edge.isPackage && edge.from.startsWith('src/'));
  const lost = relative.filter((edge) => !known.has(edge.to) && !/\.\w+$/.test(edge.to));
  expect(lost.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
  expect(relative.length).toBeGreaterThan(50);
});
