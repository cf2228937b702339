import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';

/** What was done together, by the names that pages gave it: so long as it lasts, and for the undo after it. */
const RUNS = 'bulkRuns';

const DAY = 24 * 60 * 60 * 1000;

/** Forgotten with each new one. */
const FORGOTTEN_AT_ONCE = 10;

/** Milliseconds after which it is noted again: the writes of a run would wait for each other. */
const NOTED_AGAIN = 5000;

/** Names what the write of a request is a part of. */
export const RUN_HEADER = 'X-Run-Id';

/** @throws Refusal 422 */
export const readRun = (run: unknown): string => {
  if (typeof run === 'string' && /^[\w-]{8,64}$/.test(run)) return run;
  throw new Refusal(422, `"run", or ${RUN_HEADER}, has to name the run, such as a UUID.`);
};

/** Notes that a run is under way. @throws Refusal 409 where it is another person's. */
export const noteRun = async (
  run: string,
  { person }: Pick<Request, 'person'>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  const now = clock.iso();
  const row = await store.get(RUNS, run);
  if (row && row['account'] !== person.row._id) throw new Refusal(409, 'There is another run of this name.');
  if (row && clock.now() - Date.parse(row.updatedAt) < NOTED_AGAIN) return;
  if (row) return void (await store.update(RUNS, run, { patch: { updatedAt: now } }));
  const old = { path: 'updatedAt', op: 'lt', value: new Date(clock.now() - DAY).toISOString() } as const;
  const { rows } = await store.list(RUNS, { where: [old], sort: [], offset: 0, limit: FORGOTTEN_AT_ONCE });
  await store.forget(
    RUNS,
    rows.map(({ _id }) => _id),
  );
  await store.insert(RUNS, { _id: run, __v: 0, createdAt: now, updatedAt: now, account: person.row._id });
};

/**
 * Since when the changes of a run can be taken back: since its beginning, for so many seconds after it went on last, or was
 * taken back last. Undefined where that is over, or it is another person's.
 */
export const undoneSince = async (
  run: string,
  { person, seconds }: Pick<Request, 'person'> & { readonly seconds: number },
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<string | undefined> => {
  const row = await store.get(RUNS, run);
  const oldest = new Date(clock.now() - seconds * 1000).toISOString();
  if (row?.['account'] !== person.row._id || row.updatedAt < oldest) return undefined;
  await store.update(RUNS, run, { patch: { updatedAt: clock.iso() } });
  return row.createdAt;
};
