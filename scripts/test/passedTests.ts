import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = '.cache/passed-tests';

type Kept = { readonly commit: string; readonly titles: string[] };

/** Forgets a part before it runs: when it is stopped half-way, the run before speaks for it no more. */
export const forgetPassed = (part: string, folder = FOLDER): void =>
  rmSync(`${folder}/${part}.json`, { force: true });

/** Keeps the titles of the tests of a part that passed, with the commit that they passed on. */
export const keepPassed = (part: string, titles: readonly string[], folder = FOLDER): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${part}.json`, JSON.stringify({ commit: commitOf(), titles }));
};

/** The titles that passed on the commit that is checked out, and the parts that last ran on another one. */
export const readPassed = (folder = FOLDER): { readonly titles: string[]; readonly stale: string[] } => {
  const commit = commitOf();
  const kept = filesIn(folder).map((file) => ({
    part: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Kept),
  }));
  return {
    titles: kept.flatMap((each) => (each.commit === commit ? each.titles : [])),
    stale: kept.filter((each) => each.commit !== commit).map(({ part }) => part),
  };
};

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/* Without git, such as in a downloaded archive, there is but one. */
const commitOf = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'no commit';
  }
};
