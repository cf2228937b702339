import { type Fate, type Judged, judgeRow, type Judging } from './judgeRow';
import { countFates } from './planImport';
import type { ImportPort } from './importPort';
import { lookUp } from './lookUp';

export type RunStatus = 'ready' | 'running' | 'stopping' | 'stopped' | 'paused' | 'done';

export type RunState = {
  readonly status: RunStatus;
  /** Rows that were to be written and are dealt with. */
  readonly done: number;
  readonly total: number;
  readonly counts: Readonly<Record<Fate, number>>;
  /** Why it is paused: the failure, as it came. */
  readonly failure?: unknown;
};

export type ImportRun = {
  state(): RunState;
  /** The rows as they stand now; those that were refused meanwhile are invalid. */
  judged(): readonly Judged[];
  /** Goes on where it stopped, until everything is written, something fails or somebody says stop. */
  start(): Promise<void>;
  /** What is being written at the moment is finished first. */
  stop(): void;
};

export type Running = Writing & { readonly onChange: (state: RunState) => void };

const AT_ONCE = 4;

/** Writes what was planned. Every row is written once: after a failure the records are looked at before it is repeated. */
export const createImportRun = (plan: readonly Judged[], running: Running): ImportRun => {
  const ledger = createLedger(plan);
  const waiting = plan.flatMap((row, index) => (isWrite(row) ? [index] : []));
  const total = waiting.length;
  /* rows whose write failed without an answer: it may have been stored all the same */
  const uncertain = new Set<number>();
  let status: RunStatus = total === 0 ? 'done' : 'ready';
  let failure: unknown;

  const state = (): RunState => ({ status, total, failure, ...ledger.state() });
  const turn = (next: RunStatus) => {
    status = next;
    running.onChange(state());
  };
  const lane = async (): Promise<void> => {
    while (status === 'running') {
      const index = waiting.shift();
      const row = index === undefined ? undefined : ledger.judged[index];
      if (index === undefined || !row) return;
      try {
        ledger.settle(index, await (uncertain.has(index) ? writeAgain : writeRow)(row, running));
        running.onChange(state());
      } catch (error) {
        uncertain.add(index);
        waiting.unshift(index);
        failure ??= error;
        status = 'stopping';
      }
    }
  };
  return {
    state,
    judged: () => ledger.judged,
    start: async () => {
      if (status === 'running' || status === 'stopping' || status === 'done') return;
      failure = undefined;
      turn('running');
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      turn(waiting.length === 0 ? 'done' : failure === undefined ? 'stopped' : 'paused');
    },
    stop: () => {
      if (status === 'running') turn('stopping');
    },
  };
};

/** What became of the rows so far. */
const createLedger = (plan: readonly Judged[]) => {
  const judged = [...plan];
  const counts = { ...countFates(plan) };
  let done = 0;
  return {
    judged,
    state: () => ({ done, counts: { ...counts } }),
    settle: (index: number, outcome: Judged) => {
      const before = judged[index];
      if (before) counts[before.fate] -= 1;
      counts[outcome.fate] += 1;
      judged[index] = outcome;
      done += 1;
    },
  };
};

type Writing = {
  readonly judging: Judging;
  readonly port: ImportPort;
  /** The server's words for a failure that is about this row alone; undefined when the others would fail as well. */
  readonly refusalOf: (failure: unknown) => string | undefined;
  /** True for a refusal because another record is in the way, or this one has changed meanwhile. */
  readonly isConflict: (failure: unknown) => boolean;
};

/** Is there anything to write for this row? */
const isWrite = ({ fate }: Judged): boolean => fate === 'new' || fate === 'changed';

/**
 * Writes a row and answers with what became of it. Rejects when the failure is not about the row, and nobody knows
 * then whether it is stored.
 */
const writeRow = async (row: Judged, writing: Writing, mayLook = true): Promise<Judged> => {
  if (!isWrite(row)) return row;
  const { before, values = {} } = row;
  try {
    await (before ? writing.port.update(before, values) : writing.port.create(values));
    return row;
  } catch (failure) {
    const words = writing.refusalOf(failure);
    if (words === undefined) throw failure;
    const fresh = mayLook && writing.isConflict(failure) ? await judgeAgain(row, writing) : row;
    /* somebody was faster: perhaps the record is there by now, perhaps that person has opted out */
    if (fresh.before !== before) return writeRow(fresh, writing, false);
    return { ...row, fate: 'invalid', faults: [{ words }] };
  }
};

/** Writes a row of which nobody knows whether it is stored: looks first. */
const writeAgain = async (row: Judged, writing: Writing): Promise<Judged> => {
  const now = await judgeAgain(row, writing);
  /* stored although no answer came: the row counts for what it did */
  return now.fate === 'there' ? row : writeRow(now, writing);
};

const judgeAgain = async ({ read }: Judged, { judging, port }: Writing): Promise<Judged> => {
  const { resource, kinds } = judging;
  const found = await lookUp([read.values], { resource, kinds, port });
  return judgeRow(read, found.get(read.key ?? '') ?? [], judging);
};
