import type { Tier } from './tierIssues';

/**
 * What is wrong with a table, found slowly and without looking at neighbours: every number near a bound is looked
 * up in every row. Between two bounds nothing changes, so these numbers stand for all.
 */
export const countedFaults = (rows: readonly Tier[], start: number): string[] => {
  const bounds = rows.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  const broken = bounds.filter((bound) => Math.round(bound) !== bound).map((bound) => `${bound} is broken`);
  const near = bounds.flatMap((bound) => [bound - 1, bound, bound + 1]);
  const numbers = [...new Set([start - 1, start, ...near])].filter((number) => Number.isInteger(number));
  const covered = numbers.flatMap((number) => {
    const holders = rows.filter((row) => !(number < row.from) && !(number > (row.to ?? Infinity))).length;
    const wanted = number < start ? 0 : 1;
    return holders === wanted ? [] : [`${number} is in ${holders} rows`];
  });
  const backward = rows
    .filter(({ from, to }) => to !== null && to < from)
    .map(({ from }) => `${from} is empty`);
  const open = rows.map(({ to }) => to === null).join();
  const isOpenAtTheEnd = /^(false,)*true$/.test(open);
  const begins = rows.map(({ from }) => from);
  const isSorted = begins.toSorted((a, b) => a - b).join() === begins.join();
  return [
    ...broken,
    ...covered,
    ...backward,
    ...(isOpenAtTheEnd ? [] : [`open: ${open}`]),
    ...(isSorted ? [] : ['not in order']),
  ];
};
