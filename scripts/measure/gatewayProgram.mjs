import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const startsWithin = 60_000;

/** Starts the built gateway with an empty memory store; resolves when it says its address. */
export const startGateway = async (program = 'dist-gateway/main.js') => {
  const port = await freePort();
  const child = spawn(process.execPath, [program, '--demo'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  try {
    await saysAddress(child);
  } catch (error) {
    stop();
    throw error;
  }
  return { port, pid: child.pid, stop };
};

/* A database that is there for something else would go before the memory. */
const settings = { HOST: '127.0.0.1', STORE: 'memory', DATABASE_URL: '', NODE_ENV: 'production' };

const saysAddress = (child) =>
  new Promise((resolve, reject) => {
    let written = '';
    const fail = (why) =>
      reject(new Error(`the built gateway ${why}: ${written.trim() || 'it wrote nothing'}`));
    const timer = setTimeout(() => fail(`said no address in ${startsWithin / 1000} s`), startsWithin);
    const hear = (chunk) => {
      written += chunk;
      if (/https?:\/\/\S+/.test(written)) resolve(clearTimeout(timer));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (chunk) => (written += chunk));
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
