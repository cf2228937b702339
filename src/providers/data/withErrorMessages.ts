import { missingRight, type MissingRight } from '../../model/answers/deniedText';
import type { Say } from '../../model/answers/issueText';
import { MissingPart } from '../../parts/download';
import { HttpFailure, isFailure, reworded, type FailureKind } from '../http/failure';
import { requestIdOf } from '../http/requestId';
import { asSaid } from '../i18n/said';

/**
 * Gives failures that came without words of a server the key of a text of ours as their message, which
 * react-admin and the screens translate like any other. What a server said stays as it is (S8.02-S8.04); when it
 * says how long to wait, that follows (D-27), and so does the request's id where the server itself failed. A host that was
 * not reached is named (D-28). A right that is missing is named in the reader's language (`denied`).
 */
export const withErrorMessages = <T extends object>(provider: T, say: Say, denied?: SayDenied): T =>
  new Proxy(provider, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          return (await Reflect.apply(member, target, args)) as unknown;
        } catch (failure) {
          throw withWords(failure, say, denied);
        }
      };
    },
  });

export type SayDenied = (right: MissingRight) => string;

/** Kinds that say nothing but that no answer came. */
const SPEECHLESS: readonly FailureKind[] = ['network', 'timeout', 'malformed', 'cancelled'];

const withWords = (failure: unknown, say: Say, denied?: SayDenied): unknown => {
  if (failure instanceof MissingPart)
    return new HttpFailure('network', say('app.errors.network', { host: failure.host }), { cause: failure });
  if (!isFailure(failure)) return failure;
  const { message, retryAfter, body, host } = failure;
  const right = failure.kind === 'denied' ? missingRight(body) : undefined;
  if (right && denied) return reworded(failure, denied(right), { cause: failure });
  if (message.startsWith('app.') && !isSaid(failure)) return failure;
  const id = requestIdOf(failure);
  const additions = [
    ...(retryAfter !== undefined ? [say('app.errors.tryAgainIn', { smart_count: retryAfter })] : []),
    ...(id !== undefined ? [say('app.errors.requestId', { id })] : []),
  ];
  if (additions.length > 0) return reworded(failure, [message, ...additions].join(' '));
  if (body !== undefined) return quoted(failure);
  const isSpeechless = SPEECHLESS.includes(failure.kind);
  if (!isSpeechless && failure.status !== undefined) return failure;
  const key = `app.errors.${failure.kind}`;
  return reworded(failure, host === undefined ? key : say(key, { host }), { cause: failure });
};

const isSaid = ({ message, body }: HttpFailure): boolean =>
  [body?.['msg'], body?.['message']].includes(message);

/* What the server said of the whole and of single fields, also where that is a key of ours (C-16). */
const quoted = (failure: HttpFailure): HttpFailure => {
  const { errors, ...body } = failure.body ?? {};
  const texts = errors && Object.entries(errors).map(([field, text]) => [field, asSaid(text)] as const);
  return reworded(failure, asSaid(failure.message), {
    cause: failure,
    body: texts ? { ...body, errors: Object.fromEntries(texts) } : body,
  });
};
