/** The most rows that a list shows at once, and that the gateway answers with. */
export const MOST_PER_PAGE = 1000;

/** The most records that are counted for a list that somebody looks at: of more it says that there are more. */
export const MOST_COUNTED = 10_000;

/** The first characters of a text are what it is sorted by: an index has no room for a long one. */
export const MOST_SORTED = 200;

/** The number of the last page of a list that is read from its end; the page before it has one less. */
export const LAST_PAGE = 1_000_000_000;

/** The most records that a list which is not paged answers with: the newest. */
export const UNPAGED = 20_000;

/** The most questions for numbers that one request asks. */
export const MOST_QUESTIONS = 100;

/** The most characters of such a question. */
export const LONGEST_QUESTION = 8000;

/** The most records that an entity of the demo is filled with at the start. */
export const MOST_DEMO_RECORDS = 100_000;

/** The most characters that a pattern of the configuration is tried on. */
export const MOST_MATCHED = 1000;
