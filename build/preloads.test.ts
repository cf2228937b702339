import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { preloads } from './preloads';

const SOURCES = {
  'index.html': '<html><head></head><body><script type="module" src="/src/main.tsx"></script></body></html>',
  'src/main.tsx': `void import('./app/createApp.tsx');`,
  'src/app/createApp.tsx': `import './look.css'; document.title = 'a';`,
  'src/app/look.css': 'body { color: red }',
};

type Asked = { rel: string; href: string; as?: string; crossOrigin?: string };

const parts = { all: 'assets/all.js', lists: { 'apps/users': 'assets/users.js' } };

/* What the built page asks for before any of its scripts has run. */
const askedAhead = async (session: object, pathname = '/'): Promise<readonly Asked[]> => {
  const root = await mkdtemp(join(tmpdir(), 'preloads-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloads({ filesIn: async () => parts })],
    build: { write: false },
  });
  const outputs = 'output' in built ? built.output : [];
  const page = outputs.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const [, script = expect.fail(html)] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const asked: Asked[] = [];
  runInNewContext(script, {
    localStorage: session,
    sessionStorage: {},
    location: { hash: '', pathname },
    addEventListener: () => undefined,
    document: {
      createElement: (): object => ({}),
      head: { append: (link: Asked) => void asked.push(link) },
    },
  });
  return asked;
};

/* The browser takes what is asked for in another way for something else, loads it twice, and warns. */
it('asks ahead for scripts and styles as the page does later, so that each is loaded once', async () => {
  const asked = await askedAhead({ 'sms.session': '{}' });
  expect(asked).toMatchObject([
    { rel: 'modulepreload', href: expect.stringMatching(/\.js$/) as string, crossOrigin: '' },
    { rel: 'preload', as: 'style', href: expect.stringMatching(/\.css$/) as string, crossOrigin: '' },
    { rel: 'preload', as: 'fetch', href: '/assets/all.js', crossOrigin: '' },
  ]);
});

it.each([
  ['/apps/users', '/assets/users.js'],
  ['/apps/users/7/show', '/assets/all.js'],
  ['/dashboard/billing', '/assets/all.js'],
])('asks ahead for the entities that %s needs', async (address, file) => {
  const asked = await askedAhead({ 'sms.session': '{}' }, address);
  expect(asked.map(({ href }) => href).filter((href) => /users|all/.test(href))).toEqual([file]);
});

it('asks for nothing ahead where nobody is signed in', async () => {
  expect(await askedAhead({})).toEqual([]);
});
