import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSigner } from '../../gateway/accounts/signer';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import { PEOPLE_TOPIC, REMEMBERED_SECONDS, REPEAT_SECONDS, SESSION_SECONDS } from './sessions';
import { createTokens, type TokenPair, type Tokens } from './tokens';

const secret = 'a secret for this test, long enough';

/* Stands still but for what a test adds. */
const opened = Date.now();
let clock = createClock(() => opened);
let store = createMemoryStore();
let tokens = createTokens({ signer: createSigner([secret]), clock, store });
beforeEach(() => {
  clock = createClock(() => opened);
  store = createMemoryStore();
  tokens = createTokens({ signer: createSigner([secret]), clock, store });
});

const isGood = async ({ accessToken }: TokenPair, by: Tokens = tokens) =>
  (await by.verify(accessToken)) !== undefined;

const renewed = async (pair: TokenPair, key?: string): Promise<TokenPair> =>
  (await tokens.renew(pair.refreshToken, key)) ?? expect.fail('not renewed');

/* Renews every nine minutes until this many seconds have passed. */
const keepAlive = async (first: TokenPair, seconds: number) => {
  let pair: TokenPair | undefined = first;
  for (let passed = 0; passed < seconds; passed += 540) {
    clock.add(540);
    pair = pair && (await tokens.renew(pair.refreshToken));
  }
  return pair;
};

describe('tokens', () => {
  it('name their person, and each serves its own use only', async () => {
    const { accessToken, refreshToken } = await tokens.issue('ann');
    expect(decodeJwt(accessToken)).toMatchObject({ sub: 'ann' });
    expect(await tokens.verify(accessToken)).toMatchObject({ userId: 'ann' });
    expect(await tokens.verify(refreshToken)).toBeUndefined();
    expect(await tokens.renew(accessToken)).toBeUndefined();
  });

  it('S9.08 an access token lasts ten minutes by the clock', async () => {
    const pair = await tokens.issue('ann');
    clock.add(598);
    expect(await isGood(pair)).toBe(true);
    clock.add(3);
    expect(await isGood(pair)).toBe(false);
  });

  it('S9.09 a refresh token lasts ten minutes by the clock', async () => {
    const [first, second] = [await tokens.issue('ann'), await tokens.issue('ann')];
    clock.add(598);
    expect(await tokens.renew(first.refreshToken)).toMatchObject({ userId: 'ann' });
    clock.add(3);
    expect(await tokens.renew(second.refreshToken)).toBeUndefined();
  });

  it('are of one session from the sign-in on, and of another after the next', async () => {
    const [first, second] = [await tokens.issue('ann'), await tokens.issue('ann')];
    const next = await renewed(first);
    const sessionOf = async ({ accessToken }: TokenPair) => (await tokens.verify(accessToken))?.session;
    expect(await sessionOf(next)).toBe(await sessionOf(first));
    expect(await sessionOf(second)).not.toBe(await sessionOf(first));
  });

  it('end their session when a refresh token comes a second time, whoever sends it', async () => {
    const first = await tokens.issue('ann');
    const other = await tokens.issue('ann');
    const next = await renewed(first, 'a key');
    expect(await tokens.renew(first.refreshToken, 'another key')).toBeUndefined();
    expect(await tokens.renew(next.refreshToken)).toBeUndefined();
    expect([await isGood(first), await isGood(next), await isGood(other)]).toEqual([false, false, true]);
  });

  it('are the same again for the same renewal, whose answer was lost, for half a minute', async () => {
    const first = await tokens.issue('ann');
    const [next, repeated] = [await renewed(first, 'a key'), await renewed(first, 'a key')];
    expect(repeated).toEqual(next);
    clock.add(REPEAT_SECONDS + 1);
    expect(await tokens.renew(first.refreshToken, 'a key')).toBeUndefined();
    expect(await isGood(next)).toBe(false);
  });

  it('are the same pair for many renewals with one key at once, in any process', async () => {
    const { refreshToken } = await tokens.issue('ann');
    const other = createTokens({ signer: createSigner([secret]), clock, store });
    const pairs = await Promise.all(
      [tokens, other, tokens, other].map((by) => by.renew(refreshToken, 'a key')),
    );
    expect(new Set(pairs.map((pair) => pair?.accessToken)).size).toBe(1);
  });

  it('end with the session after its greatest age, however often it is renewed', async () => {
    const plain = await keepAlive(await tokens.issue('ann'), SESSION_SECONDS - 600);
    expect(await keepAlive(plain ?? expect.fail('ended too early'), 600)).toBeUndefined();
    const remembered = await tokens.issue('ann', { isRemembered: true });
    const kept = await keepAlive(remembered, REMEMBERED_SECONDS - 600);
    expect(await keepAlive(kept ?? expect.fail('ended too early'), 600)).toBeUndefined();
  });

  it('are worth nothing after a sign-out with either of them, which leaves other sessions alone', async () => {
    const [first, second, other] = [
      await tokens.issue('ann'),
      await tokens.issue('ann'),
      await tokens.issue('ann'),
    ];
    await tokens.end(first.accessToken);
    await tokens.end(second.refreshToken);
    await tokens.end('no token');
    expect(await tokens.renew(first.refreshToken)).toBeUndefined();
    expect([await isGood(first), await isGood(second), await isGood(other)]).toEqual([false, false, true]);
  });

  it('are ended for one person but for one session, or for everybody, and everybody hears it', async () => {
    const heard: unknown[] = [];
    await store.listen(PEOPLE_TOPIC, (userId) => heard.push(userId));
    const [mine, theirs, bobs] = [
      await tokens.issue('ann'),
      await tokens.issue('ann'),
      await tokens.issue('bob'),
    ];
    const kept = (await tokens.verify(mine.accessToken))?.session;
    await tokens.endAll({ userId: 'ann', kept });
    expect([await isGood(mine), await isGood(theirs), await isGood(bobs)]).toEqual([true, false, true]);
    await tokens.endAll();
    expect([await isGood(mine), await isGood(bobs)]).toEqual([false, false]);
    expect(await isGood(await tokens.issue('ann'))).toBe(true);
    expect(heard).toEqual(['ann', null]);
  });

  it('leave no session behind that nobody has used for long', async () => {
    for (const wait of [0, 1300, 1300]) {
      clock.add(wait);
      await tokens.issue('ann');
    }
    expect(await store.count('sessions', [])).toBe(1);
  });

  it('are refused when forged: another secret, no signature, no end, no key, no text of a token', async () => {
    const other = createTokens({ signer: createSigner([`${secret}!`]), clock, store });
    const { accessToken } = await tokens.issue('ann');
    const [header, claims] = accessToken.split('.');
    const unsigned = `${btoa('{"alg":"none"}')}.${claims}.`;
    const { exp, ...endless } = decodeJwt(accessToken);
    const made = (kid: string | undefined, said: object = { ...endless, exp }) =>
      new SignJWT({ ...said })
        .setProtectedHeader({ alg: 'HS256', ...(kid && { kid }) })
        .sign(new TextEncoder().encode(secret));
    const { kid } = decodeProtectedHeader(accessToken);
    expect(await tokens.verify(await made(kid))).toMatchObject({ userId: 'ann' });
    const forged = [
      (await other.issue('ann')).accessToken,
      unsigned,
      `${header}.${claims}.`,
      await made(undefined),
      await made('another'),
      await made(kid, endless),
      '',
    ];
    for (const token of forged) expect(await tokens.verify(token)).toBeUndefined();
  });

  it('name the key that signed them, and are good as long as that is one of the keys', async () => {
    const old = await tokens.issue('ann');
    const both = createTokens({
      signer: createSigner(['the next secret, long enough too', secret]),
      clock,
      store,
    });
    const fresh = await both.issue('ann');
    const kidOf = ({ accessToken }: TokenPair) => decodeProtectedHeader(accessToken).kid;
    expect(kidOf(fresh)).not.toBe(kidOf(old));
    expect([await isGood(old, both), await isGood(fresh, both)]).toEqual([true, true]);
    const next = createTokens({ signer: createSigner(['the next secret, long enough too']), clock, store });
    expect([await isGood(old, next), await isGood(fresh, next)]).toEqual([false, true]);
  });
});
