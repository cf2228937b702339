import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, startServer, type Finished, type Running } from './command';

/** A copy of this source tree that a test may edit, and what it finds there. */
export type ProductCopy = {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Files that differ from the original tree, by path. */
  readonly changes: () => string[];
  /** Runs a command in the copy to its end, such as `npm run typecheck`. */
  readonly run: (...command: string[]) => Promise<Finished>;
  /** `npm start` on a port of its own. */
  readonly start: () => Promise<Running>;
  readonly remove: () => void;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Its records are in memory, or in its folder where starting again is to find them: that takes a database to be made. */
export const copyProduct = (store: 'memory' | 'pglite' = 'memory'): ProductCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'sms-gateway-'));
  for (const file of sourceFiles()) cpSync(join(root, file), join(folder, file), { recursive: true });
  linkPackages(folder);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const environment = { STORE: store, DATA_FOLDER: join(folder, '.data'), DATABASE_URL: '', SEED: '' };
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    changes: () => [
      ...paths(git(folder, 'diff', '--name-only', '-z')),
      ...paths(git(folder, 'ls-files', '--others', '--exclude-standard', '-z')),
    ],
    run: (...command) => runCommand(folder, command),
    start: () => startServer(folder, ['node', 'scripts/start.mjs'], environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/* What a commit would hold, with what is not committed yet; a file deleted since the last commit is still listed. */
const sourceFiles = (): string[] =>
  paths(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter((file) =>
    existsSync(join(root, file)),
  );

/* A folder of links, not one link: the copy's dev server keeps what it bundles beside them, apart from the original's. */
const linkPackages = (folder: string): void => {
  const packages = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    const isCache = name.startsWith('.') && name !== '.bin';
    const [from, to] = [join(packages, name), join(folder, 'node_modules', name)];
    if (isServed(name)) cpSync(from, to, { recursive: true });
    else if (!isCache) symlinkSync(from, to);
  }
};

/* Fonts are files that the dev server hands out as they are, and it hands out nothing from outside its folder. */
const isServed = (name: string): boolean => name.startsWith('@fontsource');

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const paths = (output: string): string[] => output.split('\0').filter(Boolean);
