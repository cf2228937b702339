import type { YieldToMain } from './yieldToMain';
import type { ImportPort } from './importPort';
import { fates, judgeRow, type Fate, type Judged, type Judging } from './judgeRow';
import { lookUp, type Existing } from './lookUp';
import { readRow, type ReadRow } from './readRow';
import { nameRows } from './nameRows';
import type { ImportRow } from './readTable';

export type Planning = Judging & {
  readonly port: Pick<ImportPort, 'list' | 'name'>;
  readonly yieldToMain: YieldToMain;
  readonly signal?: AbortSignal;
  readonly onProgress?: (part: number) => void;
};

/**
 * Says for each row what would become of it, and writes nothing. Of several rows about one record the first that can
 * be taken counts. Rejects when the records cannot be read.
 */
export const planImport = async (rows: readonly ImportRow[], planning: Planning): Promise<Judged[]> => {
  const texts: ReadRow[] = [];
  for (const row of rows) {
    texts.push(readRow(row, planning));
    await planning.yieldToMain();
  }
  const reads = await nameRows(texts, planning);
  const asked = new Map(
    reads.flatMap(({ key, values }) => (key === undefined ? [] : [[key, values] as const])),
  );
  const existing = await lookUp([...asked.values()], planning);
  return judgeAll(reads, existing, planning);
};

/** How many rows have each fate. They add up to the number of rows, always. */
export const countFates = (judged: readonly Judged[]): Readonly<Record<Fate, number>> => {
  const counts = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>;
  for (const { fate } of judged) counts[fate] += 1;
  return counts;
};

const judgeAll = async (
  reads: readonly ReadRow[],
  existing: Existing,
  planning: Planning,
): Promise<Judged[]> => {
  const firsts = new Map<string, ReadRow>();
  const judged: Judged[] = [];
  for (const read of reads) {
    const { key = '' } = read;
    const alone = judgeRow(read, existing.get(key) ?? [], planning);
    const first = firsts.get(key);
    if (alone.fate === 'invalid') judged.push(alone);
    else if (first) judged.push(duplicateOf(first, read));
    else {
      firsts.set(key, read);
      judged.push(alone);
    }
    await planning.yieldToMain();
  }
  return judged;
};

const duplicateOf = (first: ReadRow, read: ReadRow): Judged => ({
  read,
  fate: 'duplicate',
  faults: [{ say: 'duplicate', args: { row: first.row.number } }],
});
