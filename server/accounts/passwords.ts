import { base64url } from 'jose';
import { areSameBytes, randomBytes } from '../bytes';

/** What is to be derived: scrypt's answer for a password, a salt and a cost (N; 1024 bytes of memory each). */
export type Derivation = { readonly password: string; readonly salt: Uint8Array; readonly cost: number };

/** `isFirst`: goes before all who are not, and waits where they are refused. */
export type Turn = { readonly isFirst?: boolean };

/** Derives keys of `KEY_BYTES`, however the place where the server runs does that. */
export type Hasher = {
  /** @throws Refusal 429 when too many wait, or this one has waited too long. */
  derive: (asked: Derivation, turn?: Turn) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export const KEY_BYTES = 32;

export type Passwords = {
  /**
   * `scrypt$cost$salt$key`, to be stored in place of the password. Two hashes of one password differ. Who sets a password
   * has shown a right to, so this goes before the sign-ins of strangers.
   */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash (no such user, or one it cannot read) the answer
   * is no, after as much work as a real comparison: how long it took tells nobody which names exist.
   */
  readonly verify: (password: string, hash: string | undefined, turn?: Turn) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** scrypt's N: 32 MB and some 50 ms a try. It is written into each hash, so it can be raised later. */
const COST = 2 ** 15;
const HIGHEST_COST = 2 ** 20;

type Options = { readonly hasher: Hasher; readonly cost?: number };

/** Both throw Refusal 429 when too many passwords wait to be looked at; see `Hasher`. */
export const createPasswords = ({ hasher, cost = COST }: Options): Passwords => ({
  hash: async (password) => {
    const salt = randomBytes(16);
    const key = await hasher.derive({ password, salt, cost }, { isFirst: true });
    return ['scrypt', cost, base64url.encode(salt), base64url.encode(key)].join('$');
  },
  verify: async (password, hash, turn) => {
    const stored = parse(hash);
    const asked = { password, salt: stored?.salt ?? randomBytes(16), cost: stored?.cost ?? cost };
    const key = await hasher.derive(asked, turn);
    return stored !== undefined && areSameBytes(key, stored.key);
  },
  close: hasher.close,
});

type Recipe = { readonly salt: Uint8Array; readonly cost: number; readonly key: Uint8Array };

const parse = (hash = ''): Recipe | undefined => {
  const [scheme, cost, salt = '', key = ''] = hash.split('$');
  const parsed = { cost: Number(cost), salt: bytesIn(salt), key: bytesIn(key) };
  const isPowerOfTwo = Number.isInteger(Math.log2(parsed.cost));
  const isUsable = isPowerOfTwo && parsed.cost > 1 && parsed.cost <= HIGHEST_COST;
  return scheme === 'scrypt' && isUsable && parsed.key.length === KEY_BYTES ? parsed : undefined;
};

/* What is no base64url stands for no bytes, and so for no hash. */
const bytesIn = (text: string): Uint8Array => {
  try {
    return base64url.decode(text);
  } catch {
    return new Uint8Array();
  }
};
