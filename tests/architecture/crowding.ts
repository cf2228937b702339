import type { Source } from './sources';

const MOST = 25;

/** Folders with more files than they should have. A number here goes down with every file that leaves, and never up. */
export const crowded: Readonly<Record<string, number>> = {
  'src/app/layout': 29,
  'src/features/dashboard': 34,
  'src/fields': 39,
  'src/model': 73,
  'src/model/check': 44,
  'src/views/list': 35,
  'src/views/record': 42,
  gateway: 33,
  'tests/browser': 29,
};

/**
 * Folders with too many files of source, and numbers in the list of `crowded` ones that are no longer true. Tests, their
 * suites and samples lie beside what they prove and do not count.
 */
export const crowdFaults = (
  sources: readonly Source[],
  crowded: Readonly<Record<string, number>>,
): string[] => {
  const counts = countByFolder(sources);
  const full = [...counts].filter(([folder, count]) => count > (crowded[folder] ?? MOST));
  const emptier = Object.entries(crowded).filter(([folder, held]) => held > (counts.get(folder) ?? 0));
  return [
    ...full.map(
      ([folder, count]) =>
        `${folder}: ${count} source files, no more than ${crowded[folder] ?? MOST}: make a room for those that belong together`,
    ),
    ...emptier.map(
      ([folder, held]) =>
        `${folder}: ${counts.get(folder) ?? 0} source files are left of the ${held} that tests/architecture/crowding.ts allows: lower the number`,
    ),
  ];
};

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
