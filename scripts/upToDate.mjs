import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const FOLDER = '.cache/builds';

/** How often is asked whether another run has ended its builds, in milliseconds. */
const LOOK_EVERY = 200;

/**
 * Has each of these folders made by `make`, unless what lies there was made of the present sources. Beside it is kept of
 * which sources it was made, a hash of what came out, and what `make` answered: so what somebody else built there, or
 * what was killed while it was made, is never taken for it. One run at a time; `waits` is told that there is another.
 * Answers what was made.
 */
export const upToDate = async (names, { make, waits = () => {}, root = '.', env = process.env }) => {
  const release = await lock(join(root, FOLDER), waits);
  try {
    const sources = sourcesOf(root, env);
    const isCurrent = (name) => {
      const kept = keptOf(name, root);
      return (
        sources !== undefined && kept?.sources === sources && kept.made === hashOf(root, filesIn(root, name))
      );
    };
    const stale = names.filter((name) => !isCurrent(name));
    await Promise.all(
      stale.map(async (name) => {
        const answer = await make(name);
        // Nobody knows which of what changed meanwhile is in it.
        const isKnown = sourcesOf(root, env) === sources;
        const kept = { ...(isKnown && { sources }), made: hashOf(root, filesIn(root, name)), answer };
        writeFileSync(join(root, FOLDER, `${name}.json`), JSON.stringify(kept));
      }),
    );
    return stale;
  } finally {
    await release();
  }
};

/** What `make` answered for the folder when it was last made. */
export const answerOf = (name, root = '.') => keptOf(name, root)?.answer;

const keptOf = (name, root) => {
  try {
    return JSON.parse(readFileSync(join(root, FOLDER, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
};

/* What no build reads. All else may be in one, so it counts. */
const isBeside = (file) => /^(tests|docs)\/|^[^/]+\.md$/.test(file);

/*
 * What a build is made of; undefined without git, which alone tells what lies here from what was made of it. The git of a
 * folder around it may be told to overlook all of this one.
 */
const sourcesOf = (root, env) => {
  if (!existsSync(join(root, '.git'))) return undefined;
  try {
    // By the rules of this tree alone: what somebody never commits, such as an .env, is read by a build all the same.
    const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-per-directory=.gitignore'];
    const listed = execFileSync('git', asked, { cwd: root, maxBuffer: 1e9, stdio: 'pipe' }).toString();
    const files = [...new Set(listed.split('\0'))].filter((file) => file && !isBeside(file));
    // Of packages is read what npm wrote down when it installed them.
    return hashOf(root, [...files.toSorted(), 'node_modules/.package-lock.json'], settingsIn(env));
  } catch {
    return undefined;
  }
};

const settingsIn = (env) => [
  process.version,
  ...Object.entries(env)
    .filter(([name]) => /^(SAMPLES$|VITE_)/.test(name))
    .map((entry) => entry.join('='))
    .toSorted(),
];

const filesIn = (root, folder) => {
  try {
    const paths = readdirSync(join(root, folder), { recursive: true });
    return paths.map((path) => join(folder, path)).toSorted();
  } catch {
    return [];
  }
};

const hashOf = (root, files, words = []) => {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of files) {
    const content = contentOf(join(root, file));
    hash.update(JSON.stringify([file, content?.length])).update(content ?? '');
  }
  return hash.digest('hex');
};

/* Nothing for a folder, and for what git still lists and is gone. */
const contentOf = (path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;

const LOCK = fileURLToPath(new URL('../gateway/store/folder/folderLock.ts', import.meta.url));

/* The system frees it with the process that has it, however that ends. */
const lock = async (folder, waits) => {
  mkdirSync(folder, { recursive: true });
  const { module } = await runnerImport(LOCK, { configFile: false });
  for (let tries = 0; ; tries += 1) {
    try {
      return await module.lockFolder(folder);
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (tries === 0) waits();
      await setTimeout(LOOK_EVERY);
    }
  }
};

const isTaken = ({ cause }) => ['EADDRINUSE', 'EAGAIN'].includes(cause?.code);
