import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../../server/secrets';
import type { Secrets as TokenSecrets } from './signer';

/** AES-256-GCM and HMAC by keys derived of the token secret. What a former secret has sealed is still read. */
export const createSecrets = (secrets: TokenSecrets): Secrets => {
  const [first, ...former] = secrets;
  const [sealing, hashing] = [keyOf(first, 'seal'), keyOf(first, 'mac')];
  const keys = [sealing, ...former.map((secret) => keyOf(secret, 'seal'))];
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed) => {
      if (!sealed.startsWith(PREFIX)) return undefined;
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      return keys.map((key) => opened(bytes, key)).find((text) => text !== undefined);
    },
    mac: (text) => macWith(hashing, text),
    macWith,
  };
};

const macWith = (key: Buffer | string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const CIPHER = 'aes-256-gcm';
const PREFIX = 'sealed$';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/* One secret, a key for each use of it. */
const keyOf = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sms gateway ${use}`, 32));

const opened = (bytes: Buffer, key: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
