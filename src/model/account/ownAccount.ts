import { isPlainObject } from '../values/plainObject';

/** The address of what is about the account of whoever asks: nobody needs a right for it. */
export const ACCOUNT_PATH = '/api/account';

/** The page of the own account. */
export const ACCOUNT_PAGE = '/account';

/** One sign-in of an account that has not ended. */
export type OwnSession = {
  readonly id: string;
  /** Where it was used last: an IPv4 address, or the network of an IPv6 address; '' when unknown. */
  readonly address: string;
  /** What its browser calls itself; '' when unknown. */
  readonly userAgent: string;
  /** ISO 8601. */
  readonly begun: string;
  /** When its tokens were last renewed, ISO 8601: to ten minutes. */
  readonly used: string;
  /** The one that asks. */
  readonly isThis: boolean;
};

/** What is kept about the account besides its record. */
export type OwnAccountState = { readonly sessions: readonly OwnSession[] };

/** What whoever is signed in may do with the own account. Each rejects with the failure of the call. */
export type OwnAccount = {
  readonly read: (signal?: AbortSignal) => Promise<OwnAccountState>;
  /** Sets another password, for the present one; every other session ends. */
  readonly changePassword: (asked: { readonly present: string; readonly password: string }) => Promise<void>;
  readonly endSession: (id: string) => Promise<void>;
  readonly endOtherSessions: () => Promise<void>;
};

/** What a server answered about the account; undefined when it is anything else. */
export const readOwnAccount = (answer: unknown): OwnAccountState | undefined => {
  const sessions: unknown = isPlainObject(answer) ? answer['sessions'] : undefined;
  if (!Array.isArray(sessions)) return undefined;
  return { sessions: sessions.flatMap((each: unknown) => readSession(each) ?? []) };
};

const readSession = (value: unknown): OwnSession | undefined => {
  if (!isPlainObject(value)) return undefined;
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  const session = {
    id: text('id'),
    address: text('address'),
    userAgent: text('userAgent'),
    begun: text('begun'),
    used: text('used'),
    isThis: value['isThis'] === true,
  };
  return session.id === '' ? undefined : session;
};
