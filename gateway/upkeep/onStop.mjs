/** How often it is asked whether npm is still there, in milliseconds. */
const LOOK_EVERY = 250;

/** A stop that has not ended by now is cut short, in milliseconds. What the store acknowledged is kept all the same. */
const PATIENCE = 15_000;

const parent = process.ppid;

/**
 * Calls `stop` once when the program is to end, and ends it afterwards: at a signal, or when npm started it and is
 * gone. A signal to npm ends npm and the shell between the two, and never arrives here.
 * A second signal ends the program at once.
 */
export const onStop = (stop) => {
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = isOfNpm
    ? setInterval(() => process.ppid !== parent && begin(), LOOK_EVERY).unref()
    : undefined;
  const begin = () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, begin).once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), PATIENCE).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error?.stack ?? error}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, begin);
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
