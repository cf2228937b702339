import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { withoutShims } from './withoutShims';

const PAGE = '<html><body><script type="module" src="/main.js"></script></body></html>';

const SAYS = `
  import Polyglot from 'node-polyglot';
  const polyglot = new Polyglot({ phrases: { list: { rows: '%{smart_count} row |||| %{smart_count} rows' } } });
  globalThis.said = [1, 2].map((count) => polyglot.t('list.rows', count));`;

it('leaves out of a page what browsers have by themselves, and the messages are said as before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'without-shims-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'main.js'), SAYS);
  await mkdir(join(root, 'node_modules'));
  await symlink(resolve('node_modules/node-polyglot'), join(root, 'node_modules/node-polyglot'));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutShims()],
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
  });
  const outputs = 'output' in built ? built.output : [];
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? [each] : []));
  const packages = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /.*\/node_modules\/([^/]+)\//.exec(id)?.[1] ?? []);
  expect([...new Set(packages)].toSorted()).toEqual(['hasown', 'node-polyglot', 'object.entries', 'warning']);
  const page: { said?: string[] } = {};
  runInNewContext(chunks.map(({ code }) => code).join('\n'), page);
  expect(page.said).toEqual(['1 row', '2 rows']);
});
