import { beforeEach } from 'vitest';

/** For tests that are one story: what comes after one that failed fails at once, and names it. */
export const oneStory = (): void =>
  beforeEach(({ task }) => {
    const failed = task.suite?.tasks.find(({ result }) => result?.state === 'fail');
    if (failed) throw new Error(`Not tried, because this failed before it: ${failed.name}`);
  });
