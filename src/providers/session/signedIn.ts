import { failureOf, isRecord, saysSuccess } from '../http/classify';
import { HttpFailure } from '../http/failure';
import type { Renewed } from './renewal';
import { readToken } from './savedSession';
import { readUserData, type UserData } from './userData';

/**
 * Reads the answer of a sign-in, a registration or a renewal: user, access token and, when given, refresh
 * token (S7.34, S7.38, S7.40). These answers need no `success` flag, but one that says no is a no. Throws
 * the server's refusal, or kind `malformed` when it says neither yes nor no.
 */
export const readSignedIn = (body: unknown): Renewed => {
  if (!isRecord(body)) throw new HttpFailure('malformed');
  const userData = readUserData(ownOf(body, 'userData') ?? ownOf(body, 'user'));
  const accessToken = readToken(ownOf(body, 'accessToken'));
  const refreshToken = readToken(ownOf(body, 'refreshToken'));
  if (saysNo(body)) throw failureOf({ status: 200, body });
  if (!userData || !accessToken) throw new HttpFailure('malformed');
  return { userData, accessToken, ...(refreshToken !== undefined && { refreshToken }) };
};

/** The same for a renewal, where an answer with tokens alone keeps the user as known. */
export const readRenewed = (body: unknown, known: UserData): Renewed =>
  readSignedIn(isRecord(body) && ownOf(body, 'userData') === undefined ? { ...body, userData: known } : body);

const saysNo = (body: Record<string, unknown>) => {
  const hasFlag = Object.hasOwn(body, 'success');
  // The template's registration answers a refusal with 200 and `error` alone.
  return hasFlag ? !saysSuccess(body) : Boolean(ownOf(body, 'error'));
};

const ownOf = (body: Record<string, unknown>, key: string) =>
  Object.hasOwn(body, key) ? body[key] : undefined;
