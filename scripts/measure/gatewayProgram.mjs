import { spawn } from 'node:child_process';

const startsWithin = 60_000;

/** Starts the built gateway with an empty memory store, on a port that is free; resolves when it says its address. */
export const startGateway = () =>
  startProgram(['dist-gateway/main.js', '--demo'], { STORE: 'memory', NODE_ENV: 'production' });

/** The same for the gateway of `npm start`, with its records in this folder. */
export const startDevGateway = (folder) =>
  startProgram(['scripts/start.mjs'], { DEMO: 'on', SEED: '', STORE: 'pglite', DATA_FOLDER: folder });

const startProgram = async (argv, env) => {
  const child = spawn(process.execPath, argv, {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  try {
    return { port: new URL(await saidAddress(child)).port, pid: child.pid, stop };
  } catch (error) {
    stop();
    throw error;
  }
};

/*
 * A database that is there for something else would go before the memory. Nothing is sent: a page draws anew with each
 * message of the demonstration that goes.
 */
const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: '',
  SENDER: 'off',
};

const saidAddress = (child) =>
  new Promise((resolve, reject) => {
    let written = '';
    const fail = (why) => reject(new Error(`the gateway ${why}: ${written.trim() || 'it wrote nothing'}`));
    const timer = setTimeout(() => fail(`said no address in ${startsWithin / 1000} s`), startsWithin);
    const hear = (chunk) => {
      written += chunk;
      // To the end of its line: until then some of it may be missing.
      const [, address] = /^SMS Gateway: (\S+)\n/m.exec(written) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (chunk) => (written += chunk));
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
