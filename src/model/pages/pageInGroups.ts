import { valueAt, type Row } from '../values/comparable';
import type { GroupOfPage, Groups } from './groups';

/** A page of records that are in order, put into groups. */
export const pageInGroups = <R extends Row>(
  records: readonly R[],
  { path, groups: { keyOf, compare } }: { readonly path: string; readonly groups: Groups },
  { page, perPage }: { readonly page: number; readonly perPage: number },
): { readonly data: R[]; readonly groups: readonly GroupOfPage[] } => {
  const byKey = new Map<string | null, R[]>();
  for (const record of records) {
    const key = keyOf(valueAt(record, path));
    const group = byKey.get(key);
    if (group) group.push(record);
    else byKey.set(key, [record]);
  }
  const inOrder = [...byKey].sort(([a], [b]) => compare(a, b));
  const counts = inOrder.map(([key, { length }]) => ({ key, count: length }));
  const [begin, end] = [(page - 1) * perPage, page * perPage];
  return {
    data: inOrder.flatMap(([, rows]) => rows).slice(begin, end),
    groups: groupsBetween(counts, begin, end).map(({ skipped, key, count }) => ({
      key,
      count,
      isContinued: skipped > 0,
    })),
  };
};

/** Which of the groups that follow each other have rows between two places, and how many of theirs are before the first. */
export const groupsBetween = <G extends { readonly count: number }>(
  groups: readonly G[],
  begin: number,
  end: number,
): (G & { readonly skipped: number })[] => {
  let start = 0;
  return groups.flatMap((group) => {
    const [first, last] = [start, start + group.count];
    start = last;
    return last > begin && first < end ? [{ ...group, skipped: Math.max(begin - first, 0) }] : [];
  });
};
