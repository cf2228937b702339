import type { Source } from './sources';

const MOST = 25;

/** Folders with too many files of source. Tests, their suites and samples lie beside what they prove and do not count. */
export const crowdFaults = (sources: readonly Source[]): string[] =>
  [...countByFolder(sources)]
    .filter(([, count]) => count > MOST)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} source files, no more than ${MOST}: make a room for those that belong together`,
    );

const countByFolder = (sources: readonly Source[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { path } of sources.filter(isCounted)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
};

const isCounted = ({ path }: Source): boolean =>
  /\/.*\.(tsx?|mjs)$/.test(path) && !/\.(test|suite|samples)\.tsx?$/.test(path);
