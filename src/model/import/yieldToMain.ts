/** Lets the page react in between when it is time to; awaited after every small piece of work. */
export type YieldToMain = () => Promise<void>;

/** The page draws a frame every 16 ms; a few of them may be missed, a long task (50 ms) never. */
const WORK_MS = 24;

/** Gives the page its turn whenever so much work has been done. Rejects when the signal says so. */
export const createYieldToMain = (signal?: AbortSignal): YieldToMain => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
};
