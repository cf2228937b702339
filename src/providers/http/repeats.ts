import { isFailure, reworded, type HttpFailure } from './failure';
import { isLost } from './lost';
import { isWrite, type HttpRequest } from './request';

/**
 * Repeats a call that met a passing failure, where that can do no harm, each time after a pause that differs per call.
 * A read is made once more when the server stumbled or could not be reached. A write is made again only when it
 * carries an idempotency key and its answer was lost: the server then answers as it did the first time (D-03). Every
 * other write, and what the server wants to be asked later (D-27), is never repeated (D-06).
 */
export const withRepeats = async <T>({ request, pauseMs }: Trial, attempt: () => Promise<T>): Promise<T> => {
  const isRepeated = isWrite(request) ? isRepeatedWrite : isRepeatedRead;
  const most = isWrite(request) ? MOST_REPEATED_WRITES : 1;
  const begin = Date.now();
  let wasLost = false;
  for (let made = 0; ; made += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      wasLost ||= isWrite(request) && isLost(failure);
      const isInTime = Date.now() - begin < REPEAT_WITHIN_MS;
      if (made >= most || !isInTime || !isRepeated(failure, request))
        throw wasLost ? stillUnknown(failure, request) : failure;
      await pause(pauseMs * 2 ** made * (0.5 + Math.random()), request.signal);
    }
  }
};

/** `pauseMs`: mean pause in milliseconds, twice as long before every further repeat. */
export type Trial = { request: HttpRequest; pauseMs: number };

const MOST_REPEATED_WRITES = 3;

/* A server takes a refresh token once more within 30 s of its first use, so no repeat may begin later than that. */
const REPEAT_WITHIN_MS = 20_000;

const isRepeatedRead = (failure: HttpFailure) =>
  (failure.kind === 'server' || failure.kind === 'network') && failure.retryAfter === undefined;

const isRepeatedWrite = (failure: HttpFailure, { key }: HttpRequest) => key !== undefined && isLost(failure);

/* A server that stumbles, or wants another token, over the repeat has said nothing about the first attempt. */
const stillUnknown = (failure: HttpFailure, { source }: HttpRequest) =>
  source !== 'auth' && (failure.kind === 'server' || failure.kind === 'auth')
    ? reworded(failure, failure.message, { unknownOutcome: true })
    : failure;

// Ends early when the caller gives up; the attempt that follows sees that and says so.
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
