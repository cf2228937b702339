import { Refusal } from '../refusal';
import type { Secrets } from '../secrets';

/** Names one write, however often it is sent. */
export const KEY_HEADER = 'Idempotency-Key';

/** Says `true` with an answer that was given before. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** A write as its sender names it, and what the name is good for. */
export type KeyedWrite = {
  /** The id of whoever sends it: the keys of others are other keys. */
  readonly account: string;
  readonly key: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /**
   * Tells this body from another one, and nothing of it to whoever has no key of the server: it may hold a password, and a
   * hash alone is guessed at the speed of hashing.
   */
  readonly bodyMac: string;
};

/** Undefined where none was sent. @throws Refusal 400 for a key that is none. */
export const keyIn = (headers: Headers): string | undefined => {
  const key = headers.get(KEY_HEADER);
  if (key === null || WELL_FORMED.test(key)) return key ?? undefined;
  throw new Refusal(400, `The ${KEY_HEADER} must have 1 to 200 visible ASCII characters, such as a UUID.`);
};

/** SHA-256 in hexadecimal digits, or what a key makes of it, however the place where the server runs makes it. */
export type Digest = (bytes: Uint8Array) => string | Promise<string>;

/** Marks bytes so that nobody can try which they were without the key of the server. */
export const keyedDigest =
  ({ digest, secrets }: { readonly digest: Digest; readonly secrets: Secrets }): Digest =>
  async (bytes) =>
    secrets.mac(await digest(bytes));

/** Undefined where no key was sent. Leaves the body to be read. @throws Refusal 400 for a key that is none. */
export const keyedWrite = async (
  request: Request,
  { account, digest }: Pick<KeyedWrite, 'account'> & { readonly digest: Digest },
): Promise<KeyedWrite | undefined> => {
  const key = keyIn(request.headers);
  if (key === undefined) return undefined;
  const { pathname, search } = new URL(request.url);
  const bodyMac = await digest(new Uint8Array(await request.clone().arrayBuffer()));
  return { account, key, method: request.method, path: pathname + search, bodyMac };
};

type Kept = Readonly<Record<string, unknown>>;

/** @throws Refusal 422 when the key was sent before with something else. */
export const refuseOther = (write: KeyedWrite, kept: Kept): void => {
  if (kept['method'] !== write.method || kept['path'] !== write.path)
    throw new Refusal(
      422,
      `This ${KEY_HEADER} was sent before to another address: every write needs a new one.`,
    );
  if (kept['bodyMac'] !== write.bodyMac)
    throw new Refusal(
      422,
      `This ${KEY_HEADER} was sent before with another body: every write needs a new one.`,
    );
};

const WELL_FORMED = /^[\x21-\x7e]{1,200}$/;
