import { SignJWT, decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import { createTokens } from './tokens';

const secret = 'a secret for this test, long enough';
const ann = { userId: 'ann', role: 'superAdmin', session: 'of ann' };

let clock = createClock();
let store = createMemoryStore();
let tokens = createTokens({ secret, clock, store });
beforeEach(() => {
  clock = createClock();
  store = createMemoryStore();
  tokens = createTokens({ secret, clock, store });
});

describe('tokens', () => {
  it('carry user and role, and each serves its own use only', async () => {
    const { accessToken, refreshToken } = await tokens.issue(ann);
    expect(decodeJwt(accessToken)).toMatchObject({ sub: 'ann', role: 'superAdmin' });
    expect(await tokens.verify(accessToken)).toEqual(ann);
    expect(await tokens.verify(refreshToken)).toBeUndefined();
    expect(await tokens.spend(accessToken)).toBeUndefined();
  });

  it('S9.08 an access token lasts ten minutes by the clock', async () => {
    const { accessToken } = await tokens.issue(ann);
    clock.add(598);
    expect(await tokens.verify(accessToken)).toEqual(ann);
    clock.add(3);
    expect(await tokens.verify(accessToken)).toBeUndefined();
  });

  it('S9.09 a refresh token lasts ten minutes by the clock', async () => {
    const [first, second] = [await tokens.issue(ann), await tokens.issue(ann)];
    clock.add(598);
    expect(await tokens.spend(first.refreshToken)).toEqual(ann);
    clock.add(3);
    expect(await tokens.spend(second.refreshToken)).toBeUndefined();
  });

  it('a refresh token is spent once, even by many at a time and by another process', async () => {
    const { refreshToken } = await tokens.issue(ann);
    const other = createTokens({ secret, clock, store });
    const spent = await Promise.all([tokens, other, tokens, other].map((by) => by.spend(refreshToken)));
    expect(spent.filter(Boolean)).toEqual([ann]);
    expect(await tokens.spend(refreshToken)).toBeUndefined();
  });

  it('the marks of spent tokens go when the tokens have expired', async () => {
    for (const wait of [0, 700, 700]) {
      clock.add(wait);
      await tokens.spend((await tokens.issue(ann)).refreshToken);
    }
    expect(await store.count('spentTokens', [])).toBe(2);
  });

  it('are revoked for one user or for everybody, as often as asked, and new ones are good at once', async () => {
    const bob = { userId: 'bob', role: 'client', session: 'of bob' };
    for (let round = 0; round < 2; round += 1) {
      const [old, others] = [await tokens.issue(ann), await tokens.issue(bob)];
      await tokens.expire('ann');
      expect(await tokens.verify(old.accessToken)).toBeUndefined();
      expect(await tokens.spend(old.refreshToken)).toBeUndefined();
      expect(await tokens.verify(others.accessToken)).toEqual(bob);
      await tokens.expire();
      expect(await tokens.verify(others.accessToken)).toBeUndefined();
      expect(await tokens.verify((await tokens.issue(ann)).accessToken)).toEqual(ann);
    }
  });

  it('are of one session from the sign-in on, and of another after the next', async () => {
    const { session: _none, ...signingIn } = ann;
    const [first, second] = [await tokens.issue(signingIn), await tokens.issue(signingIn)];
    const holder = await tokens.spend(first.refreshToken);
    const renewed = await tokens.issue(holder ?? ann);
    const sessionOf = async (token: string) => (await tokens.verify(token))?.session;
    expect(await sessionOf(renewed.accessToken)).toBe(await sessionOf(first.accessToken));
    expect(await sessionOf(second.accessToken)).not.toBe(await sessionOf(first.accessToken));
  });

  it('of one session may be kept while all others of a user are revoked, until the next time', async () => {
    const [mine, theirs] = [
      await tokens.issue({ ...ann, session: 'mine' }),
      await tokens.issue({ ...ann, session: 'theirs' }),
    ];
    await tokens.expire('ann', 'mine');
    expect(await tokens.verify(theirs.accessToken)).toBeUndefined();
    expect(await tokens.spend(theirs.refreshToken)).toBeUndefined();
    expect(await tokens.verify(mine.accessToken)).toMatchObject({ userId: 'ann' });
    const renewed = await tokens.issue((await tokens.spend(mine.refreshToken)) ?? ann);
    expect(await tokens.verify(renewed.accessToken)).toMatchObject({ session: 'mine' });
    await tokens.expire('ann', 'another');
    expect(await tokens.verify(renewed.accessToken)).toBeUndefined();
    expect(await tokens.verify(mine.accessToken)).toBeUndefined();
  });

  it('of a kept session are revoked with everybody’s', async () => {
    const { accessToken } = await tokens.issue(ann);
    await tokens.expire('ann', 'of ann');
    expect(await tokens.verify(accessToken)).toEqual(ann);
    await tokens.expire();
    expect(await tokens.verify(accessToken)).toBeUndefined();
  });

  it('are refused when forged: another secret, no signature, no end, no text of a token', async () => {
    const other = createTokens({ secret: `${secret}!`, clock, store });
    const [, claims] = (await tokens.issue(ann)).accessToken.split('.');
    const unsigned = `${btoa('{"alg":"none"}')}.${claims}.`;
    const claimsOfAnn = { role: 'superAdmin', use: 'access', generation: '.' };
    const endless = new SignJWT(claimsOfAnn)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ann')
      .setJti('1');
    const forged = [
      (await other.issue(ann)).accessToken,
      unsigned,
      await endless.sign(new TextEncoder().encode(secret)),
      '',
    ];
    for (const token of forged) expect(await tokens.verify(token)).toBeUndefined();
  });
});
