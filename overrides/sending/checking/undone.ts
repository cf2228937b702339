import type { Desk } from '../desk';

class Undone extends Error {}

/** What work finds out by doing it: nothing that it writes stays. */
export const undone = async <T>(desk: Desk, work: (desk: Desk) => Promise<T>): Promise<T> => {
  const found: T[] = [];
  try {
    await desk.transaction(async (inner) => {
      found.push(await work(inner));
      throw new Undone('What was tried is taken back.');
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return found.at(-1) as T;
};
