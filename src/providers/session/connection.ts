import type { Offers } from '../../config/offers';
import { createHttp, type Http, type HttpOptions } from '../http/http';
import { createOfferBook, type OfferBook } from '../http/offerBook';
import { createSession, type SessionKeeper, type SessionOptions } from './session';
import { SESSION_KEY } from './sessionKey';
import { createAccount, type Account } from './signIn';
import type { TabChannel } from './tabs';
import { ACTIVE } from './watchIdle';

export type Connection = {
  http: Http;
  session: SessionKeeper;
  account: Account;
  offers: OfferBook;
  /** Is this the key of a write of this page? The latest are known. */
  isOwnKey: (key: string) => boolean;
  /** Only in the static demo, whose server is in the page. */
  demo?: DemoChanges;
};

/** What a visitor changed in the static demo, or somebody of the samples, kept in this browser. */
export type DemoChanges = {
  /** The browser has no room for all of it: what is changed now is gone with the page. */
  isFull(): boolean;
  /** Called when that changes; returns what stops it. */
  subscribe(listener: () => void): () => void;
  /** Forgets all of it, or what is kept of a single collection. The page has to be loaded anew. */
  reset(collection?: string): void;
};

export type ConnectionOptions = Omit<HttpOptions, 'session' | 'offers'> &
  Omit<SessionOptions, 'refresh'> & { offers?: Offers };

/** Ties session, HTTP layer and account together: each needs another one. */
export const createConnection = (options: ConnectionOptions): Connection => {
  const session: SessionKeeper = createSession({
    ...options,
    refresh: (current) => account.refresh(current),
  });
  const offers = createOfferBook(options.offers);
  const keys = new Set<string>();
  const onKey = (key: string) => {
    keys.add(key);
    const [oldest] = keys;
    if (keys.size > MOST_KEYS && oldest !== undefined) keys.delete(oldest);
  };
  const http = createHttp({ ...options, offers, session, onKey });
  const account = createAccount({ http, session, offers });
  return { http, session, account, offers, isOwnKey: (key) => keys.has(key) };
};

/* As many as an import writes in the time that a note of them takes. */
const MOST_KEYS = 5000;

/** What the tabs of a browser tell each other that somebody is there by. */
export const activityChannel = (): TabChannel | undefined => attempt(() => new BroadcastChannel(ACTIVE));

/** What a browser offers for a session; any of it may be missing or forbidden. */
export const browserSession = (): Omit<SessionOptions, 'refresh'> => ({
  storages: { local: attempt(() => window.localStorage), session: attempt(() => window.sessionStorage) },
  locks: attempt(() => navigator.locks),
  channel: attempt(() => new BroadcastChannel(SESSION_KEY)),
  events: attempt(() => window),
});

const attempt = <T>(offer: () => T): T | undefined => {
  try {
    return offer();
  } catch {
    return undefined;
  }
};
