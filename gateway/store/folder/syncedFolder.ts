import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * Options for a PGlite whose files survive a power cut: what was committed is on the disk when the answer comes.
 * As it comes, PGlite tells its PostgreSQL not to ask for that (`-F`), and its file system has no answer for it.
 */
export const syncedFolder = (folder: string) => ({
  fs: new SyncedFS(folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    // The default, fdatasync, is a call that this build of PostgreSQL answers without doing anything.
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ],
});

/** Puts a whole folder on the disk, once: files that were made without asking for it, such as those of a new database. */
export const syncAll = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
};

/** What of an opened file Emscripten knows; a folder has no descriptor of its own. */
type Stream = { readonly nfd?: number; readonly node: unknown };

type NodeFiles = {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  readonly realPath: (node: unknown) => string;
};

class SyncedFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const preRun = [made.emscriptenOpts.preRun ?? []].flat();
    return {
      ...made,
      emscriptenOpts: {
        ...made.emscriptenOpts,
        preRun: [
          ...preRun,
          (module) => {
            const files = (module as unknown as { readonly NODEFS: NodeFiles }).NODEFS;
            files.stream_ops.fsync = ({ nfd, node }) => {
              if (nfd === undefined) syncPath(files.realPath(node));
              else fs.fsyncSync(nfd);
              return 0;
            };
          },
        ],
      },
    };
  }
}

const syncPath = (path: string): void => {
  const descriptor = openForSync(path);
  if (descriptor === undefined) return;
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
};

/* Windows opens no folders, and keeps their entries without being asked. */
const openForSync = (path: string): number | undefined => {
  if (!fs.statSync(path).isDirectory()) return fs.openSync(path, 'r+');
  return process.platform === 'win32' ? undefined : fs.openSync(path, 'r');
};
