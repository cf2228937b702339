/** After so many steps of patterns others are served: less than a hundredth of a second. */
const AT_ONCE = 200_000;

/** What reading a pattern is worth. */
export const READING = 10_000;

/** Counts the steps of some work, and lets others have their turn whenever there were enough. */
export const turns = () => {
  let done = 0;
  return async (steps: number): Promise<void> => {
    done += steps;
    if (done < AT_ONCE) return;
    done = 0;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
};
