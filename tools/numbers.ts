import config from '../fixtures/demo';
import { settingsFrom } from '../gateway/openGateway';
import { openStore } from '../gateway/store/openStore';
import { createClock } from '../server/clock';
import { createDoubts } from '../server/doubts/createDoubts';
import { proposals, type Proposal } from '../server/doubts/proposals';
import { createEntries } from '../server/log/entries';
import { loggedStore } from '../server/log/loggedStore';
import type { Parts } from '../server/parts';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { csvLines } from '../src/model/values/csv';

/**
 * `npm run numbers [-- --apply]`: what is to be looked at among stored values, such as phone numbers, as lines of CSV, with
 * what is probably meant. Changes nothing; `--apply` stores what is sure, as the system in the log. It may be stopped, and
 * goes on when it is begun again.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const [flag, ...more] = argv;
  if (more.length > 0 || (flag !== undefined && flag !== '--apply')) {
    console.error('Usage: npm run numbers [-- --apply]');
    return 2;
  }
  const store = await openStore(settingsFrom(process.env));
  try {
    const parts = { model: createModel(config, kinds), clock: createClock(), store };
    const counts = await propose(parts, flag === '--apply', (line) => process.stdout.write(line));
    console.error(`${counts.applied} applied, ${counts.sure} sure, ${counts.look} to look at.`);
    return 0;
  } finally {
    await store.close();
  }
};

/** Writes a line for each, below a line of what the columns are. */
export const propose = async (
  { model, clock, store }: Parts,
  isApplying: boolean,
  write: (line: string) => unknown,
): Promise<Record<Proposal['state'], number>> => {
  await Promise.all(Object.values(model.kinds).flatMap(({ learn }) => learn?.((load) => load()) ?? []));
  const entries = createEntries({ model, clock });
  const followed = createDoubts({ model, clock, store }).watching(store);
  const parts = { model, clock, store: loggedStore(followed, entries, {}) };
  const counts = { sure: 0, look: 0, applied: 0 };
  write(csvLines([['entity', 'id', 'field', 'stored', 'meant', 'why', 'state']]));
  for await (const { resource, id, field, stored, meant, why, state } of proposals(parts, isApplying)) {
    counts[state] += 1;
    write(csvLines([[resource, id, field, stored, meant, why, state]]));
  }
  return counts;
};
