import type { Clock } from '../clock';
import { refuse } from '../refusal';

/** Questions of one address that one process answers within a minute. */
export const MOST_READS = 600;

const MINUTE = 60_000;

/**
 * Slows down whoever copies what is public. Counted in the memory of this process: a question that wrote something down would
 * cost more than its answer.
 */
export const createReadLimit = (clock: Pick<Clock, 'now'>) => {
  let minute = 0;
  const counts = new Map<string, number>();
  /** @throws Refusal 429 with the seconds to wait, for whoever asks too often. */
  return (source: string): void => {
    const now = clock.now();
    if (Math.floor(now / MINUTE) !== minute) counts.clear();
    minute = Math.floor(now / MINUTE);
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    if (count <= MOST_READS) return;
    throw refuse(429, 'tooManyAttempts', { retryAfter: Math.ceil(((minute + 1) * MINUTE - now) / 1000) });
  };
};
