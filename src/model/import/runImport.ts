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
  let status: RunStatus = total === 0 ? 'done' : 'ready';
  let failure: unknown;

  const state = (): RunState => ({ status, total, failure, ...ledger.state() });
  const turn = (next: RunStatus) => {
    status = next;
    running.onChange(state());
  };
  const { together } = running.port;
  const isRunning = () => status === 'running' && waiting.length > 0;
  const work = { ledger, waiting, running, isRunning, tell: () => running.onChange(state()) };
  const write = together ? writingTogether(work, together) : writingAlone(work);
  const lane = async (): Promise<void> => {
    try {
      await write();
    } catch (error) {
      failure ??= error;
      status = 'stopping';
    }
  };
  return {
    state,
    judged: () => ledger.judged,
    start: async () => {
      if (status === 'running' || status === 'stopping' || status === 'done') return;
      failure = undefined;
      turn('running');
      await Promise.all(Array.from({ length: together ? 1 : AT_ONCE }, lane));
      turn(waiting.length === 0 ? 'done' : failure === undefined ? 'stopped' : 'paused');
    },
    stop: () => {
      if (status === 'running') turn('stopping');
    },
  };
};

type Work = {
  readonly ledger: ReturnType<typeof createLedger>;
  /** The places of the rows that are still to be written. */
  readonly waiting: number[];
  readonly running: Running;
  /** Until nothing waits, it is told to stop, or something fails. */
  readonly isRunning: () => boolean;
  /** Says how far it is. */
  readonly tell: () => void;
};

/* One row in a request. */
const writingAlone = ({ ledger, waiting, running, isRunning, tell }: Work) => {
  /* rows whose write failed without an answer: it may have been stored all the same */
  const uncertain = new Set<number>();
  return async (): Promise<void> => {
    while (isRunning()) {
      const index = waiting.shift();
      const row = index === undefined ? undefined : ledger.judged[index];
      if (index === undefined || !row) return;
      try {
        ledger.settle(index, await (uncertain.has(index) ? writeAgain : writeRow)(row, running));
        tell();
      } catch (error) {
        uncertain.add(index);
        waiting.unshift(index);
        throw error;
      }
    }
  };
};

/* Many rows in a request. Without an answer the same ones are sent again, and the server knows them. */
const writingTogether = ({ ledger, waiting, running, isRunning, tell }: Work, port: Together) => {
  /* rows that somebody else was faster with: once is enough */
  const looked = new Set<number>();
  const settle = async (index: number, row: Judged, answer: unknown): Promise<boolean> => {
    const outcome = await outcomeOf(row, answer, { ...running, mayLook: !looked.has(index) });
    const isAgain = outcome.before !== row.before && isWrite(outcome);
    if (isAgain) looked.add(index);
    ledger[isAgain ? 'judge' : 'settle'](index, outcome);
    return !isAgain;
  };
  return async (): Promise<void> => {
    while (isRunning()) {
      const indexes = nextTogether(waiting, ledger.judged, port);
      const rows = indexes.flatMap((index) => ledger.judged[index] ?? []);
      const answers = await port.write(rows.map(({ before, values = {} }) => ({ before, values })));
      waiting.splice(0, indexes.length);
      const again: number[] = [];
      let failure: unknown;
      for (const [at, row] of rows.entries()) {
        const index = indexes[at] ?? 0;
        try {
          if (!(await settle(index, row, answers[at]))) again.push(index);
        } catch (error) {
          // It was refused, and nobody could look why.
          again.push(index);
          failure ??= error;
        }
      }
      waiting.unshift(...again);
      tell();
      if (failure !== undefined) throw failure;
    }
  };
};

type Together = NonNullable<ImportPort['together']>;

/* As many of the next rows as one request may have; the same ones when it is repeated. */
const nextTogether = (
  waiting: readonly number[],
  judged: readonly Judged[],
  { most, letters }: Together,
): number[] => {
  const taken: number[] = [];
  let size = 0;
  for (const index of waiting.slice(0, most)) {
    size += JSON.stringify(judged[index]?.values ?? {}).length;
    if (taken.length > 0 && size > letters) break;
    taken.push(index);
  }
  return taken;
};

/** What became of the rows so far. */
const createLedger = (plan: readonly Judged[]) => {
  const judged = [...plan];
  const counts = { ...countFates(plan) };
  let done = 0;
  const judge = (index: number, outcome: Judged) => {
    const before = judged[index];
    if (before) counts[before.fate] -= 1;
    counts[outcome.fate] += 1;
    judged[index] = outcome;
  };
  return {
    judged,
    state: () => ({ done, counts: { ...counts } }),
    /** Something else is to be written for the row by now. */
    judge,
    settle: (index: number, outcome: Judged) => {
      judge(index, outcome);
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

/* What became of a row that was written with others; one that somebody else was faster with as it is by now. */
const outcomeOf = async (
  row: Judged,
  failure: unknown,
  writing: Writing & { readonly mayLook: boolean },
): Promise<Judged> => {
  if (failure === undefined) return row;
  const fresh = writing.mayLook && writing.isConflict(failure) ? await judgeAgain(row, writing) : row;
  if (fresh.before !== row.before) return fresh;
  const words = writing.refusalOf(failure);
  if (words === undefined) throw failure;
  return { ...row, fate: 'invalid', faults: [{ words }] };
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
