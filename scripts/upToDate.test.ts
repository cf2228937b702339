import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerOf, upToDate } from './upToDate.mjs';

let root: string;
const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const remove = (path: string) => rmSync(join(root, path), { recursive: true });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'up-to-date-'));
  git('init', '--quiet');
  write('.gitignore', 'dist*/\n.cache/\nnode_modules/\n');
  write('src/main.ts', 'first');
  write('src/other.ts', 'other');
  write('content/policy.en.md', 'policy');
  write('node_modules/.package-lock.json', 'vite 8');
  git('add', '--all');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds two files as a bundler does, and says what it has built. */
const make = (name: string) => {
  write(`${name}/index.html`, 'page');
  write(`${name}/assets/main.js`, 'code');
  return { of: name };
};
const made = (env = {}, names = ['dist']) => upToDate(names, { root, env, make });

it('builds what is not there, and not again while its sources stay', async () => {
  expect(await made({}, ['dist', 'dist-gateway'])).toEqual(['dist', 'dist-gateway']);
  expect(await made({}, ['dist', 'dist-gateway'])).toEqual([]);
  expect(answerOf('dist-gateway', root)).toEqual({ of: 'dist-gateway' });
});

it.each<[string, () => void]>([
  ['a file changed', () => write('src/main.ts', 'other')],
  ['a new file that is not committed', () => write('overrides/plans.tsx', '')],
  ['a file gone', () => remove('src/other.ts')],
  ['a file by another name', () => git('mv', 'src/other.ts', 'src/others.ts')],
  ['a text of a page', () => write('content/policy.en.md', 'another policy')],
  ['other packages', () => write('node_modules/.package-lock.json', 'vite 9')],
  [
    'a file that this person never commits',
    () => {
      write('.git/info/exclude', '.env.local\n');
      write('.env.local', 'VITE_X=1');
    },
  ],
])('builds again after %s', async (_, change) => {
  await made();
  change();
  expect([await made(), await made()]).toEqual([['dist'], []]);
});

it('builds again with other settings that a build reads', async () => {
  await made({ SAMPLES: 'on' });
  expect(await made({ SAMPLES: 'off', HOME: '/' })).toEqual(['dist']);
  expect(await made({ SAMPLES: 'off', HOME: '/home' })).toEqual([]);
  expect(await made({ SAMPLES: 'off', VITE_KEY: '1' })).toEqual(['dist']);
});

it('does not build again for tests and documentation', async () => {
  await made();
  write('tests/browser/x.test.ts', 'test');
  write('docs/config.md', 'options');
  write('README.md', 'readme');
  expect(await made()).toEqual([]);
});

it.each<[string, () => void]>([
  ['was built by somebody else', () => write('dist/assets/main.js', 'another build')],
  ['has one file more', () => write('dist/assets/more.js', 'more')],
  ['has one file less', () => remove('dist/index.html')],
  ['is gone', () => remove('dist')],
])('takes nothing for its build that %s', async (_, change) => {
  await made();
  change();
  expect(await made()).toEqual(['dist']);
});

it('serves nothing half-made: a build that failed is made again, whatever it left', async () => {
  await made();
  write('src/main.ts', 'second');
  const fails = () => {
    write('dist/index.html', 'half a page');
    throw new Error('no more room');
  };
  await expect(upToDate(['dist'], { root, env: {}, make: fails })).rejects.toThrow('no more room');
  write('src/main.ts', 'first');
  expect(await made()).toEqual(['dist']);
});

it('builds again what changed while it was built, also when it is as before', async () => {
  const slow = () => {
    write('src/main.ts', 'changed meanwhile');
    return make('dist');
  };
  await upToDate(['dist'], { root, env: {}, make: slow });
  write('src/main.ts', 'first');
  expect(await made()).toEqual(['dist']);
});

it('waits for another run that builds the same, and takes what that has built', async () => {
  let isWaiting = () => {};
  const waiting = new Promise<void>((resolve) => (isWaiting = resolve));
  let second: Promise<string[]> | undefined;
  const first = await upToDate(['dist'], {
    root,
    env: {},
    make: async () => {
      write('dist/index.html', 'half a page');
      second = upToDate(['dist'], { root, env: {}, make, waits: isWaiting });
      await waiting;
      return make('dist');
    },
  });
  expect([first, await second]).toEqual([['dist'], []]);
});

it('builds each time where git does not tell what the sources are', async () => {
  remove('.git');
  expect([await made(), await made()]).toEqual([['dist'], ['dist']]);
  expect(answerOf('dist', root)).toEqual({ of: 'dist' });
});

it('does not believe the git of a folder around this one, which may overlook it', async () => {
  write('.gitignore', 'unpacked/\n');
  write('unpacked/src/main.ts', 'first');
  const unpacked = () =>
    upToDate(['dist'], { root: join(root, 'unpacked'), env: {}, make: (name) => make(`unpacked/${name}`) });
  await unpacked();
  write('unpacked/src/main.ts', 'second');
  expect(await unpacked()).toEqual(['dist']);
});
