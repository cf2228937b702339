import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { withoutChecks } from './withoutChecks';

const KIND = `
  const tooFew = ({ stars }: { stars: number }) => (stars < 1 ? ['fewer than one'] : []);
  const defineKind = <T>(kind: T): T => kind;
  export default defineKind({
    name: 'rating',
    summary: 'A number of stars.',
    options: { stars: { type: 'integer', doc: 'Most stars.', default: '5' } },
    example: { stars: 7 },
    check: (options) => tooFew(options),
    validate: (value) => ({ names: ['kept'], options: value, check: 'kept as well' }),
  });`;

const SOURCES = {
  'index.html': '<html><body><script type="module" src="/src/main.ts"></script></body></html>',
  'src/main.ts': `import kind from './fields/rating/kind'; globalThis.kind = kind;`,
  'src/fields/rating/kind.ts': KIND,
};

it('leaves out of a page what of a kind only the check and the documentation read, and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'without-checks-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutChecks()],
    build: { write: false, minify: false },
  });
  const outputs = 'output' in built ? built.output : [];
  const code = outputs.flatMap((each) => (each.type === 'chunk' ? each.code : [])).join();
  for (const part of ['A number', 'integer', 'Most stars', 'stars: 7', 'fewer than one'])
    expect(code).not.toContain(part);
  for (const part of ['name: "rating"', '"kept"', 'options: value', '"kept as well"'])
    expect(code).toContain(part);
});
