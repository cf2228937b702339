import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps the folder for this process until the answered function is called or the process ends, however it ends:
 * the lock is a local socket, which the system closes with its owner, so a crash leaves nothing to clean up by hand.
 * @throws when somebody has the folder, this process included.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const address = lockAddress(realpathSync(folder));
  const server = await listen(address).catch(async (error: unknown) => {
    if (!isInUse(error) || (await answers(address))) throw inUse(folder, error);
    await rm(address, { force: true });
    return listen(address);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** The longest path that every system takes for a local socket, in bytes, with some to spare. */
const LONGEST = 100;

const lockAddress = (folder: string): string => {
  const name = `sms-gateway-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'lock');
  return Buffer.byteLength(inside) <= LONGEST ? inside : join(tmpdir(), `${name}.lock`);
};

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const inUse = (folder: string, cause: unknown) =>
  new Error(
    isInUse(cause)
      ? `store: the folder ${folder} is open in another gateway. Stop that one, or give this one another folder`
      : `store: the folder ${folder} cannot be locked`,
    { cause },
  );
