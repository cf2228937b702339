import type { Passwords } from '../accounts/passwords';
import type { Secrets } from '../secrets';

/**
 * Answers with the result of slow work, such as a hash. Nobody can write while a transaction is open, so the work is
 * done outside of it: the first time, the transaction is undone by an `Awaited`; when the work is done it runs again
 * and finds the result under the same name.
 */
export type OutsideTransaction = {
  <T>(name: string, work: () => Promise<T>): T;
  /** The hash of a password, reckoned once for a request. */
  readonly hash: (password: string) => string;
  readonly seal: Secrets['seal'];
};

/** How a secret is stored that is never read back, and one that the server reads itself. */
export type Hiding = Pick<Passwords, 'hash'> & Pick<Secrets, 'seal'>;

/** Undoes a transaction that has to wait for this work. */
export class Awaited extends Error {
  readonly work: () => Promise<void>;

  constructor(name: string, work: () => Promise<void>) {
    super(`waits for ${name}`);
    this.name = 'Awaited';
    this.work = work;
  }
}

/** What is done aside for one request. */
export const createOutsideTransaction = (hiding: Hiding): OutsideTransaction => {
  const results = new Map<string, unknown>();
  const outside = <T>(name: string, work: () => Promise<T>): T => {
    if (results.has(name)) return results.get(name) as T;
    throw new Awaited(name, async () => void results.set(name, await work()));
  };
  const hash = (password: string) => outside(`the hash of ${password}`, () => hiding.hash(password));
  return Object.assign(outside, { hash, seal: hiding.seal });
};
