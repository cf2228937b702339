import { abilityPairs, type AbilityPair } from '../../model/access/abilityPairs';

/** The signed-in user as the server describes it; other keys of the answer are kept. */
export type UserData = {
  _id?: string | number;
  id?: string | number;
  fullName: string;
  username: string;
  email: string;
  role: string;
  avatar?: string;
  ability: readonly AbilityPair[];
  /** Its rights are over its own records only, as the server sees to. */
  bound?: boolean;
  /** Its address is to be proved before it can be worked with. */
  unproved?: boolean;
  /** Who has entered this account, and until when. */
  enteredBy?: EnteredBy;
  extras?: unknown;
} & Record<string, unknown>;

export type EnteredBy = { readonly name: string; readonly until: string };

/** The user's id as text, whichever key carries it. */
export const userId = ({ _id, id }: UserData): string => String(_id ?? id);

/**
 * Reads an answer or a stored value as user data; undefined when it is none. Only own properties
 * count, keys that reach a prototype and passwords are left out (A-30, S3.37).
 */
export const readUserData = (value: unknown): UserData | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { enteredBy, ...own }: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).filter(isKept),
  );
  const hasId = isId(own['_id']) || (isMissing(own['_id']) && isId(own['id']));
  if (!hasId) return undefined;
  return {
    ...own,
    fullName: readText(own['fullName']),
    username: readText(own['username']),
    email: readText(own['email']),
    role: readText(own['role']),
    ability: abilityPairs(own['ability']),
    ...enteredIn(enteredBy),
  };
};

const enteredIn = (value: unknown): { enteredBy?: EnteredBy } => {
  const { name, until } = { ...(value as object | null | undefined) } as Partial<EnteredBy>;
  const isEntered = typeof name === 'string' && typeof until === 'string' && !Number.isNaN(Date.parse(until));
  return isEntered ? { enteredBy: { name, until } } : {};
};

const UNSAFE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'password'];

const isKept = ([key]: [string, unknown]) => !UNSAFE_KEYS.includes(key);

const isId = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') || Number.isSafeInteger(value);

const isMissing = (value: unknown) => value === undefined || value === null;

const readText = (value: unknown) => (typeof value === 'string' ? value : '');
