import { expect, it } from 'vitest';
import { createYieldToMain } from './yieldToMain';
import { faultyFile, header, sorts } from '../../../tests/import/faultyFile';
import { judgingOf, memoryPort } from '../../../tests/import/people';
import { fates } from './judgeRow';
import { countFates, planImport } from './planImport';
import { readTable } from './readTable';
import { rejectedRows } from './rejectedTable';

const yieldToMain = createYieldToMain();

const planOf = async (count: number) => {
  const { lines, stored } = faultyFile(count);
  const text = [header.join(';'), ...lines.map(({ line }) => line)].join('\r\n');
  const table = await readTable(`\uFEFF${text}\r\n`, { hasHeader: true, yieldToMain });
  const judging = judgingOf(table.header, { country: 'DE' });
  const judged = await planImport(table.rows, { ...judging, port: memoryPort(stored), yieldToMain });
  return { lines, table, judged };
};

it('B5 puts each of 12,000 rows with forty kinds of fault into exactly one counter', async () => {
  const { lines, table, judged } = await planOf(12_000);
  expect(sorts.filter(({ fate }) => fate === 'invalid').length).toBeGreaterThanOrEqual(40);
  expect(table.rows).toHaveLength(12_000);
  const wrong = lines.flatMap(({ fate, why }, index) =>
    judged[index]?.fate === fate
      ? []
      : [`${why}: ${judged[index]?.fate} ${JSON.stringify(judged[index]?.faults)}`],
  );
  expect([...new Set(wrong)]).toEqual([]);
  const counts = countFates(judged);
  for (const fate of fates) expect(counts[fate]).toBe(lines.filter((line) => line.fate === fate).length);
  expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(12_000);
}, 30_000);

it('names the row, the column and the value of every fault', async () => {
  const { judged, table } = await planOf(120);
  for (const row of rejectedRows(judged)) {
    expect(row.faults.length).toBeGreaterThan(0);
    for (const { column, value } of row.faults)
      if (column !== undefined) expect(value).toBe(table.rows[row.read.row.number - 2]?.cells[column]);
  }
  const several = judged.find(({ faults }) => faults.length === 3);
  expect(several?.faults.map(({ field, value }) => [field, value])).toEqual([
    ['email', 'x'],
    ['born', 'z'],
    ['score', 'y'],
  ]);
});
