import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Signer } from '../../server/accounts/tokens';

/** The secret that signs; those of former times, which only verify, come after it. */
export type Secrets = readonly [string, ...string[]];

/** Signs by HMAC. Each token names its key by `kid`. */
export const createSigner = ([first, ...former]: Secrets): Signer => {
  const own = toKey(first);
  const known = new Map([own, ...former.map(toKey)].map(({ kid, key }) => [kid, key]));
  const keyOf = ({ kid = '' }: { readonly kid?: string }): KeyObject => {
    const key = known.get(kid);
    if (key) return key;
    throw new errors.JWKSNoMatchingKey();
  };
  return {
    sign: ({ userId, session, id, use, issuedAt, expiresAt, role, actor }) =>
      new SignJWT({
        use,
        session,
        ...(role !== undefined && { role }),
        ...(actor !== undefined && { act: { sub: actor } }),
      })
        .setProtectedHeader({ alg: 'HS256', kid: own.kid })
        .setSubject(userId)
        .setJti(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(own.key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: ['HS256'],
          currentDate: new Date(now),
          requiredClaims: ['exp'],
        });
        const { sub, jti, exp, use, session, role } = payload;
        if (!sub || !jti || !exp || typeof session !== 'string' || typeof use !== 'string') return undefined;
        const claimed = typeof role === 'string' ? { role } : {};
        return { userId: sub, id: jti, expiresAt: exp, use, session, ...claimed };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};

/* `kid` tells which key it is, and nothing about it. The key is an object, since bytes are imported for each token anew. */
const toKey = (secret: string) => ({
  kid: createHash('sha256').update(`kid ${secret}`).digest('base64url').slice(0, 12),
  key: createSecretKey(secret, 'utf8'),
});
