import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
  /** What it sends beside what it writes. */
  readonly onMessage?: (message: unknown) => void;
};

/**
 * Runs a program to its end, without input. Resolves to its exit code (1 when it could not start) and all it wrote; after
 * `endCommands` to nothing: what was ended has no outcome.
 */
export const runCommand = async (program: string, args: readonly string[], options: Options = {}) => {
  if (isEnding) return never;
  const { env, onLine, onMessage } = options;
  const lines: string[] = [];
  const child = spawn(program, args, {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
    shell: onWindows,
    // A group of its own: what it starts itself can be ended with it.
    detached: !onWindows,
  });
  const ended = endOf(child).finally(() => running.delete(ended));
  running.set(ended, child);
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine?.(line);
      });
  if (onMessage) child.on('message', onMessage);
  const { code, fault } = await ended;
  if (isEnding) return never;
  return { code, output: [...lines, ...(fault ? [fault] : [])].join('\n') };
};

/** Ends every program that runs, with all that it started: asked first, then by force. */
export const endCommands = async (): Promise<void> => {
  isEnding = true;
  for (const child of running.values()) signal(child, 'SIGTERM');
  await Promise.race([Promise.all(running.keys()), delay(PATIENCE)]);
  for (const child of running.values()) signal(child, 'SIGKILL');
  await Promise.all(running.keys());
};

type End = { readonly code: number; readonly fault?: string };

const onWindows = process.platform === 'win32';

/** How long a program may take to clean up, in milliseconds. */
const PATIENCE = 2_000;

const running = new Map<Promise<End>, ChildProcess>();
let isEnding = false;
const never = new Promise<never>(() => undefined);

/* Whoever is killed leaves what it started behind, and that may keep the streams open. */
const endOf = async (child: ChildProcess): Promise<End> => {
  const closed = once(child, 'close');
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    for (const start = Date.now(); isThere(child) && Date.now() - start < PATIENCE;) await delay(50);
    signal(child, 'SIGKILL');
    await closed;
    return { code: code ?? 1 };
  } catch (error) {
    closed.catch(() => undefined);
    return { code: 1, fault: error instanceof Error ? error.message : String(error) };
  }
};

const isThere = (child: ChildProcess): boolean => !onWindows && signal(child, 0);

/** Whether there was somebody to tell. */
const signal = (child: ChildProcess, name: NodeJS.Signals | 0): boolean => {
  if (child.pid === undefined) return false;
  try {
    return onWindows ? child.kill(name) : process.kill(-child.pid, name);
  } catch {
    return false;
  }
};
