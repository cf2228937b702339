import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { outsideTests } from '../ownProcess';

export type Finished = { readonly code: number | null; readonly output: string };

export type Running = {
  readonly address: string;
  /** What it has said so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

/** Runs a command to its end; what it said comes back whatever the outcome. */
export const runCommand = async (folder: string, command: readonly string[]): Promise<Finished> => {
  const program = spawnIn(folder, command, {});
  const output = heard(program);
  const [code] = (await once(program, 'exit')) as [number | null];
  return { code, output: output() };
};

/** Starts a server that finds itself a port and says its address; rejects with what it said when it ends before. */
export const startServer = async (
  folder: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Running> => {
  const program = spawnIn(folder, command, { ...environment, PORT: '0' });
  const output = heard(program);
  const address = await saidAddress(program, command);
  return {
    address,
    output,
    stop: async () => {
      if (program.exitCode !== null) return;
      const gone = once(program, 'exit');
      program.kill('SIGTERM');
      await gone;
    },
  };
};

/** Where the product answers that was started with `PORT=0`; rejects with what it said when it ends before it says so. */
export const saidAddress = (program: ChildProcess, command: readonly string[]): Promise<string> => {
  const output = heard(program);
  return new Promise((resolve, reject) => {
    program.stdout?.on('data', () => {
      const [, address] = /^SMS Gateway: (\S+)\/\n/m.exec(output()) ?? [];
      if (address !== undefined) resolve(address);
    });
    program.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}: ${output()}`)));
  });
};

const spawnIn = (
  folder: string,
  [program = '', ...words]: readonly string[],
  environment: Readonly<Record<string, string>>,
) => {
  return spawn(program, words, {
    cwd: folder,
    env: { ...outsideTests(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const heard = (program: ChildProcess): (() => string) => {
  let text = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
  return () => text;
};
