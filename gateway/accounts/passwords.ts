import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** `scrypt$cost$salt$key`, to be stored in place of the password. Two hashes of one password differ. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, { salt, cost: COST });
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * Whether the password is the one that was hashed. Without a hash (no such user, or one it cannot read) the answer
 * is no, after as much work as a real comparison: how long it took tells nobody which names exist.
 */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const stored = parse(hash);
  const key = await derive(password, stored ?? { salt: randomBytes(16), cost: COST });
  return stored !== undefined && timingSafeEqual(key, stored.key);
};

/** scrypt's N: 32 MB and some 50 ms a try. It is written into each hash, so it can be raised later. */
const COST = 2 ** 15;
const HIGHEST_COST = 2 ** 20;
const KEY_BYTES = 32;

type Recipe = { salt: Buffer; cost: number };

const derive = (password: string, { salt, cost }: Recipe): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Node's own limit is just below what this cost needs: 128 bytes x cost x block size 8.
    const options = { N: cost, maxmem: 2048 * cost };
    // NFKC: the same password typed on another keyboard may arrive in another Unicode form.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const parse = (hash = ''): (Recipe & { key: Buffer }) | undefined => {
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
