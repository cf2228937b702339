/**
 * What a person waits for on a slow line: requests, waves of them after the page, kB (1000 bytes) as served. Of a page that is
 * built with samples, as the tests need it. The product as it is delivered has none: its first list takes some 333 kB, its first
 * dashboard some 441, and samples are to add 3 at most.
 */
export const screenBudgets = {
  signIn: ['sign-in page, cold', 6, 2, 95],
  firstList: ['first list by its address, signed in', 15, 4, 343],
  /* With all entities, in a part of their own. */
  dashboard: ['first screen after sign-in, from the click', 20, 4, 452],
  firstEdit: ['first edit form, added', 4, 2, 60],
  idle: ['fetched ahead when nothing else is'],
};

/** What drawing a list takes until its first rows are seen. */
export const drawingBudgets = { layouts: 8, styles: 10, commits: 12 };

/**
 * What a screen takes until it is seen: what was reached and a fifth, rounded up, or a frame that the machine adds would
 * refuse. The aim is 10 layouts and 12 style passes.
 */
export const stepBudgets = {
  firstList: { name: 'the first list', layouts: 9, styles: 11, commits: 12 },
  otherList: { name: 'another list, from the menu', layouts: 6, styles: 10, commits: 8 },
  record: { name: 'a record, from its list', layouts: 3, styles: 8, commits: 3 },
  form: { name: 'the form of the record', layouts: 9, styles: 13, commits: 11 },
};

/** In kB of gzip. */
export const codeBudgets = {
  /** Menu, rights, addresses and titles, some 0.1 for each entity that nobody opens, and all of the product itself: dashboards, pages, settings. */
  frame: { name: 'the config that every page loads', limit: 14 },
  /** What a list adds to it. */
  listPart: { name: 'the largest entity, with those its list points at', limit: 12 },
  /** Fetched when nothing else is going on, and with a page that is no list. */
  config: { name: 'the config of all entities', limit: 34 },
  /** The texts of the config in one language, and only for who reads it: as much as the whole config in English. */
  translations: { name: 'the config in another language', limit: 38 },
  /** The server itself, which answers for samples in the page once one is opened. */
  samples: { name: 'the server of the samples', limit: 150 },
  /**
   * Of a part that no first screen loads: what we wrote ourselves, whatever its libraries weigh. The largest is the import:
   * its four steps are of no use one without the other, and come while a file is chosen.
   */
  lazyOwn: { name: 'any other lazy part, beside its libraries', limit: 18 },
};
