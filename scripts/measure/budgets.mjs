/** What a person waits for on a slow line: requests, waves of them after the page, kB (1000 bytes) as served. */
export const screenBudgets = {
  signIn: ['sign-in page, cold', 6, 2, 95],
  firstList: ['first list by its address, signed in', 15, 4, 340],
  dashboard: ['first screen after sign-in, from the click', 15, 4, 440],
  firstEdit: ['first edit form, added', 4, 2, 60],
  idle: ['fetched ahead when nothing else is'],
};

/** What drawing a list takes until its first rows are seen. */
export const drawingBudgets = { layouts: 8, styles: 10, commits: 16 };

/** In kB of gzip. */
export const codeBudgets = {
  /** Whole, in every build: what an entity says in English is needed to draw anything of it. */
  config: { name: 'the config', limit: 26 },
  /** The texts of the config in one language, and only for who reads it: as much as the whole config in English. */
  translations: { name: 'the config in another language', limit: 27 },
  /** Of a part that no first screen loads: what we wrote ourselves, whatever its libraries weigh. */
  lazyOwn: { name: 'any other lazy part, beside its libraries', limit: 15 },
};
