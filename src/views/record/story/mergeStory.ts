export type StoryEntry<T> = {
  readonly key: string;
  /** A date or a moment, ISO 8601. */
  readonly at: string;
  readonly what: T;
};

/** What is known of one source so far, newest first. */
export type StorySource<T> = {
  readonly key: string;
  readonly entries: readonly StoryEntry<T>[];
  /** There is nothing older. */
  readonly isWhole: boolean;
};

/**
 * One story of several sources, newest first. It ends where a source that has more is known to: what is older could
 * have something of that source between. `next` are the sources to ask when somebody wants to see more.
 */
export const mergeStory = <T>(sources: readonly StorySource<T>[]) => {
  const open = sources.filter(({ isWhole }) => !isWhole);
  const endOf = ({ entries }: StorySource<T>): string => entries.at(-1)?.at ?? '';
  const end = open.map(endOf).toSorted().at(-1) ?? '';
  return {
    entries: sources
      .flatMap(({ entries }) => entries)
      .filter(({ at }) => at >= end)
      .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1)),
    next: open.filter((source) => endOf(source) === end).map(({ key }) => key),
  };
};
