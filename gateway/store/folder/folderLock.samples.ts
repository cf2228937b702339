import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/** A process of its own that has asked for a folder. */
export type Holder = { readonly holds: boolean; readonly kill: () => Promise<void> };

export const startHolder = async (folder: string): Promise<Holder> => {
  const [only] = await startHolders([folder]);
  if (!only) throw new Error('no process was started');
  return only;
};

/** Starts one process a folder, and has them all ask for theirs at the same moment. */
export const startHolders = async (folders: readonly string[]): Promise<Holder[]> => {
  const { code } = await transformWithOxc(await readFile(MODULE, 'utf8'), MODULE);
  const children = await Promise.all(
    folders.map(async (folder) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, code, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return child;
    }),
  );
  const at = Date.now() + 20;
  return Promise.all(
    children.map(async (child) => {
      const answered = once(child.stdout, 'data') as Promise<[Buffer]>;
      child.stdin.write(`${at}\n`);
      const [answer] = await answered;
      const kill = async () => {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      };
      return { holds: answer.toString().trim() === 'held', kill };
    }),
  );
};

const MODULE = fileURLToPath(new URL('./folderLock.ts', import.meta.url));

/* Answers "ready", waits for a moment in milliseconds, asks at that moment, and keeps what it got until it is killed. */
const PROGRAM = `
  const [code, folder] = process.argv.slice(1);
  const { lockFolder } = await import('data:text/javascript,' + encodeURIComponent(code));
  console.log('ready');
  process.stdin.once('data', async (at) => {
    while (Date.now() < Number(at));
    console.log(await lockFolder(folder).then(() => 'held', () => 'refused'));
  });
`;
