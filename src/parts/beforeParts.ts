/** What all parts that come later have in common: each begins when this is there. */
export type Before = () => Promise<unknown>;

let before: Before = () => Promise.resolve();

/** Has every part that comes from now on wait for this as well. */
export const partsWaitFor = (needed: Before): void => {
  before = needed;
};

/** Resolves when parts can be drawn. */
export const beforeParts: Before = () => before();
