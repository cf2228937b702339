import { HttpFailure, isFailure, type FailureKind } from '../http/failure';
import type { Session } from './savedSession';
import type { TabLock } from './tabLock';

/** The tokens and user data a renewal brings; what is missing stays as it was. */
export type Renewed = Pick<Session, 'userData' | 'accessToken'> &
  Pick<Partial<Session>, 'refreshToken' | 'renewalKey'>;

export type RenewalOptions = {
  lock: TabLock;
  current: () => Session | undefined;
  /** Asks the server. Rejects with HttpFailure. */
  refresh: (session: Session & { refreshToken: string }) => Promise<Renewed>;
  store: (before: Session, renewed: Renewed) => void;
  end: (reason: string) => void;
};

/**
 * Renews an expired token once for all calls of this tab and all tabs (S7.41): the first asks the server,
 * the others wait and find that the token they used is no longer the current one.
 */
export const createRenewal = (options: RenewalOptions): ((usedToken: string) => Promise<void>) => {
  let running: Promise<void> | undefined;
  return (usedToken) =>
    (running ??= options
      .lock(() => renewOnce(options, usedToken))
      .finally(() => {
        running = undefined;
      }));
};

const renewOnce = async ({ current, refresh, store, end }: RenewalOptions, usedToken: string) => {
  const before = current();
  if (!before) throw new HttpFailure('auth');
  if (before.accessToken !== usedToken) return;
  const { refreshToken } = before;
  // Signed out, signed in anew, or renewed elsewhere while the server was asked: its answer is stale.
  const isStale = () => current()?.refreshToken !== refreshToken;
  try {
    if (refreshToken === undefined) throw new HttpFailure('auth');
    const renewed = await refresh({ ...before, refreshToken });
    if (!isStale()) store(before, renewed);
  } catch (failure) {
    if (isStale()) return;
    if (isRefusal(failure)) end('refused');
    throw failure;
  }
};

// Only the server's own "no" ends a session; not reaching it, or a page of HTML, does not.
const isRefusal = (failure: unknown) =>
  isFailure(failure, 'auth') ||
  (isFailure(failure) && failure.body !== undefined && !PASSING.includes(failure.kind));

const PASSING: readonly FailureKind[] = ['network', 'timeout', 'server', 'malformed', 'cancelled'];
