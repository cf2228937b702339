import type { Context } from 'hono';

/** The header in which one's own proxies say whom they answer, and how many of them stand in a row. */
export type TrustedProxy = { readonly header: string; readonly hops: number };

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads `TRUST_PROXY`: the name of a header, such as `x-forwarded-for`, `forwarded` or `cf-connecting-ip`, and after a
 * colon the number of proxies that write it (default 1). Without it no header is believed.
 * @throws when it is neither.
 */
export const trustedProxyFrom = ({ TRUST_PROXY: given }: Env): TrustedProxy | undefined => {
  if (given === undefined || given.trim() === '') return undefined;
  const [, header = '', hops = '1'] = /^([a-z][a-z-]*)(?::([1-9]))?$/.exec(given.trim().toLowerCase()) ?? [];
  if (header !== '') return { header, hops: Number(hops) };
  throw new Error(
    `TRUST_PROXY=${given} is no header: give the one that your proxy writes, such as x-forwarded-for, and with several proxies in a row their number, such as x-forwarded-for:2`,
  );
};

/**
 * Where a request comes from: an IPv4 address, or the network (/64) of an IPv6 address, because whoever has one such
 * address has all of its network. What a trusted proxy says goes before the connection; of a list of addresses only
 * the ends that one's own proxies have added are believed, the rest can be written by anybody.
 */
export const sourceOf = (headers: Headers, remoteAddress: string, trusted?: TrustedProxy): string => {
  const said = trusted ? saidBy(headers, trusted) : undefined;
  return networkOf(said ?? '') ?? networkOf(remoteAddress) ?? remoteAddress;
};

/** The same as one address, whatever its network is. */
export const addressOf = (headers: Headers, remoteAddress: string, trusted?: TrustedProxy): string => {
  const said = (trusted && saidBy(headers, trusted)) ?? '';
  return bareAddress(networkOf(said) === undefined ? remoteAddress : said);
};

type Connected = {
  readonly addressOf?: (env: unknown) => string;
  readonly trusted?: TrustedProxy | undefined;
};

/** Reads where the requests of a server come from, in either way. */
export const whereFrom =
  (read: typeof sourceOf, { addressOf: remote = () => '', trusted }: Connected) =>
  (c: Context): string =>
    read(c.req.raw.headers, remote(c.env), trusted);

/** Whether anything between the client and this server says that it passed the request on. */
export const isForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => FORWARDING.test(name));

const FORWARDING =
  /^(x-forwarded(-.*)?|x-real-ip|x-original-(for|host|proto|forwarded-for)|x-(cluster-)?client-ip|x-envoy-.*|x-proxyuser-ip|forwarded|via|proxy-.*|(true-|fastly-|fly-)?client-ip|cf-.*|cdn-loop)$/;

const saidBy = (headers: Headers, { header, hops }: TrustedProxy): string | undefined => {
  const entries = (headers.get(header) ?? '').split(',').map((each) => each.trim());
  const entry = entries.at(-hops);
  return header === 'forwarded' ? /(?:^|;)\s*for="?([^;"]+)"?/i.exec(entry ?? '')?.[1] : entry;
};

const networkOf = (text: string): string | undefined => {
  const address = bareAddress(text);
  if (address.includes('.')) return V4.test(address) ? address : undefined;
  const groups = groupsOf(address);
  return groups && `${groups.slice(0, 4).join(':')}::/64`;
};

/* Without a port or a zone; one of IPv4 as itself. */
const bareAddress = (text: string): string => {
  const [address = ''] = withoutPort(text.trim().toLowerCase()).split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
};

const V4 = /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/;

const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] | undefined => {
  if (!/^[\da-f:]+$/.test(address)) return undefined;
  const [head = '', tail, ...more] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  const isWhole = more.length === 0 && (tail === undefined ? missing === 0 : missing > 0);
  const groups = [...before, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...after];
  if (!isWhole || groups.some((group) => !/^[\da-f]{1,4}$/.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};
