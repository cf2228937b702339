import { createHmac } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const HEADER_KEY = 'key for headers alone';
const PATH_KEY = 'key-for-addresses-alone';

type Sent = {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/* Good at both addresses: a receipt of a message that nobody has sent, and something that somebody has. */
const MESSAGE = JSON.stringify({
  id: 'x',
  status: 'delivered',
  from: '+4915112345678',
  to: 'ACME',
  text: 'ü',
});

/** What each of the two addresses that operators call answers. */
const answering = async (env: Readonly<Record<string, string>>, trusted?: Parameters<typeof open>[0]) => {
  const world = await open({ env: { SENDER: 'off', ...env }, ...trusted });
  return async ({ key, headers = {}, body = MESSAGE }: Sent) => {
    const statuses: number[] = [];
    for (const path of ['smsLogs/receipts', 'contacts/inbound']) {
      const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
      const { status } = await fetch(`${world.url}/hooks/${path}${query}`, { method: 'POST', headers, body });
      statuses.push(status);
    }
    return new Set(statuses);
  };
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const [taken, refused] = [new Set([200]), new Set([403])];

describe('whoever calls as an operator', () => {
  it('needs a key, each in its own place alone', async () => {
    const post = await answering({ RECEIPT_KEY: HEADER_KEY, RECEIPT_PATH_KEY: PATH_KEY });
    expect(await post({ headers: bearer(HEADER_KEY) })).toEqual(taken);
    expect(await post({ headers: { authorization: HEADER_KEY } })).toEqual(taken);
    expect(await post({ key: PATH_KEY })).toEqual(taken);
    expect(await post({ key: HEADER_KEY })).toEqual(refused);
    expect(await post({ headers: bearer(PATH_KEY) })).toEqual(refused);
    expect(await post({ headers: bearer(HEADER_KEY.slice(1)), key: `${PATH_KEY}x` })).toEqual(refused);
    expect(await post({ headers: bearer(''), key: '' })).toEqual(refused);
  });

  it('is not let in by an address where no key for addresses is declared, nor at all without any', async () => {
    const withHeader = await answering({ RECEIPT_KEY: HEADER_KEY });
    expect(await withHeader({ key: HEADER_KEY })).toEqual(refused);
    expect(await withHeader({ key: '' })).toEqual(refused);
    const without = await answering({ RECEIPT_ADDRESSES: '127.0.0.1, ::1' });
    expect(await without({ headers: bearer(''), key: '' })).toEqual(refused);
  });

  it('is compared in a time that tells nothing: by digests, and with every key that is good', async () => {
    const crypto = process.getBuiltinModule('node:crypto');
    const compare = vi.spyOn(crypto, 'timingSafeEqual');
    onTestFinished(() => compare.mockRestore());
    const post = await answering({ RECEIPT_KEY: 'the old key, the new key' });
    compare.mockClear();
    await post({ headers: bearer('the old key') });
    // Of two calls with two keys each.
    expect(compare.mock.calls.map(([one]) => one.byteLength)).toEqual([32, 32, 32, 32]);
  });

  it('may use the key before and the one after, which are good at a time', async () => {
    const post = await answering({
      RECEIPT_KEY: 'the old key, the new key',
      RECEIPT_PATH_KEY: `${PATH_KEY},${PATH_KEY}-2`,
    });
    expect(await post({ headers: bearer('the old key') })).toEqual(taken);
    expect(await post({ headers: bearer('the new key') })).toEqual(taken);
    expect(await post({ key: `${PATH_KEY}-2` })).toEqual(taken);
    expect(await post({ headers: bearer('the old key, the new key') })).toEqual(refused);
  });

  it('has to have signed what it posts, where that is declared, besides having the key', async () => {
    const post = await answering({
      RECEIPT_KEY: HEADER_KEY,
      RECEIPT_SIGNATURE_HEADER: 'x-signature',
      RECEIPT_SIGNATURE_KEY: 'a secret, another secret',
    });
    const body = MESSAGE;
    const signed = (encoding: 'hex' | 'base64', key = 'a secret') =>
      createHmac('sha256', key).update(body).digest(encoding);
    const sent = (signature: string) =>
      post({ headers: { ...bearer(HEADER_KEY), 'x-signature': signature }, body });
    expect(await sent(signed('hex'))).toEqual(taken);
    expect(await sent(`sha256=${signed('hex').toUpperCase()}`)).toEqual(taken);
    expect(await sent(signed('base64', 'another secret'))).toEqual(taken);
    expect(await sent(signed('hex', 'a third secret'))).toEqual(refused);
    expect(await sent('')).toEqual(refused);
    expect(await post({ headers: { 'x-signature': signed('hex') }, body })).toEqual(refused);
    const changed = { headers: { ...bearer(HEADER_KEY), 'x-signature': signed('hex') }, body: `${body} ` };
    expect(await post(changed)).toEqual(refused);
    const alone = await answering({
      RECEIPT_SIGNATURE_HEADER: 'x-signature',
      RECEIPT_SIGNATURE_KEY: 'a secret',
    });
    expect(await alone({ headers: { 'x-signature': signed('hex') }, body })).toEqual(taken);
    expect(await alone({ body })).toEqual(refused);
  });

  it('has to call from one of the addresses that are declared, as the trusted proxy says', async () => {
    const post = await answering(
      { RECEIPT_KEY: HEADER_KEY, RECEIPT_ADDRESSES: '192.0.2.7, 198.51.100.0/24, 2001:db8:1::/48' },
      { trusted: { header: 'x-forwarded-for', hops: 1 } },
    );
    const from = (address: string) =>
      post({ headers: { ...bearer(HEADER_KEY), 'x-forwarded-for': address } });
    for (const address of [
      '192.0.2.7',
      '198.51.100.9',
      '2001:db8:1:2::5',
      '::ffff:192.0.2.7',
      '192.0.2.7:4711',
    ])
      expect([address, await from(address)]).toEqual([address, taken]);
    for (const address of ['192.0.2.8', '198.51.101.9', '2001:db8:2::5', 'unknown', '192.0.2.7, 203.0.113.1'])
      expect([address, await from(address)]).toEqual([address, refused]);
    expect(await post({ headers: { 'x-forwarded-for': '192.0.2.7' } })).toEqual(refused);
  });

  it.each([
    [{ RECEIPT_PATH_KEY: 'short' }, 'RECEIPT_PATH_KEY stands in an address: it needs 16 or more'],
    [{ RECEIPT_PATH_KEY: 'long enough but with spaces' }, 'RECEIPT_PATH_KEY stands in an address'],
    [{ RECEIPT_PATH_KEY: PATH_KEY, RECEIPT_KEY: `x, ${PATH_KEY}` }, 'RECEIPT_PATH_KEY must be another one'],
    [
      { RECEIPT_SIGNATURE_KEY: 'a secret' },
      'RECEIPT_SIGNATURE_HEADER and RECEIPT_SIGNATURE_KEY need each other',
    ],
    [{ RECEIPT_SIGNATURE_HEADER: 'x-signature' }, 'RECEIPT_SIGNATURE_HEADER and RECEIPT_SIGNATURE_KEY need'],
    [
      { RECEIPT_SIGNATURE_HEADER: 'x signature', RECEIPT_SIGNATURE_KEY: 'a' },
      'RECEIPT_SIGNATURE_HEADER must be the name of a header',
    ],
    [
      { RECEIPT_ADDRESSES: '192.0.2.1, 192.0.2.300' },
      'RECEIPT_ADDRESSES: "192.0.2.300" is no address. Valid are such as',
    ],
    [{ RECEIPT_ADDRESSES: '192.0.2.0/33' }, 'RECEIPT_ADDRESSES: "192.0.2.0/33" is no address'],
    [{ RECEIPT_ADDRESSES: 'operator.example' }, 'RECEIPT_ADDRESSES: "operator.example" is no address'],
    [{ RECEIPT_ADDRESSES: '2001:db8:::/32' }, 'RECEIPT_ADDRESSES: "2001:db8:::/32" is no address'],
  ])(
    'keeps the gateway from starting with a sentence where it is declared wrongly: %j',
    async (env, sentence) => {
      await expect(open({ env: { SENDER: 'off', ...env } })).rejects.toThrow(
        `overrides/smsLogs.server.ts: ${sentence}`,
      );
    },
  );
});
