import type { FailureKind, HttpFailure } from './failure';

const LOST: readonly FailureKind[] = ['network', 'timeout', 'malformed'];

/** No answer came that says what became of the request: it may have been applied all the same (D-03). */
export const isLost = ({ kind, status }: HttpFailure): boolean =>
  LOST.includes(kind) || status === 502 || status === 504;
