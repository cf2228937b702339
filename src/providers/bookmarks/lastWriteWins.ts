/**
 * Writes of one thing one after the other: what is wished while one is under way waits for its answer, and of several
 * wishes only the last one is sent. Two presses of a switch cannot reach the server in the wrong order (E-11).
 */
export const lastWriteWins = <Wish>(write: (id: string, wish: Wish) => Promise<void>) => {
  const lines = new Map<string, { wish: Wish; end: Promise<void> }>();
  const work = async (id: string): Promise<void> => {
    for (let line = lines.get(id); line;) {
      const sent = line.wish;
      const failure = await write(id, sent).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (line.wish !== sent) continue;
      lines.delete(id);
      if (failure) throw failure.error;
      return;
    }
  };
  /** Settles when nothing of this thing is under way any more, as its last write did. */
  return (id: string, wish: Wish): Promise<void> => {
    const line = lines.get(id);
    if (line) {
      line.wish = wish;
      return line.end;
    }
    const started = { wish, end: Promise.resolve() };
    lines.set(id, started);
    started.end = work(id);
    return started.end;
  };
};
