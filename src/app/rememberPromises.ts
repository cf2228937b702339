/** Runs what goes by a name once and answers with the same promise from then on; a failure is forgotten, to be tried again. */
export const rememberPromises = <T = void>() => {
  const known = new Map<string, Promise<T>>();
  return (name: string, run: () => Promise<T>): Promise<T> => {
    const present = known.get(name);
    if (present) return present;
    const started = run();
    known.set(name, started);
    started.catch(() => known.delete(name));
    return started;
  };
};
