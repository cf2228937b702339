import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Characters a secret must have at least: 256 bits when it is random text. */
const SHORTEST = 32;

export type SecretSource = {
  readonly secret?: string;
  /** The secret before this one: what it signed stays good, until it is taken away again. */
  readonly secretBefore?: string;
  readonly folder?: string;
};

/**
 * The secrets of tokens, the first of which signs: the given one, else one made once and kept in `folder` (readable by
 * its owner only), so that a restart signs nobody out. Without a folder it lives as long as the process.
 * @throws when a given or the kept secret is too short to be one.
 */
export const readTokenSecrets = async (from: SecretSource): Promise<[string, ...string[]]> => {
  const own = await ownSecret(from);
  const before = from.secretBefore;
  return before === undefined ? [own] : [own, longEnough(before, 'GATEWAY_SECRET_BEFORE')];
};

const ownSecret = async (from: SecretSource): Promise<string> => {
  if (from.secret !== undefined) return longEnough(from.secret, 'GATEWAY_SECRET');
  const fresh = randomBytes(48).toString('base64url');
  if (from.folder === undefined) return fresh;
  const path = join(from.folder, 'secret');
  await mkdir(from.folder, { recursive: true });
  try {
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600, flush: true });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return longEnough(
      (await readFile(path, 'utf8')).trim(),
      path,
      '. Put the file back from a backup, or remove it: everybody then signs in anew',
    );
  }
};

const longEnough = (secret: string, source: string, remedy = ''): string => {
  if (secret.length >= SHORTEST) return secret;
  throw new Error(
    `${source}: the token secret has ${secret.length} characters; it needs ${SHORTEST} or more${remedy}`,
  );
};
