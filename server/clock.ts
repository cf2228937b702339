/** The server's time, so that a test can let ten minutes pass at once. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The same as ISO 8601 in UTC, the form of createdAt and updatedAt. */
  iso: () => string;
  /** Moves this clock ahead of the machine's; back again with a negative number. */
  add: (seconds: number) => void;
  /** Follows the machine's clock again. */
  reset: () => void;
};

export const createClock = (machine: () => number = Date.now): Clock => {
  let ahead = 0;
  const now = () => machine() + ahead;
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    add: (seconds) => {
      ahead += seconds * 1000;
    },
    reset: () => {
      ahead = 0;
    },
  };
};
