import { HttpFailure } from '../http/failure';

export type Waiting = {
  /** Resolves at the next `release`, rejects with kind `cancelled` at the next `cancel`. */
  wait(): Promise<void>;
  release(): void;
  cancel(): void;
};

/** Calls that wait for the same user to sign in again. */
export const createWaiting = (): Waiting => {
  let waiters: { resolve: () => void; reject: (failure: HttpFailure) => void }[] = [];
  const takeAll = () => waiters.splice(0);
  return {
    wait: () => new Promise((resolve, reject) => (waiters = [...waiters, { resolve, reject }])),
    release: () => takeAll().forEach(({ resolve }) => resolve()),
    cancel: () => takeAll().forEach(({ reject }) => reject(new HttpFailure('cancelled'))),
  };
};
