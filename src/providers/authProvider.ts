import type { AuthProvider, UserIdentity } from 'react-admin';
import { readStoreAdvice } from '../model/account/storeAdvice';
import { textOf } from '../model/values/comparable';
import type { SessionKeeper } from './session/session';
import type { Account, Credentials } from './session/signIn';
import { userId } from './session/userData';

export type AuthProviderOptions = {
  session: SessionKeeper;
  account: Pick<Account, 'signIn' | 'signOut'>;
  /** Answers at once from the saved ability; see S6.01. */
  can: (action: string, resource: string) => boolean;
};

/**
 * react-admin's view of the session. Apart from `login`, which rejects with the server's message, and
 * `checkAuth` for nobody, nothing here rejects or waits (M-03, M-16, M-18).
 */
export const createAuthProvider = ({ session, account, can }: AuthProviderOptions): AuthProvider => ({
  login: (params: unknown) => account.signIn(readCredentials(params)),
  // react-admin also logs out whoever opens a page signed out; that must not sign out other tabs.
  logout: async () => {
    if (session.status() !== 'out') await account.signOut();
  },
  checkAuth: async () => {
    if (session.status() === 'out') throw new Error('ra.auth.auth_check_error');
  },
  // The HTTP layer owns the session. A rejection here would make react-admin report a failed save as saved.
  checkError: async () => {},
  getIdentity: async () => identityOf(session),
  getPermissions: async () => session.user()?.ability ?? [],
  canAccess: async ({ action, resource }) => isAllowed(can, action, resource),
});

const readCredentials = (params: unknown): Credentials => {
  const own = new Map<string, unknown>(Object.entries(params ?? {}));
  return {
    email: textOf(own.get('email') ?? own.get('username')) ?? '',
    password: textOf(own.get('password')) ?? '',
    rememberMe: own.get('rememberMe') === true,
  };
};

const identityOf = (session: SessionKeeper): UserIdentity => {
  const user = session.user();
  if (!user) return { id: '' };
  const { avatar, fullName, username } = user;
  const advice = readStoreAdvice(user['advice']);
  return {
    id: userId(user),
    fullName: fullName || username,
    ...(typeof avatar === 'string' && { avatar }),
    ...(advice && { advice }),
  };
};

const isAllowed = (can: AuthProviderOptions['can'], action: string, resource: string) => {
  try {
    return can(action, resource);
  } catch {
    return false;
  }
};
