import type { ImportPort } from './importPort';
import { judgeRow, type Judged, type Judging } from './judgeRow';
import { lookUp } from './lookUp';

export type Writing = {
  readonly judging: Judging;
  readonly port: ImportPort;
  /** The server's words for a failure that is about this row alone; undefined when the others would fail as well. */
  readonly refusalOf: (failure: unknown) => string | undefined;
  /** True for a refusal because another record is in the way, or this one has changed meanwhile. */
  readonly isConflict: (failure: unknown) => boolean;
};

/** Is there anything to write for this row? */
export const isWrite = ({ fate }: Judged): boolean => fate === 'new' || fate === 'changed';

/**
 * Writes a row and answers with what became of it. Rejects when the failure is not about the row, and nobody knows
 * then whether it is stored.
 */
export const writeRow = async (row: Judged, writing: Writing, mayLook = true): Promise<Judged> => {
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
export const writeAgain = async (row: Judged, writing: Writing): Promise<Judged> => {
  const now = await judgeAgain(row, writing);
  /* stored although no answer came: the row counts for what it did */
  return now.fate === 'there' ? row : writeRow(now, writing);
};

const judgeAgain = async ({ read }: Judged, { judging, port }: Writing): Promise<Judged> => {
  const { resource, kinds } = judging;
  const found = await lookUp([read.values], { resource, kinds, port });
  return judgeRow(read, found.get(read.key ?? '') ?? [], judging);
};
