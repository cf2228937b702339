import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The files that the last so many commits changed; none without git. */
export const changedLately = (root: string, commits: number): ReadonlySet<string> => {
  const known = new Set<string>();
  const log = git(root, 'log', `-${commits}`, '--format=%x00%H', '--name-only', '--relative');
  const cut = new Set(boundariesOf(root));
  for (const entry of log.split('\0')) {
    const [commit = '', ...files] = entry.split('\n').filter(Boolean);
    if (!cut.has(commit)) files.forEach((file) => known.add(file));
  }
  return known;
};

/** What is not committed yet, or else what the last commit changed. */
export const changedNow = (root: string): { readonly files: string[]; readonly since: string } => {
  const files = [
    ...linesOf(git(root, 'diff', '--name-only', '--relative', 'HEAD')),
    ...linesOf(git(root, 'ls-files', '--others', '--exclude-standard')),
  ];
  if (files.length > 0) return { files, since: 'not committed yet' };
  const last = git(root, 'show', '--format=', '--name-only', '--relative', '--first-parent', '-m', 'HEAD');
  return { files: linesOf(last), since: 'in the last commit' };
};

/* A commit at which a shallow clone was cut seems to have added every file. */
const boundariesOf = (root: string): string[] => {
  try {
    const file = git(root, 'rev-parse', '--git-path', 'shallow').trim();
    return linesOf(readFileSync(resolve(root, file), 'utf8'));
  } catch {
    return [];
  }
};

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

const git = (root: string, ...words: string[]): string => {
  try {
    const asked = ['-c', 'core.quotePath=off', ...words];
    return execFileSync('git', asked, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 64 * 2 ** 20,
    });
  } catch {
    return '';
  }
};
