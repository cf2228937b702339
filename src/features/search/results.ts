import type { RaRecord } from 'react-admin';
import type { IconName } from '../../config/icons';
import type { PageEntry } from '../../model/pages/pageEntries';
import type { Resource } from '../../model/resolved/resource';
import { bestOf, matchOf } from '../../model/answers/matching';

/** A line of the search box: what it is called, and where it leads or what it does. */
export type Hit = {
  /** No two lines of a group have the same. */
  readonly id: string;
  readonly title: string;
  /** What else it is found by. */
  readonly also?: string | undefined;
  /** The second line. */
  readonly detail?: string | undefined;
  /** The record it stands for, whose state is shown. */
  readonly record?: RaRecord;
  readonly entity?: Resource;
  readonly icon: IconName;
  /** An address, or what happens. */
  readonly to: string | (() => void);
};

export type Result = Hit & {
  /** A key: lines of one group stand together. */
  readonly group: string;
  readonly heading: string;
};

/** The most lines of one group (S9.05). */
export const MOST = 4;

export type HitGroup = { readonly group: string; readonly heading: string; readonly hits: readonly Hit[] };

/** What a search of an entity found. */
export type EntityHits = HitGroup & {
  /** Leads to the list of all of them, where there are more. */
  readonly all?: Hit | undefined;
};

type Known = {
  /** What is known without asking a server, in the order of the box. */
  readonly known: readonly HitGroup[];
  /** What was made of the very words. */
  readonly lists?: HitGroup;
  /** What each entity has found, in the order of the menu. */
  readonly records: readonly EntityHits[];
};

/** What the box shows for what was typed, group by group, at most four lines of each. */
export const resultsFor = (typed: string, { known, lists, records }: Known): Result[] => [
  ...known.flatMap(({ hits, ...group }) => bestOf(hits, typed, MOST).map((hit) => ({ ...hit, ...group }))),
  ...(lists ? lists.hits.map((hit) => ({ ...hit, group: lists.group, heading: lists.heading })) : []),
  ...inOrder(typed, records).flatMap(({ hits, all, ...group }) => {
    const shown = all ? [...hits.slice(0, MOST - 1), all] : hits.slice(0, MOST);
    return shown.map((hit) => ({ ...hit, ...group }));
  }),
];

/** Bookmarks and the other pages. A bookmark is not among the pages a second time. */
export const pageGroups = (pages: readonly PageEntry[], say: (group: string) => string): HitGroup[] =>
  (['bookmarks', 'pages'] as const).map((group) => ({
    group,
    heading: say(group),
    hits: pages
      .filter(({ isBookmarked }) => isBookmarked === (group === 'bookmarks'))
      .map(({ id, title, icon, link }) => ({ id, title, icon, to: link })),
  }));

/* Records first whose title meets what was typed, and entities that have such: a server looks at more than titles. */
const inOrder = (typed: string, records: readonly EntityHits[]): readonly EntityHits[] => {
  const rankOf = ({ title }: Hit) => matchOf(title, typed) ?? ELSEWHERE;
  return records
    .filter(({ hits }) => hits.length > 0)
    .map((each) => ({ ...each, hits: each.hits.toSorted((one, other) => rankOf(one) - rankOf(other)) }))
    .map((each) => ({ each, rank: Math.min(...each.hits.map(rankOf)) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ each }) => each);
};

const ELSEWHERE = 9;
