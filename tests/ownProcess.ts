import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Without the test runner's own variables, which would make Vite and React behave as in a unit test. */
export const outsideTests = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)),
  );

/** A module of ours with a `main`, in a process of its own that can be killed. */
export const runModule = (file: string, ...words: readonly string[]) =>
  spawn(process.execPath, ['scripts/run.mjs', file, ...words], {
    env: outsideTests(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** What it says first. @throws when it ends before. */
export const firstLine = async (child: ReturnType<typeof runModule>): Promise<string> => {
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the process ended by itself'))),
  ])) as [string];
  return line;
};

/** As a power cut would end it; done when it is gone. */
export const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};
