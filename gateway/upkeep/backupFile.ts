import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** One row of one table. */
export type BackupLine = { readonly table: string; readonly row: Readonly<Record<string, unknown>> };

export type Counts = Readonly<Record<string, number>>;

/* The first line of the file. A later version says what changed by another number. */
const HEAD = { format: 'sms-gateway-backup', version: 1 };

/**
 * Writes a backup: lines of JSON, compressed, with a checksum in the last one. It holds password hashes, so only its
 * owner may read it. The file is there under its name when it is whole and on the disk, not before; a run that
 * is killed leaves its `.part` beside it. @throws when the file exists.
 */
export const writeBackup = async (file: string, lines: AsyncIterable<BackupLine>): Promise<Counts> => {
  const part = `${file}.${randomUUID()}.part`;
  const counts: Record<string, number> = {};
  const hash = createHash('sha256');
  const texts = async function* () {
    yield hashed(hash, { ...HEAD, time: new Date().toISOString() });
    for await (const line of lines) {
      counts[line.table] = (counts[line.table] ?? 0) + 1;
      yield hashed(hash, line);
    }
    yield `${JSON.stringify({ end: { counts, sha256: hash.digest('hex') } })}\n`;
  };
  try {
    const written = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(texts()), createGzip(), written);
    // Unlike a rename, a link never takes the place of a file that is there.
    await link(part, file);
  } finally {
    await rm(part, { force: true });
  }
  return counts;
};

/** What a whole and unchanged backup holds. @throws when it is cut, changed, or no backup. */
export const checkBackup = async (
  file: string,
): Promise<{ readonly time: string; readonly counts: Counts }> => {
  // Said as it is when there is no such file.
  await stat(file);
  let time = '';
  let end: End | undefined;
  const counts: Record<string, number> = {};
  const hash = createHash('sha256');
  for await (const { value, text } of read(file)) {
    if (end) throw unusable(file, 'there is something after its end');
    end = endIn(value);
    if (end) continue;
    hash.update(`${text}\n`);
    if (time === '') time = timeIn(value, file);
    else counts[lineIn(value).table] = (counts[lineIn(value).table] ?? 0) + 1;
  }
  if (!end) throw unusable(file, 'its end is missing: it was cut');
  if (end.sha256 !== hash.digest('hex')) throw unusable(file, 'its content was changed');
  return { time, counts };
};

/** The rows of a backup that was checked before. */
export const readBackup = async function* (file: string): AsyncGenerator<BackupLine> {
  for await (const { value } of read(file)) if (typeof value['table'] === 'string') yield lineIn(value);
};

type End = { readonly counts: Counts; readonly sha256: string };

const hashed = (hash: Hash, value: object): string => {
  const text = `${JSON.stringify(value)}\n`;
  hash.update(text);
  return text;
};

type Read = { readonly value: Readonly<Record<string, unknown>>; readonly text: string };

const read = async function* (file: string): AsyncGenerator<Read> {
  const source = createReadStream(file);
  const plain = createGunzip();
  // What goes wrong on the way is thrown where the lines are read.
  const flowing = pipeline(source, plain).catch((error: unknown) => error);
  const lines = createInterface({ input: plain, crlfDelay: Infinity });
  try {
    for await (const text of lines) yield { text, value: parsed(text, file) };
  } catch (error) {
    throw error instanceof UnusableBackup ? error : unusable(file, 'it is cut or no backup', error);
  }
  const error = await flowing;
  if (error !== undefined) throw unusable(file, 'it is cut or no backup', error);
};

const parsed = (text: string, file: string): Read['value'] => {
  try {
    return JSON.parse(text) as Read['value'];
  } catch (cause) {
    throw unusable(file, 'a line of it cannot be read', cause);
  }
};

const timeIn = ({ format, version, time }: Read['value'], file: string): string => {
  if (format !== HEAD.format) throw unusable(file, 'it is no backup of this gateway');
  if (version !== HEAD.version)
    throw unusable(file, `its version is ${String(version)}, not ${HEAD.version}`);
  return String(time);
};

const endIn = (value: Read['value']): End | undefined => value['end'] as End | undefined;

const lineIn = (value: Read['value']): BackupLine => value as BackupLine;

class UnusableBackup extends Error {}

const unusable = (file: string, why: string, cause?: unknown) =>
  new UnusableBackup(`${file} cannot be restored: ${why}. Nothing was changed`, { cause });
