import { expect, it } from 'vitest';
import { addressOf, isForwarded, sourceOf, trustedProxyFrom } from './sourceOf';

const one = { header: 'x-forwarded-for', hops: 1 };

it('takes the address of the connection, and believes no header that was not named', () => {
  const headers = new Headers({
    'x-forwarded-for': '9.9.9.9',
    'x-real-ip': '9.9.9.9',
    forwarded: 'for=9.9.9.9',
  });
  expect(sourceOf(headers, '10.0.0.5')).toBe('10.0.0.5');
  expect(sourceOf(headers, '::ffff:10.0.0.5')).toBe('10.0.0.5');
  expect(sourceOf(headers, '10.0.0.5', { header: 'cf-connecting-ip', hops: 1 })).toBe('10.0.0.5');
});

it('believes of a list only what its own proxies have added', () => {
  const headers = new Headers({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' });
  expect(sourceOf(headers, '10.0.0.5', one)).toBe('3.3.3.3');
  expect(sourceOf(headers, '10.0.0.5', { ...one, hops: 2 })).toBe('2.2.2.2');
  expect(sourceOf(headers, '10.0.0.5', { ...one, hops: 4 })).toBe('10.0.0.5');
});

it('reads addresses with ports, quotes and brackets, and of IPv6 the network', () => {
  const by = (header: string, value: string) =>
    sourceOf(new Headers({ [header]: value }), '10.0.0.5', { header, hops: 1 });
  expect(by('x-real-ip', '7.7.7.7:4711')).toBe('7.7.7.7');
  expect(by('forwarded', 'for=6.6.6.6, for="[2001:DB8:1:2:3::9]:4711";proto=https')).toBe(
    '2001:db8:1:2::/64',
  );
  expect(by('x-real-ip', '2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::/64');
  expect(by('x-real-ip', 'fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(sourceOf(new Headers(), '::1')).toBe('0:0:0:0::/64');
});

it('tells the address itself to whoever asks for that, of IPv6 as well', () => {
  const by = (value: string) => addressOf(new Headers({ 'x-forwarded-for': value }), '::ffff:10.0.0.5', one);
  expect(by('1.1.1.1, [2001:db8:1:2:3::9]:4711')).toBe('2001:db8:1:2:3::9');
  expect(by('7.7.7.7:4711')).toBe('7.7.7.7');
  expect(by('unknown')).toBe('10.0.0.5');
  expect(addressOf(new Headers({ 'x-forwarded-for': '9.9.9.9' }), '2001:db8::1')).toBe('2001:db8::1');
});

it('falls back to the connection when what the proxy says is no address', () => {
  for (const value of [
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
    '1::2::3',
    '1:2:3',
    '_hidden',
    '12345::',
  ])
    expect([value, sourceOf(new Headers({ 'x-forwarded-for': value }), '10.0.0.5', one)]).toEqual([
      value,
      '10.0.0.5',
    ]);
});

it('reads TRUST_PROXY, and says what it may be', () => {
  expect(trustedProxyFrom({})).toBeUndefined();
  expect(trustedProxyFrom({ TRUST_PROXY: '' })).toBeUndefined();
  expect(trustedProxyFrom({ TRUST_PROXY: 'X-Forwarded-For' })).toEqual(one);
  expect(trustedProxyFrom({ TRUST_PROXY: 'forwarded:3' })).toEqual({ header: 'forwarded', hops: 3 });
  for (const wrong of ['x forwarded', 'x-forwarded-for:0', 'a:b', '1'])
    expect(() => trustedProxyFrom({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY=.*x-forwarded-for/);
});

it('knows that a request was passed on by any header that says so', () => {
  for (const name of [
    'X-Forwarded-Host',
    'x-real-ip',
    'Via',
    'Forwarded',
    'CF-Connecting-IP',
    'True-Client-IP',
    'x-original-host',
  ])
    expect([name, isForwarded(new Headers({ [name]: 'x' }))]).toEqual([name, true]);
  expect(isForwarded(new Headers({ accept: '*/*', 'x-requested-with': 'x', authorization: 'x' }))).toBe(
    false,
  );
});
