import { scryptSync } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createHasher } from '../../gateway/accounts/hasher';
import { createPasswords, KEY_BYTES, type Derivation } from './passwords';

const passwords = createPasswords({ hasher: createHasher() });
afterAll(() => passwords.close());

it('knows the password it hashed, in any Unicode form, and no other', async () => {
  const hash = await passwords.hash('pässword');
  expect(hash).not.toContain('pässword');
  expect(await passwords.verify('pässword'.normalize('NFD'), hash)).toBe(true);
  expect(await passwords.verify('password', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

it('salts: one password has two hashes', async () => {
  expect(await passwords.hash('admin')).not.toBe(await passwords.hash('admin'));
});

it.each([undefined, '', 'admin', 'scrypt$3$c2FsdA$a2V5', 'scrypt$32768$c2FsdA$', 'scrypt$1e99$c2FsdA$a2V5'])(
  'answers no, not an error, for the hash %j',
  async (hash) => {
    expect(await passwords.verify('admin', hash)).toBe(false);
  },
);

it('reads a hash that Node made of the same recipe, and writes such hashes', async () => {
  const salt = Buffer.alloc(16, 251);
  const key = scryptSync('admin', salt, KEY_BYTES, { N: 4 });
  const hash = ['scrypt', 4, salt.toString('base64url'), key.toString('base64url')].join('$');
  expect(await passwords.verify('admin', hash)).toBe(true);
  expect(await passwords.hash('admin')).toMatch(/^scrypt\$32768\$[\w-]{22}\$[\w-]{43}$/);
});

it('reads the hash of another cost: it stands in the hash', async () => {
  const cheap = createPasswords({ hasher: createHasher(), cost: 2 });
  const hash = await cheap.hash('admin');
  await cheap.close();
  expect(hash).toMatch(/^scrypt\$2\$/);
  expect(await passwords.verify('admin', hash)).toBe(true);
});

it('derives as much for a name that nobody has as for one that is known', async () => {
  const hasher = createHasher();
  const asked: Derivation[] = [];
  const watched = createPasswords({
    cost: 2,
    hasher: { ...hasher, derive: (derivation) => (asked.push(derivation), hasher.derive(derivation)) },
  });
  const hash = await watched.hash('admin');
  await watched.verify('wrong', hash);
  for (const none of [undefined, '', 'admin']) await watched.verify('wrong', none);
  await watched.close();
  expect(asked.map(({ cost, salt }) => [cost, salt.length])).toEqual(Array(5).fill([2, 16]));
});
