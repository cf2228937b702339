import { HttpFailure, isFailure } from '../http/failure';
import type { SessionKeeper } from './session';
import { userId } from './userData';

/**
 * Wraps a data provider so that react-admin never sees a session end: a refused call was not applied, so it
 * waits until the same user has signed in again and is then made once more. A dirty form stays where it is
 * (M-06). Everything else, `supportAbortSignal` included (M-02), passes through untouched.
 */
export const holdWhileEnded = <T extends object>(dataProvider: T, session: HoldingSession): T =>
  new Proxy(dataProvider, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (!isFunction(member)) return member;
      return (...args: unknown[]) => {
        const caller = callerOf(session);
        const call = () => Reflect.apply(member, target, args);
        const result = call();
        return result instanceof Promise ? result.catch(repeatOnce({ session, caller, call, args })) : result;
      };
    },
  });

export type HoldingSession = Pick<SessionKeeper, 'user' | 'restored'>;

type Held = { session: HoldingSession; caller: string | undefined; call: () => unknown; args: unknown[] };

const repeatOnce =
  ({ session, caller, call, args }: Held) =>
  async (failure: unknown) => {
    if (!isFailure(failure, 'auth') || caller === undefined) throw failure;
    // The refusal may arrive after the next sign-in: what one person asked for is never sent for another.
    if (caller !== callerOf(session)) throw new HttpFailure('cancelled');
    await Promise.race([session.restored(), abortOf(args)]);
    return call();
  };

const callerOf = (session: HoldingSession) => {
  const user = session.user();
  return user && userId(user);
};

// A page that is left while its call waits must not have it made later.
const abortOf = (args: unknown[]) => {
  const signal = args.map(signalIn).find((found) => found !== undefined);
  return new Promise<never>((_, reject) => {
    const giveUp = () => reject(new HttpFailure('cancelled'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
};

const signalIn = (arg: unknown): AbortSignal | undefined => {
  const signal: unknown = typeof arg === 'object' && arg !== null && 'signal' in arg ? arg.signal : undefined;
  return signal instanceof AbortSignal ? signal : undefined;
};

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';
