import { HttpFailure, isFailure, type FailureKind } from '../http/failure';

/** What a second look tells about a write whose answer was lost. */
export type Finding<T> = { readonly applied: T } | 'notApplied' | 'unknown';

/**
 * Makes a write once. When its answer is lost, `look` reads again before anybody repeats anything (D-03): a write
 * that was applied is a success after all; else the failure says which of the two it is. Never writes twice.
 */
export const verifyAfterLoss = async <T>(
  write: () => Promise<T>,
  look: () => Promise<Finding<T>>,
): Promise<T> => {
  try {
    return await write();
  } catch (failure) {
    const isLost = isFailure(failure) && failure.unknownOutcome && !UNASKED.includes(failure.kind);
    if (!isLost) throw failure;
    const finding = await look().catch(() => 'unknown' as const);
    if (typeof finding === 'object') return finding.applied;
    throw outcomeFailure(failure, finding === 'unknown');
  }
};

// Whoever gave up does not wait for an answer; whose session has ended is asked to sign in first.
const UNASKED: readonly FailureKind[] = ['cancelled', 'auth'];

const outcomeFailure = (lost: HttpFailure, isUnknown: boolean): HttpFailure =>
  new HttpFailure(lost.kind, `app.record.outcome.${isUnknown ? 'unknown' : 'wasNotSaved'}`, {
    unknownOutcome: isUnknown,
    cause: lost,
    ...(lost.status !== undefined && { status: lost.status }),
  });
