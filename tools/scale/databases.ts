import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';

/** One statement on the server, in the database of the address. */
export const onServer = async (address: string, statement: string, values: readonly unknown[] = []) => {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** The address of another database of the same server. */
export const databaseAt = (server: string, name: string): string => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

/** The address of a database, which is made where it is missing. */
export const databaseNamed = async (server: string, name: string): Promise<string> => {
  const there = await onServer(server, 'select 1 from pg_database where datname = $1', [name]);
  if (there.length === 0) await onServer(server, `create database ${name}`);
  return databaseAt(server, name);
};

/** A database with so many messages, by `npm run seed`; one that an earlier run has filled is taken as it is. */
export const filledDatabase = async (server: string, count: number): Promise<string> => {
  const address = await databaseNamed(server, `scale_${count}`);
  const seed = spawn(process.execPath, ['scripts/run.mjs', 'tools/seed.ts', '--sms', `${count}`], {
    env: { ...process.env, DATABASE_URL: address },
    stdio: 'inherit',
  });
  const [code] = (await once(seed, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm run seed ended with ${code}`);
  return address;
};

/** A copy of a database under another name. */
export const copyOf = async (server: string, from: string, name: string): Promise<string> => {
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name} template ${new URL(from).pathname.slice(1)}`);
  return databaseAt(server, name);
};

/** A copy of a database whose lists have no indexes yet. */
export const bareCopy = async (server: string, from: string): Promise<string> => {
  const address = await copyOf(server, from, 'scale_bare');
  const made = await onServer(
    address,
    `select indexname from pg_indexes where schemaname = 'gateway' and indexname ~ '^records_[0-9a-f]{24}'`,
  );
  for (const { indexname } of made) await onServer(address, `drop index gateway."${String(indexname)}"`);
  return address;
};

/** Takes a database away, whoever is connected. */
export const dropDatabase = (server: string, address: string) =>
  onServer(server, `drop database if exists ${new URL(address).pathname.slice(1)} with (force)`);
