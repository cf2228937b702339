import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';

/**
 * Keeps the folder for this process until the answered function is called or the process ends, however it ends.
 * Only locks of the operating system are used, which it frees with their owner: there is never a stale one, so there
 * is no taking over, and of two that ask at once exactly one gets it. The folder is known by its inode, whatever path
 * leads to it.
 * @throws when somebody has the folder, this process included.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const held: Release[] = [];
  const release = async () => {
    for (const free of held.splice(0).reverse()) await free();
  };
  try {
    for (const take of LOCKS[process.platform] ?? LINUX) held.push(await take(realpathSync(folder)));
  } catch (error) {
    await release();
    throw isTaken(error)
      ? new Error(
          `store: the folder ${folder} is open in another gateway. Stop that one, or give this one another folder`,
          { cause: error },
        )
      : new Error(`store: the folder ${folder} cannot be locked`, { cause: error });
  }
  return release;
};

type Release = () => Promise<void> | void;

type Take = (folder: string) => Promise<Release> | Release;

/** A name that the kernel gives to one process at a time; `prefix` is what makes such a name on this system. */
const takeName =
  (prefix: string): Take =>
  async (folder) => {
    const { dev, ino } = statSync(folder, { bigint: true });
    const server = await listen(`${prefix}sms-gateway-${dev}-${ino}`);
    return () => new Promise((resolve) => server.close(() => resolve()));
  };

/* `exclusive`: a worker of a cluster would otherwise be handed the socket of its siblings. */
const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen({ path, exclusive: true }, () => resolve(server.unref()));
  });

/**
 * flock(2) on a file in the folder, which holds between containers too: they share the folder, but no names of
 * sockets. Node has no call for it, so the program of that name locks the file through the descriptor it inherits;
 * the lock belongs to the opened file, which stays open here. A system without the program does without this lock.
 */
const takeFlock: Take = (folder) => {
  const file = openLockFile(folder);
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (status === 0 || isMissing(error)) return () => closeSync(file);
  closeSync(file);
  if (status === 1) throw new FlockTaken();
  throw new Error(`flock ended with ${status}`, { cause: error });
};

/** The same lock, taken by opening: what macOS and the BSDs offer. */
const takeByOpening: Take = (folder) => {
  const file = openLockFile(folder, O_EXLOCK | constants.O_NONBLOCK);
  return () => closeSync(file);
};

const O_EXLOCK = 0x20;

/** Beside the records, never removed: a lock on a removed file would keep nobody away. */
const openLockFile = (folder: string, flags = 0): number =>
  openSync(join(folder, 'in-use'), constants.O_RDWR | constants.O_CREAT | flags, 0o600);

/** Also for a system that is not named below: one that has no such names says so, and starts no gateway. */
const LINUX: readonly Take[] = [takeName('\0'), takeFlock];

const LOCKS: Readonly<Partial<Record<NodeJS.Platform, readonly Take[]>>> = {
  win32: [takeName('\\\\.\\pipe\\')],
  darwin: [takeByOpening],
  freebsd: [takeByOpening],
  openbsd: [takeByOpening],
};

class FlockTaken extends Error {
  readonly code = 'EAGAIN';
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : '');

const isTaken = (error: unknown): boolean => ['EADDRINUSE', 'EAGAIN'].includes(String(codeOf(error)));

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
