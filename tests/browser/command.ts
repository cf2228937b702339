import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
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

/** Starts a server that listens on `PORT` and says its address; rejects with what it said when it ends before. */
export const startServer = async (
  folder: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Running> => {
  const port = await freePort();
  const program = spawnIn(folder, command, { ...environment, PORT: String(port) });
  const output = heard(program);
  await new Promise<void>((resolve, reject) => {
    program.stdout?.on('data', () => output().includes('http://') && resolve());
    program.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}: ${output()}`)));
  });
  return {
    address: `http://localhost:${port}`,
    output,
    stop: async () => {
      if (program.exitCode !== null) return;
      const gone = once(program, 'exit');
      program.kill('SIGTERM');
      await gone;
    },
  };
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
};
