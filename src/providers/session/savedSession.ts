import { readUserData, type UserData } from './userData';
import { isPlainObject } from '../../model/values/plainObject';

/** Who is signed in, and with what. `remember`: kept over a browser restart (S7.36). */
export type Session = {
  userData: UserData;
  accessToken: string;
  refreshToken?: string;
  /** The key of the request that renews it: one that was begun before a reload is the same request again. */
  renewalKey?: string;
  remember: boolean;
  /** The last change the user saved to the own data (S3.01). */
  updateAdminData?: Record<string, unknown>;
};

/** Reads a stored session; undefined for anything that is not one: such a tab is signed out. */
export const readSession = (text: string | null): Session | undefined => {
  const own = new Map<string, unknown>(Object.entries(parseObject(text)));
  const userData = readUserData(own.get('userData'));
  const accessToken = readToken(own.get('accessToken'));
  if (!userData || !accessToken) return undefined;
  const refreshToken = readToken(own.get('refreshToken'));
  const renewalKey = readToken(own.get('renewalKey'));
  const change = own.get('updateAdminData');
  return {
    userData,
    accessToken,
    remember: own.get('remember') === true,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(renewalKey !== undefined && { renewalKey }),
    ...(isPlainObject(change) && { updateAdminData: Object.fromEntries(Object.entries(change)) }),
  };
};

/** A token, or undefined; the words a careless `String(...)` leaves behind are no tokens. */
export const readToken = (value: unknown): string | undefined =>
  typeof value === 'string' && !/^(undefined|null|)$/.test(value.trim()) ? value : undefined;

const parseObject = (text: string | null): object => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
};
