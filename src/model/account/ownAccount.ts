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
export type OwnAccountState = {
  readonly sessions: readonly OwnSession[];
  /** Whether signing in asks for a code besides the password, and how many codes on paper are left. */
  readonly secondFactor: { readonly isOn: boolean; readonly recoveryCodes: number };
};

/** What an authenticator app has to know: a text for people to type, and an address (`otpauth:`) for it to read. */
export type Enrolment = { readonly secret: string; readonly address: string };

/** The present password, and a code of the app or one on paper. */
export type Proof = { readonly present: string; readonly code: string };

/** What whoever is signed in may do with the own account. Each rejects with the failure of the call. */
export type OwnAccount = {
  readonly read: (signal?: AbortSignal) => Promise<OwnAccountState>;
  /** Sets another password, for the present one; every other session ends. */
  readonly changePassword: (asked: { readonly present: string; readonly password: string }) => Promise<void>;
  /** Begins to set up an app: nothing changes before `confirmFactor`. */
  readonly beginFactor: (asked: { readonly present: string }) => Promise<Enrolment>;
  /** Switches it on; the codes for the day on which the phone is lost, which nobody can read again. */
  readonly confirmFactor: (asked: Proof) => Promise<readonly string[]>;
  /** Other codes for that day; those from before are worth nothing then. */
  readonly renewCodes: (asked: Proof) => Promise<readonly string[]>;
  readonly removeFactor: (asked: Proof) => Promise<void>;
  /** Proves the address of the account, by the code that was sent there. */
  readonly proveAddress: (asked: { readonly code: string }) => Promise<void>;
  /** Sends another one. */
  readonly sendProof: () => Promise<void>;
  readonly endSession: (id: string) => Promise<void>;
  readonly endOtherSessions: () => Promise<void>;
};

/** What a server answered about the account; undefined when it is anything else. */
export const readOwnAccount = (answer: unknown): OwnAccountState | undefined => {
  const { sessions, secondFactor } = isPlainObject(answer) ? answer : {};
  if (!Array.isArray(sessions) || !isPlainObject(secondFactor)) return undefined;
  const { isOn, recoveryCodes } = secondFactor;
  return {
    sessions: sessions.flatMap((each: unknown) => readSession(each) ?? []),
    secondFactor: { isOn: isOn === true, recoveryCodes: Number(recoveryCodes) || 0 },
  };
};

/** What a server answered to who begins to set up an app; undefined when it is anything else. */
export const readEnrolment = (answer: unknown): Enrolment | undefined => {
  const { secret, address } = isPlainObject(answer) ? answer : {};
  if (typeof secret !== 'string' || typeof address !== 'string') return undefined;
  return { secret, address };
};

/** The codes for the day on which the phone is lost, in an answer; none when there are none. */
export const readCodes = (answer: unknown): readonly string[] => {
  const { recoveryCodes } = isPlainObject(answer) ? answer : {};
  return Array.isArray(recoveryCodes) ? recoveryCodes.filter((code) => typeof code === 'string') : [];
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
