export type FoundBrowser = {
  /** Where it comes from, in words, for the one line the test run prints. */
  source: string;
  executablePath: string;
  /** What has to be added to the environment it starts in. */
  env: Record<string, string>;
};
