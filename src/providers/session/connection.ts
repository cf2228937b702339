import { createHttp, type Http, type HttpOptions } from '../http/http';
import { createSession, type SessionKeeper, type SessionOptions } from './session';
import { createAccount, type Account } from './signIn';

export type Connection = { http: Http; session: SessionKeeper; account: Account };

export type ConnectionOptions = Omit<HttpOptions, 'session'> & Omit<SessionOptions, 'refresh'>;

/** Ties session, HTTP layer and account together: each needs another one. */
export const createConnection = (options: ConnectionOptions): Connection => {
  const session: SessionKeeper = createSession({
    ...options,
    refresh: (current) => account.refresh(current),
  });
  const http = createHttp({ ...options, session });
  const account = createAccount({ http, session });
  return { http, session, account };
};

/** What a browser offers for a session; any of it may be missing or forbidden. */
export const browserSession = (): Omit<SessionOptions, 'refresh'> => ({
  storages: { local: attempt(() => window.localStorage), session: attempt(() => window.sessionStorage) },
  locks: attempt(() => navigator.locks),
  channel: attempt(() => new BroadcastChannel('sms.session')),
  events: attempt(() => window),
});

const attempt = <T>(offer: () => T): T | undefined => {
  try {
    return offer();
  } catch {
    return undefined;
  }
};
