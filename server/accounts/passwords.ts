import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createHasher, KEY_BYTES, type Hasher, type Turn } from '../../gateway/accounts/hasher';

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

type Options = { readonly cost?: number; readonly hasher?: Hasher };

/** Both throw Refusal 429 when too many passwords wait to be looked at; see `createHasher`. */
export const createPasswords = ({ cost = COST, hasher = createHasher() }: Options = {}): Passwords => ({
  hash: async (password) => {
    const salt = randomBytes(16);
    const key = await hasher.derive({ password, salt, cost }, { isFirst: true });
    return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
  },
  verify: async (password, hash, turn) => {
    const stored = parse(hash);
    const asked = { password, salt: stored?.salt ?? randomBytes(16), cost: stored?.cost ?? cost };
    const key = await hasher.derive(asked, turn);
    return stored !== undefined && timingSafeEqual(key, stored.key);
  },
  close: hasher.close,
});

type Recipe = { readonly salt: Buffer; readonly cost: number; readonly key: Buffer };

const parse = (hash = ''): Recipe | undefined => {
  const [scheme, cost, salt = '', key = ''] = hash.split('$');
  const parsed = {
    cost: Number(cost),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
  const isPowerOfTwo = Number.isInteger(Math.log2(parsed.cost));
  const isUsable = isPowerOfTwo && parsed.cost > 1 && parsed.cost <= HIGHEST_COST;
  return scheme === 'scrypt' && isUsable && parsed.key.length === KEY_BYTES ? parsed : undefined;
};
