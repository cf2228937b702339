import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { ProgramOrder, ProgramReport } from '../../gateway/testing/main';

/** The built product with its gateway, records in memory and the control routes open. */
export type Program = { readonly address: string; readonly close: () => Promise<void> };

/** Opens the program that lies in a folder, with records and sessions of its own. */
export const openProgram = async (folder: string): Promise<Program> => {
  const isShared = folder === '.';
  const started = isShared ? (shared ??= start(folder)) : start(folder);
  const env = { DEMO: 'on', PORT: String(await freePort()), STORE: 'memory', DATABASE_URL: '' };
  const { address } = await ask(started, { open: env });
  return {
    address: address.replace(/\/$/, ''),
    close: async () => {
      await ask(started, { close: address });
      if (!isShared) started.disconnect();
    },
  };
};

/** One process for all files of a worker: see there what that saves. */
let shared: ChildProcess | undefined;

/* It ends with the connection to whoever started it. */
const start = (folder: string): ChildProcess =>
  fork(resolve(folder, 'dist-gateway-tested/main.js'), {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const ask = async (program: ChildProcess, order: ProgramOrder) => {
  program.send(order);
  const ended = new AbortController();
  const stop = (code: number | null) => ended.abort(new Error(`The product stopped with code ${code}.`));
  program.once('exit', stop);
  const [report] = (await once(program, 'message', { signal: ended.signal })) as [ProgramReport];
  program.off('exit', stop);
  if ('fault' in report) throw new Error(report.fault);
  return report;
};

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
};
