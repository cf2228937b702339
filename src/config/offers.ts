/** The configured hosts; `auth` is the one people sign in at. */
export const hosts = ['sms', 'remote', 'orders', 'auth'] as const;

export type Host = (typeof hosts)[number];

/** Whoever answers calls: a host, or the server of the samples in the page (`api.source: 'demo'`). */
export type Answerer = Host | 'demo';

/** What a server may do beyond answering calls. Documented in `src/model/language/adminOptions.ts`. */
export const offers = [
  'idempotency',
  'versions',
  'totals',
  'zones',
  'many',
  'cursors',
  'groups',
  'history',
  'exports',
  'files',
  'estimates',
  'imports',
  'undo',
  'bin',
  'bulk',
  'order',
  'marks',
  'bookmarks',
  'views',
  'account',
  'logout',
  'live',
] as const;

export type Offer = (typeof offers)[number];

/** What each host offers; a host that is not named offers nothing. */
export type Offers = { readonly [H in Host]?: readonly Offer[] | undefined };
