import type { Counts } from './backupFile';

/** How many rows of each table, in words. */
export const countsText = (counts: Counts): string => {
  const { records = 0, claims = 0, files = 0 } = counts;
  return `${records} records, ${claims} unique values${files > 0 ? `, ${files} files` : ''}`;
};
