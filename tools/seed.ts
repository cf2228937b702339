import config from '../fixtures/demo';
import { createClock } from '../server/clock';
import { firstRecords } from '../gateway/firstRecords';
import type { Parts } from '../server/parts';
import { prepareLists } from '../server/records/listIndexes';
import { createHasher } from '../gateway/accounts/hasher';
import { settingsFrom } from '../gateway/openGateway';
import { createPasswords } from '../server/accounts/passwords';
import { seedNew } from '../server/seeding/seed';
import { seedSeries } from '../server/seeding/seedSeries';
import { openStore } from '../gateway/store/openStore';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { seedOrders, type SeedOrder } from './seedOrders';

/**
 * `npm run seed -- --sms 1000000`: fills the gateway's database (the folder `.data`, or `DATABASE_URL`) with made-up
 * records. Stopped with Ctrl+C it ends after the batch it is at, and the same command goes on from there.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const model = createModel(config, kinds);
  const settings = settingsFrom(process.env);
  const keys = model.resources
    .filter(({ single, api }) => !single && api.source !== 'demo')
    .map(({ key }) => key);
  let orders: SeedOrder[];
  try {
    orders = seedOrders(argv, keys);
    if (settings.store === 'memory' && !settings.databaseUrl)
      throw new Error('STORE=memory keeps nothing. Leave it out for .data, or set DATABASE_URL.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const store = await openStore(settings);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  try {
    const parts = { model, store, clock: createClock() };
    const passwords = createPasswords({ hasher: createHasher() });
    await seedNew({ ...parts, passwords, first: firstRecords({ DEMO: 'on', ...process.env }) });
    await passwords.close();
    for (const order of orders) await fill(order, parts, stopping.signal);
    await prepareLists(model, store);
    await store.analyze();
    return stopping.signal.aborted ? 130 : 0;
  } finally {
    await store.close();
  }
};

const fill = async ({ key, count }: SeedOrder, parts: Parts, signal: AbortSignal): Promise<void> => {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const say = (done: number, added: number) => {
    const rate = Math.round(added / Math.max(seconds(), 0.001));
    progress(`${key}: ${done} of ${count}, ${added} new, ${rate} a second`);
  };
  const onStart = (missing: number, bytes: number) =>
    console.log(`${key}: ${missing} records to add, about ${megabytes(missing * bytes)} of disk`);
  const added = await seedSeries({ key, count, signal, onStart, onProgress: say }, parts);
  progress('');
  console.log(
    `${key}: ${added} records added in ${seconds().toFixed(1)} s${signal.aborted ? '; stopped, the same command goes on' : ''}`,
  );
};

/* Measured on PostgreSQL: the row around the JSON, its indexes, and what they hold twice until they are built. */
const WITH_INDEXES = 3;

const megabytes = (bytes: number): string => `${Math.ceil((bytes * WITH_INDEXES) / 1_000_000)} MB`;

/* One line that is written over and over, where somebody looks on; elsewhere it would only fill a file. */
const progress = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${text}`);
};
