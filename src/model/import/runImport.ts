import type { Fate, Judged } from './judgeRow';
import { countFates } from './planImport';
import { isWrite, writeAgain, writeRow, type Writing } from './writeRow';

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
