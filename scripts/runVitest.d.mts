export const runVitest: (
  projects: readonly string[],
  options?: { readonly root?: string; readonly env?: Readonly<Record<string, string>> },
) => Promise<{
  readonly passed: number;
  readonly failures: string[];
  /** Of the tests that passed; the groups around them have no part in it. */
  readonly titles: string[];
  /** The files that took longest, each with its seconds. */
  readonly slowest: string[];
}>;
