import { createInterface } from 'node:readline';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { openPostgres } from '../../../gateway/store/postgres';
import { createClock } from '../../../server/clock';
import { prepareLists } from '../../../server/records/listIndexes';
import { serveGateway } from '../testGateway';
import { first, MORNING } from './sendingWorld';

/** How a process is to be opened: what it is told as JSON. */
export type SendingOrder = {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly env: Readonly<Record<string, string>>;
  /** Seconds that its clock is ahead. */
  readonly ahead: number;
};

/** A gateway that sends, in a process of its own. Says its address; takes seconds by which its clock goes on, a line each. */
export const main = async ([order = '']: readonly string[]): Promise<number> => {
  const { databaseUrl, schema, env, ahead } = JSON.parse(order) as SendingOrder;
  const store = await openPostgres(databaseUrl, schema);
  const clock = createClock(() => Date.parse(MORNING));
  clock.add(ahead);
  const gateway = await serveGateway(store, { config, first, hooks, env, clock });
  await prepareLists(gateway.model, store);
  process.stdout.write(`${gateway.url}\n`);
  createInterface({ input: process.stdin }).on('line', (seconds) => clock.add(Number(seconds)));
  return new Promise(() => undefined);
};
