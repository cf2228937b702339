import { isFailure } from './failure';
import { isWrite, type HttpRequest } from './request';

/**
 * Repeats a read once, after a short pause that differs per call, when the server stumbled or could not be
 * reached. Writes are never repeated (D-03, D-06), nor is what the server wants to be asked later (D-27).
 */
export const withSecondTry = async <T>(
  { request, pauseMs }: Trial,
  attempt: () => Promise<T>,
): Promise<T> => {
  try {
    return await attempt();
  } catch (failure) {
    const isPassing = isFailure(failure, 'server') || isFailure(failure, 'network');
    if (!isPassing || failure.retryAfter !== undefined || isWrite(request)) throw failure;
    await pause(pauseMs * (0.5 + Math.random()), request.signal);
    return attempt();
  }
};

/** `pauseMs`: mean pause in milliseconds; the real one lies between half and one and a half of it. */
export type Trial = { request: HttpRequest; pauseMs: number };

// Ends early when the caller gives up; the attempt that follows sees that and says so.
const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
