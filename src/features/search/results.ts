import type { IconName } from '../../config/icons';
import type { PageEntry } from '../../model/pages/pageEntries';
import { bestOf, matchOf } from './matching';

export type ResultGroup = 'bookmarks' | 'pages' | 'actions' | 'records';

/** A line of the search box: what it is called, and where it leads. */
export type Result = {
  readonly group: ResultGroup;
  /** No two lines of a group have the same. */
  readonly id: string;
  readonly title: string;
  /** What sort of record it is. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly link: string;
};

/** A record that a search of its entity found. */
export type Hit = Omit<Result, 'group'>;

/** The most lines of one group (S9.05). */
export const MOST = 4;

type Known = {
  readonly pages: readonly PageEntry[];
  readonly actions: readonly Hit[];
  /** What each entity has answered so far, in the order of the menu. */
  readonly records: readonly (readonly Hit[])[];
};

/** What the box shows for what was typed, group by group. A bookmark is not among the pages a second time. */
export const resultsFor = (typed: string, { pages, actions, records }: Known): Result[] => {
  const best = (group: ResultGroup, items: readonly Hit[]) =>
    bestOf(items, typed, MOST).map(({ id, title, icon, link }) => ({ group, id, title, icon, link }));
  return [
    ...best(
      'bookmarks',
      pages.filter(({ isBookmarked }) => isBookmarked),
    ),
    ...best(
      'pages',
      pages.filter(({ isBookmarked }) => !isBookmarked),
    ),
    ...best('actions', actions),
    ...bestRecords(typed, records).map((hit) => ({ ...hit, group: 'records' as const })),
  ];
};

/*
 * Those first whose title meets what was typed; a server looks at more than titles. Then each entity in turn gives
 * one, so that four contacts do not hide the customer of the same name.
 */
const bestRecords = (typed: string, records: readonly (readonly Hit[])[]): Hit[] =>
  records
    .flatMap((hits) => hits.map((hit, turn) => ({ hit, turn, rank: matchOf(hit.title, typed) ?? ELSEWHERE })))
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn)
    .slice(0, MOST)
    .map(({ hit }) => hit);

const ELSEWHERE = 9;
