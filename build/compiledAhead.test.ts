import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { compiledAhead } from './compiledAhead';

const SOURCES = {
  'index.html': '<html><body><script type="module" src="/src/main.tsx"></script></body></html>',
  'src/main.tsx': `void import('./views/list/ResourceList.tsx'); void import('./Later.tsx');`,
  'src/views/list/ResourceList.tsx': `document.title = 'rows';`,
  'src/Later.tsx': `document.title = 'later'; void import('./views/list/ResourceList.tsx');`,
};

it('asks for the functions on the way to the first rows to be compiled ahead, in the first line, and for no others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'compiled-ahead-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const plugins = [compiledAhead()];
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false },
  });
  const outputs = 'output' in built ? built.output : [];
  const chunks = outputs.flatMap((each) => (each.type === 'chunk' ? each : []));
  const asked = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(chunks.map(({ name }) => name).toSorted()).toEqual(['Later', 'ResourceList', 'index']);
  expect(asked.map(({ name }) => name).toSorted()).toEqual(['ResourceList', 'index']);
});
