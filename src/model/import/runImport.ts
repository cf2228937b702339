import { countFates } from './planImport';
import type { ImportPort } from './importPort';
import { judgeRow, type Fate, type Judged, type Judging } from './judgeRow';
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

export type Running = {
  readonly judging: Judging;
  readonly port: ImportPort;
  /** The server's words for a failure that is about this row alone; undefined when the others would fail as well. */
  readonly refusalOf: (failure: unknown) => string | undefined;
  /** True for a refusal because another record is in the way, or this one has changed meanwhile. */
  readonly isConflict: (failure: unknown) => boolean;
  readonly onChange: (state: RunState) => void;
};

const AT_ONCE = 4;

/** Writes what was planned. Every row is written once: after a failure the records are looked at before it is repeated. */
export const createImportRun = (plan: readonly Judged[], running: Running): ImportRun => {
  const { port, judging, refusalOf, isConflict, onChange } = running;
  const judged = [...plan];
  const counts = { ...countFates(plan) };
  const waiting = plan.flatMap((row, index) => (isWrite(row) ? [index] : []));
  const total = waiting.length;
  /* rows whose write failed without an answer: it may have been stored all the same */
  const uncertain = new Set<number>();
  let status: RunStatus = total === 0 ? 'done' : 'ready';
  let failure: unknown;
  let done = 0;

  const state = (): RunState => ({ status, done, total, counts: { ...counts }, failure });
  const turn = (next: RunStatus) => {
    status = next;
    onChange(state());
  };
  const settle = (index: number, outcome: Judged) => {
    const before = judged[index];
    if (before) counts[before.fate] -= 1;
    counts[outcome.fate] += 1;
    judged[index] = outcome;
    uncertain.delete(index);
    done += 1;
    onChange(state());
  };
  const lookAgain = async ({ read }: Judged): Promise<Judged> => {
    const { resource, kinds } = judging;
    const found = await lookUp([read.values], { resource, kinds, port });
    return judgeRow(read, found.get(read.key ?? '') ?? [], judging);
  };
  const write = ({ before, values = {} }: Judged) =>
    before ? port.update(before, values) : port.create(values);

  const attempt = async (index: number, row: Judged, mayLook = true): Promise<void> => {
    if (!isWrite(row)) return settle(index, row);
    try {
      await write(row);
    } catch (error) {
      const words = refusalOf(error);
      if (words === undefined) throw error;
      const fresh = mayLook && isConflict(error) ? await lookAgain(row) : row;
      /* somebody was faster: perhaps the record is there by now, perhaps that person has opted out */
      if (fresh.before !== row.before) return attempt(index, fresh, false);
      return settle(index, { ...row, fate: 'invalid', faults: [{ words }] });
    }
    settle(index, row);
  };
  const deal = async (index: number, row: Judged): Promise<void> => {
    if (!uncertain.has(index)) return attempt(index, row);
    const now = await lookAgain(row);
    /* stored although no answer came: the row counts for what it did */
    return now.fate === 'there' ? settle(index, row) : attempt(index, now);
  };
  const lane = async (): Promise<void> => {
    while (status === 'running') {
      const index = waiting.shift();
      const row = index === undefined ? undefined : judged[index];
      if (index === undefined || !row) return;
      try {
        await deal(index, row);
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
    judged: () => judged,
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

const isWrite = ({ fate }: Judged): boolean => fate === 'new' || fate === 'changed';
