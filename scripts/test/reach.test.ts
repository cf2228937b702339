import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSources } from '../../tests/architecture/sources';
import { reachOf } from './reach';

const sourcesOf = (files: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'reach-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readSources(root);
};

const tree = {
  'src/model/a.ts': 'export const a = 1; export type A = number;',
  'src/model/far.test.ts': "import '../views/b';",
  'src/model/near.test.ts': "import { a } from './a';",
  'src/model/typed.test.ts': "import type { A } from './a';",
  'src/views/b.ts': "export { a } from '../model/a';",
  'src/fields/kinds.ts': "export const found = import.meta.glob(['./*/kind.ts', '!**/old/*.ts']);",
  'src/fields/kinds.test.ts': "import './kinds';",
  'src/fields/text/kind.ts': '',
  'src/fields/old/kind.ts': '',
  'src/words.ts': "export default () => import('../translations/de.json');",
  'src/words.test.ts': "import './words';",
};

it('takes the tests that load what changed, the nearest first', () => {
  const { tests } = reachOf(['src/model/a.ts'], sourcesOf(tree));
  expect(tests).toEqual(['src/model/near.test.ts', 'src/model/far.test.ts']);
});

it('takes a test that changed itself before all others', () => {
  const { tests } = reachOf(['src/model/a.ts', 'src/model/far.test.ts'], sourcesOf(tree));
  expect(tests).toEqual(['src/model/far.test.ts', 'src/model/near.test.ts']);
});

it('follows a pattern that collects files, and an import that is no code', () => {
  const changed = ['src/fields/text/kind.ts', 'translations/de.json'];
  const { tests, unreached } = reachOf(changed, sourcesOf(tree));
  expect(tests).toEqual(['src/fields/kinds.test.ts', 'src/words.test.ts']);
  expect(unreached).toEqual([]);
});

it('names what no test loads', () => {
  const changed = ['README.md', 'src/fields/old/kind.ts', 'src/gone.test.ts', 'src/model/a.ts'];
  expect(reachOf(changed, sourcesOf(tree)).unreached).toEqual(changed.slice(0, 3));
});
