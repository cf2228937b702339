import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedLately, changedNow } from './git';

const ownFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const git = (folder: string, ...words: string[]): void => {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  execFileSync('git', [...who, ...words], { cwd: folder, stdio: 'pipe' });
};

/* One commit for each file. */
const history = (...files: string[]): string => {
  const folder = ownFolder();
  git(folder, 'init', '--quiet');
  for (const file of files) {
    writeFileSync(join(folder, file), file);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', file);
  }
  return folder;
};

it('knows what the last commits changed, and no more of them', () => {
  const folder = history('old.ts', 'Größe.ts', 'new.ts');
  expect([...changedLately(folder, 2)].toSorted()).toEqual(['Größe.ts', 'new.ts']);
  expect(changedLately(folder, 30).size).toBe(3);
});

it('does not take the commit at which a shallow clone was cut for one that added every file', () => {
  const folder = ownFolder();
  const origin = history('old.ts', 'cut.ts', 'new.ts');
  git(folder, 'clone', '--quiet', '--depth', '2', `file://${origin}`, 'clone');
  expect([...changedLately(join(folder, 'clone'), 30)]).toEqual(['new.ts']);
});

it('knows of no change without git', () => {
  expect(changedLately(ownFolder(), 30).size).toBe(0);
  expect(changedNow(ownFolder()).files).toEqual([]);
});

it('takes what is not committed for the change, or else the last commit', () => {
  const folder = history('old.ts', 'last.ts');
  expect(changedNow(folder)).toEqual({ files: ['last.ts'], since: 'in the last commit' });
  writeFileSync(join(folder, 'old.ts'), 'changed');
  writeFileSync(join(folder, 'staged.ts'), 'new');
  git(folder, 'add', 'staged.ts');
  writeFileSync(join(folder, 'untracked.ts'), 'new');
  const now = changedNow(folder);
  expect(now.since).toBe('not committed yet');
  expect(now.files.toSorted()).toEqual(['old.ts', 'staged.ts', 'untracked.ts']);
});
