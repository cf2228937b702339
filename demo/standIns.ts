import type { Passwords } from '../server/accounts/passwords';
import type { Secrets } from '../server/secrets';
import type { Signer } from '../server/accounts/tokens';
import { hash } from '../src/model/demo/fakeId';

/*
 * What a server on Node does with secrets. Here there are none: records and passwords lie in the visitor's own browser,
 * and who may sign in stands on the page. So none of it needs `crypto.subtle`, which plain http does not have.
 */

/** 32 hexadecimal digits, the same for the same text; keeps nothing secret. */
export const digest = (given: string | Uint8Array): string => {
  const text = typeof given === 'string' ? given : new TextDecoder().decode(given);
  return ['a', 'b', 'c', 'd']
    .map((salt) =>
      hash(salt + text)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
};

export const demoPasswords: Passwords = {
  hash: async (password) => `demo$${digest(password)}`,
  verify: async (password, stored) => stored === `demo$${digest(password)}`,
  close: async () => undefined,
};

export const demoSecrets: Secrets = {
  seal: (text) => text,
  open: (sealed) => sealed,
  mac: digest,
  macWith: (key, text) => digest(key + text),
};

export const demoSigner: Signer = {
  sign: async (claims) => btoa(JSON.stringify(claims)),
  read: async (token, now) => {
    try {
      const claims = JSON.parse(atob(token)) as Parameters<Signer['sign']>[0];
      return claims.expiresAt * 1000 > now ? claims : undefined;
    } catch {
      return undefined;
    }
  },
};
