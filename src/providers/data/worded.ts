import { HttpFailure, isFailure, type FailureKind } from '../http/failure';

/**
 * Gives failures that came without words of a server the key of a text of ours as their message, which
 * react-admin and the screens translate like any other. What a server said stays as it is (S8.02-S8.04).
 */
export const worded = <T extends object>(provider: T): T =>
  new Proxy(provider, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          return (await Reflect.apply(member, target, args)) as unknown;
        } catch (failure) {
          throw withWords(failure);
        }
      };
    },
  });

/** Kinds that say nothing but that no answer came. */
const SPEECHLESS: readonly FailureKind[] = ['network', 'timeout', 'malformed', 'cancelled'];

const withWords = (failure: unknown): unknown => {
  if (!isFailure(failure) || failure.body !== undefined || failure.message.startsWith('app.')) return failure;
  const isSpeechless = SPEECHLESS.includes(failure.kind);
  if (!isSpeechless && failure.status !== undefined) return failure;
  const { kind, status, errCode, unknownOutcome } = failure;
  return new HttpFailure(kind, `app.errors.${kind}`, {
    unknownOutcome,
    cause: failure,
    ...(status !== undefined && { status }),
    ...(errCode !== undefined && { errCode }),
  });
};
