import type { Answer } from '../handlers';
import type { Parts } from '../parts';
import { report } from '../report';
import type { Row, Store } from '../store/store';
import { refuseOther, type KeyedWrite } from './idempotencyKey';
import { inTransaction } from './inTransaction';

/** An answer as it is sent, and sent again: the same bytes. */
export type Told = {
  readonly status: 200 | 201;
  readonly text: string;
  readonly isReplayed: boolean;
};

type Keeping = Pick<Parts, 'store' | 'clock'>;

/**
 * Runs a write in one transaction. With a key, its answer is kept in the same transaction for a day, and whoever sends
 * the same again gets that answer while nothing is written; one that comes while the first is under way waits for it.
 * A refusal is not kept: nothing was written, so what comes again is judged anew. `permit` asks for the right and returns
 * the write: it is asked every time, because the right may be lost before the answer is sent again.
 */
export const writeOnce = async (
  keyed: KeyedWrite | undefined,
  { store, clock }: Keeping,
  permit: (store: Store) => Promise<() => Promise<Answer>>,
): Promise<Told> => {
  const told = await inTransaction(store, async (inner) => {
    const write = await permit(inner);
    return keyed ? answerOnce(keyed, { store: inner, clock }, write) : toldFirst(await write());
  });
  // A fault in here must not look like one of the write, which is done.
  if (keyed && !told.isReplayed) await forgetOld({ store, clock }).catch(report);
  return told;
};

/** One row for each key of an account. */
export const KEPT = 'idempotencyKeys';

/** Of an answer, when nobody may read it any more: that all was well. */
export const withoutAnswer = { text: JSON.stringify({ success: true }) } as const;

const KEPT_MS = 24 * 60 * 60 * 1000;

/* More than one, so that they become fewer after a day with more writes than this one. */
const FORGOTTEN_AT_ONCE = 10;

/**
 * Forgets what former versions have kept with a hash of its body, a password in it included. Sent again after that, such a
 * write is a new one.
 */
export const forgetHashed = async (store: Store): Promise<void> => {
  const where = [{ path: 'bodyHash', op: 'exists', value: true }] as const;
  const some = async () =>
    (await store.list(KEPT, { where, sort: [], offset: 0, limit: FORGOTTEN_AT_START })).rows;
  for (let rows = await some(); rows.length > 0; rows = await some())
    // Another process may be forgetting the same ones.
    await Promise.allSettled(rows.map(({ _id }) => store.remove(KEPT, _id)));
};

const FORGOTTEN_AT_START = 500;

const answerOnce = async (
  { account, key, ...sent }: KeyedWrite,
  { store, clock }: Keeping,
  write: () => Promise<Answer>,
): Promise<Told> => {
  const _id = `${account} ${key}`;
  const kept = await store.get(KEPT, _id);
  if (kept && kept.createdAt >= oldest(clock)) return replay({ account, key, ...sent }, kept);
  if (kept) await store.remove(KEPT, _id);
  const now = clock.iso();
  // Written first: whoever comes with the same key has to wait here for the end of this transaction.
  await store.insert(KEPT, { _id, __v: 0, createdAt: now, updatedAt: now, ...sent });
  const told = toldFirst(await write());
  await store.update(KEPT, _id, { patch: { status: told.status, text: told.text } });
  return told;
};

const toldFirst = ({ status, body }: Answer): Told => ({
  status,
  text: JSON.stringify(body),
  isReplayed: false,
});

const replay = (write: KeyedWrite, kept: Row): Told => {
  refuseOther(write, kept);
  return { status: kept['status'] === 201 ? 201 : 200, text: String(kept['text']), isReplayed: true };
};

const forgetOld = async ({ store, clock }: Keeping): Promise<void> => {
  const where = [{ path: 'createdAt', op: 'lt', value: oldest(clock) }] as const;
  const { rows } = await store.list(KEPT, { where, sort: [], offset: 0, limit: FORGOTTEN_AT_ONCE });
  // Somebody else may be forgetting the same ones.
  await Promise.allSettled(rows.map(({ _id }) => store.remove(KEPT, _id)));
};

const oldest = (clock: Parts['clock']): string => new Date(clock.now() - KEPT_MS).toISOString();
