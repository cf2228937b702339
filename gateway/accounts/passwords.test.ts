import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

it('knows the password it hashed, in any Unicode form, and no other', async () => {
  const hash = await hashPassword('pässword');
  expect(hash).not.toContain('pässword');
  expect(await verifyPassword('pässword'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('password', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

it('salts: one password has two hashes', async () => {
  expect(await hashPassword('admin')).not.toBe(await hashPassword('admin'));
});

it.each([undefined, '', 'admin', 'scrypt$3$c2FsdA$a2V5', 'scrypt$32768$c2FsdA$', 'scrypt$1e99$c2FsdA$a2V5'])(
  'answers no, not an error, for the hash %j',
  async (hash) => {
    expect(await verifyPassword('admin', hash)).toBe(false);
  },
);
