import { createHash } from 'node:crypto';
import { errors } from 'jose';

type SigningKey = { readonly kid: string; readonly key: Uint8Array };

/** The keys that tokens may be signed with; each token names its own by `kid`, and new ones take the first. */
export const signingKeys = ([first, ...former]: readonly [string, ...string[]]) => {
  const own = toKey(first);
  const known = new Map([own, ...former.map(toKey)].map(({ kid, key }) => [kid, key]));
  return {
    own,
    /** @throws JOSEError for a key that is none of these. */
    find: (kid: string | undefined): Uint8Array => {
      const found = kid === undefined ? undefined : known.get(kid);
      if (found) return found;
      throw new errors.JWKSNoMatchingKey();
    },
  };
};

/* Tells which key it is, and nothing about it. */
const toKey = (secret: string): SigningKey => ({
  kid: createHash('sha256').update(`kid ${secret}`).digest('base64url').slice(0, 12),
  key: new TextEncoder().encode(secret),
});
