/** A test that failed, or a group or file that could not do its work; then the title is that of the group, or none. */
export type Red = { readonly title: string; readonly place: string; readonly error: string };

/** What is known of a file so far. The titles are those of its tests that passed; groups have no part in it. */
export type SeenFile = {
  readonly project: string;
  readonly file: string;
  titles: string[];
  reds: Red[];
  /** Since it has ended. */
  seconds?: number;
};

/** What the runner of the tests says as it happens. */
export type News =
  | ({ readonly project: string; readonly file: string } & Happened)
  /** All have run; an error that nobody caught may belong to no file. */
  | { readonly uncaught: readonly string[] };

export type Happened =
  | { readonly begun: true }
  | { readonly passed: string }
  | { readonly red: Red }
  | { readonly seconds: number };

/** What is known of a part of the run so far. */
export type Seen = {
  readonly part: string;
  readonly files: Map<string, SeenFile>;
  /** What failed without a file to its name. */
  readonly faults: string[];
  /** Checks that are no tests. */
  passed: number;
  isDone: boolean;
};

export const nothingSeen = (part: string): Seen => ({
  part,
  files: new Map(),
  faults: [],
  passed: 0,
  isDone: false,
});

export const keyOf = ({ project, file }: { project: string; file: string }): string => `${project} ${file}`;

/** Takes news of a file in and gives back what is known of it now. */
export const take = (seen: Seen, news: Exclude<News, { uncaught: unknown }>): SeenFile => {
  const { project, file } = news;
  const key = keyOf(news);
  const known = seen.files.get(key) ?? { project, file, titles: [], reds: [] };
  seen.files.set(key, known);
  if ('passed' in news) known.titles.push(news.passed);
  if ('red' in news) known.reds.push(news.red);
  if ('seconds' in news) known.seconds = news.seconds;
  return known;
};

export const titlesOf = (seen: Seen): string[] => filesOf(seen).flatMap(({ titles }) => titles);

export const isRed = ({ reds }: SeenFile): boolean => reds.length > 0;

export const filesOf = ({ files }: Seen): SeenFile[] => [...files.values()];

export const countOf = (all: readonly Seen[]): { passed: number; failed: number } => {
  const files = all.flatMap(filesOf);
  const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
  return {
    passed: sum([...all.map(({ passed }) => passed), ...files.map(({ titles }) => titles.length)]),
    failed: sum([...all.map(({ faults }) => faults.length), ...files.map(({ reds }) => reds.length)]),
  };
};
