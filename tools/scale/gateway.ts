import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import config from '../../fixtures/demo';
import { OFFERED } from '../../server/settingsOf';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { createHttp } from '../../src/providers/http/http';
import { createOfferBook } from '../../src/providers/http/offerBook';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import { saidAddress } from '../../tests/browser/command';

export const model = createModel(config, kinds);

/** A gateway on a database, and the processor time that both take. */
export type Measured = {
  readonly url: string;
  readonly token: string;
  /** The product's own way to ask. */
  readonly provider: ResourceProvider;
  /** Milliseconds of processor time since their start, of the gateway and of its connections to PostgreSQL. */
  readonly cpu: () => Promise<{ readonly gateway: number; readonly postgres: number }>;
  /** Megabytes that the gateway holds. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Starts the gateway that is built in a folder. @throws when it says no address, or PostgreSQL is not on this machine. */
export const startGateway = async (database: string, folder: string = '.'): Promise<Measured> => {
  const address = new URL(database);
  // A worker that is gone has taken its processor time with it: the whole work is done by the connection itself.
  address.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
  const child = spawn(process.execPath, ['dist-gateway/main.js', '--demo'], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: address.href,
      NODE_ENV: 'production',
      SENDER: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await saidAddress(child, ['dist-gateway/main.js']);
  const watching = new Client({ connectionString: database });
  await watching.connect();
  const token = await signIn(url, 'admin');
  // Of a connection that has ended what it had taken when it was last looked at.
  const seen = new Map<number, number>();
  const backends = async () =>
    (
      await watching.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    ).rows.map(({ pid }) => pid);
  return {
    url,
    token,
    provider: await providerFor(url, token),
    cpu: async () => {
      for (const pid of await backends())
        seen.set(pid, Math.max(seen.get(pid) ?? 0, await processorTime(pid)));
      const postgres = [...seen.values()].reduce((sum, each) => sum + each, 0);
      return { gateway: await processorTime(child.pid ?? 0), postgres };
    },
    memory: () => residentOf(child.pid ?? 0),
    stop: async () => {
      await watching.end();
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
};

const signIn = async (url: string, who: string): Promise<string> => {
  const answer = await fetch(`${url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.com`, password: who }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
};

/** The same as a customer sees it, who reaches their own records alone. */
export const asCustomer = async ({ url }: Measured): Promise<ResourceProvider> =>
  providerFor(url, await signIn(url, 'customer'));

const providerFor = (url: string, accessToken: string): Promise<ResourceProvider> => {
  const session = { get: () => ({ accessToken }), generation: 0, renew: async () => {}, end: () => {} };
  const offers = createOfferBook(OFFERED);
  const hosts = { sms: url, remote: url, orders: url, auth: url };
  return createRestProvider({ http: createHttp({ hosts, session, offers }), model, offers });
};

/* Of all threads, in nanoseconds; one that has ended meanwhile counts no more. */
const processorTime = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(text.split(' ')[0]) / 1e6;
    }),
  );
  return times.reduce((sum, each) => sum + each, 0);
};

const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};
