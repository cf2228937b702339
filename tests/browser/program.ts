import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { Numbered, ProgramOrder, ProgramReport } from '../../gateway/testing/main';

/** The built product with its gateway, records in memory and the control routes open. */
export type Program = { readonly address: string; readonly close: () => Promise<void> };

/** What it reads from its environment, such as `SENDER`. */
export type ProgramSettings = Readonly<Record<string, string>>;

/** Opens the program that lies in a folder, with records and sessions of its own. */
export const openProgram = async (folder: string, settings: ProgramSettings = {}): Promise<Program> => {
  const isShared = folder === '.';
  const started = isShared ? (shared ??= start(folder)) : start(folder);
  const env = { DEMO: 'on', PORT: '0', STORE: 'memory', DATABASE_URL: '', ...settings };
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

let orders = 0;

const ask = (program: ChildProcess, order: ProgramOrder): Promise<{ readonly address: string }> => {
  const id = (orders += 1);
  return new Promise((resolve, reject) => {
    const settle = () => void program.off('message', onReport).off('exit', onExit);
    const onReport = (report: Numbered<ProgramReport>) => {
      if (report.id !== id) return;
      settle();
      if ('fault' in report) reject(new Error(report.fault));
      else resolve(report);
    };
    const onExit = (code: number | null) => {
      settle();
      reject(new Error(`The product stopped with code ${code}.`));
    };
    program.on('message', onReport).on('exit', onExit);
    program.send({ ...order, id } satisfies Numbered<ProgramOrder>);
  });
};
