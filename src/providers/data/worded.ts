import type { Say } from '../../model/issueText';
import { isFailure, reworded, type FailureKind } from '../http/failure';
import { requestIdOf } from '../http/requestId';

/**
 * Gives failures that came without words of a server the key of a text of ours as their message, which
 * react-admin and the screens translate like any other. What a server said stays as it is (S8.02-S8.04); when it
 * says how long to wait, that follows (D-27), and so does the request's id where the server itself failed.
 */
export const worded = <T extends object>(provider: T, say: Say): T =>
  new Proxy(provider, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          return (await Reflect.apply(member, target, args)) as unknown;
        } catch (failure) {
          throw withWords(failure, say);
        }
      };
    },
  });

/** Kinds that say nothing but that no answer came. */
const SPEECHLESS: readonly FailureKind[] = ['network', 'timeout', 'malformed', 'cancelled'];

const withWords = (failure: unknown, say: Say): unknown => {
  if (!isFailure(failure) || failure.message.startsWith('app.')) return failure;
  const { message, retryAfter } = failure;
  const id = requestIdOf(failure);
  const additions = [
    ...(retryAfter !== undefined ? [say('app.errors.tryAgainIn', { seconds: retryAfter })] : []),
    ...(id !== undefined ? [say('app.errors.requestId', { id })] : []),
  ];
  if (additions.length > 0) return reworded(failure, [message, ...additions].join(' '));
  if (failure.body !== undefined) return failure;
  const isSpeechless = SPEECHLESS.includes(failure.kind);
  if (!isSpeechless && failure.status !== undefined) return failure;
  return reworded(failure, `app.errors.${failure.kind}`, { cause: failure });
};
