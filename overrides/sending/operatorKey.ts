import { readAddresses } from './addresses';
import { keysIn } from './keys';
import type { SenderEnvironment } from './sender';

/** What somebody has sent to a route of an operator, and where from. */
export type Call = SenderEnvironment & { readonly request: Request; readonly address: string };

/**
 * What an operator has sent, as JSON, as a form or in its address (undefined where it is none of these), or a refusal: whatever is declared has to be right, one
 * of the keys, the signature and the address. Where neither a key nor a signature is declared, nobody is let in.
 */
export const postedBy = async (call: Call): Promise<{ readonly posted: unknown } | Response> => {
  const { request, address, setting, secret } = call;
  const addresses = setting('RECEIPT_ADDRESSES');
  const isThere = addresses === '' || isAmong(address, addresses);
  if (!isThere || !hasKey(call)) return forbidden();
  const body = new Uint8Array(await request.arrayBuffer());
  if (secret('RECEIPT_SIGNATURE_KEY') !== '' && !isSigned(body, call)) return forbidden();
  return { posted: sentIn(request, new TextDecoder().decode(body), call) };
};

/* A signature is of the body: then nothing is taken from an address, which nobody has signed. */
const sentIn = ({ headers, url }: Request, body: string, { secret }: Call): unknown => {
  if (body === '' && secret('RECEIPT_SIGNATURE_KEY') === '') {
    const { key, ...fields } = Object.fromEntries(new URL(url).searchParams);
    return Object.keys(fields).length > 0 ? fields : undefined;
  }
  if (/^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? ''))
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

const forbidden = (): Response => new Response('Forbidden', { status: 403 });

/* Each key in its own place alone: what stands in an address is seen by whoever logs addresses. */
const hasKey = ({ request, secret }: Call): boolean => {
  const [inHeader, inAddress] = [keysIn(secret('RECEIPT_KEY')), keysIn(secret('RECEIPT_PATH_KEY'))];
  if (inHeader.length + inAddress.length === 0) return secret('RECEIPT_SIGNATURE_KEY') !== '';
  const header = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
  const parameter = new URL(request.url).searchParams.get('key') ?? '';
  return isOneOf(header, inHeader) || isOneOf(parameter, inAddress);
};

/*
 * By their digests, which are as long as each other, in a time that does not tell how much was right. What Node has is asked
 * for where it is used: this file is in the page of the static demo as well, which nobody can call.
 */
const isOneOf = (given: string, keys: readonly string[]): boolean => {
  const { createHash, timingSafeEqual } = process.getBuiltinModule('node:crypto');
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  const digest = digestOf(given);
  return keys.map((key) => timingSafeEqual(digestOf(key), digest)).includes(true);
};

/* HMAC-SHA256 of the body as it came, in hexadecimal digits or base64, as `sha256=…` or alone. */
const isSigned = (body: Uint8Array, { request, setting, secret }: Call): boolean => {
  const { createHmac, timingSafeEqual } = process.getBuiltinModule('node:crypto');
  const given = (request.headers.get(setting('RECEIPT_SIGNATURE_HEADER')) ?? '').replace(/^sha256=/i, '');
  const bytes = Buffer.from(given, /^[\da-f]{64}$/i.test(given) ? 'hex' : 'base64');
  return keysIn(secret('RECEIPT_SIGNATURE_KEY'))
    .map((key) => createHmac('sha256', key).update(body).digest())
    .map((signature) => signature.length === bytes.length && timingSafeEqual(signature, bytes))
    .includes(true);
};

const isAmong = (address: string, list: string): boolean => {
  const { BlockList } = process.getBuiltinModule('node:net');
  const known = new BlockList();
  for (const { net, prefix, family } of readAddresses(list)) known.addSubnet(net, prefix, family);
  return known.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
};
