import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/runs';
import { addRow, chained, removeRow, setPrice, setUpTo, type Edit } from './editTiers';
import type { Tier } from './tierIssues';
import { countedFaults } from './tiers.samples';

const three: readonly Tier[] = [
  { from: 1, to: 999, price: '0.06' },
  { from: 1000, to: 4999, price: '0.05' },
  { from: 5000, to: null, price: '0.04' },
];

const rowsOf = (edit: Edit) => ('rows' in edit ? edit.rows : []);
const pricesOf = (rows: readonly Tier[]) => rows.map(({ price }) => price);
const reasonOf = (edit: Edit) => ('refused' in edit ? edit.refused : undefined);

type Step = (rows: readonly Tier[], start: number) => readonly Tier[];

const row = fc.integer({ min: -1, max: 6 });
const bound = fc.oneof(
  fc.integer({ min: -5, max: 9000 }),
  fc.constantFrom(1.5, 1e-17, NaN, Infinity, -Infinity, -0, 2 ** 53, 2 ** 53 - 1, 2 ** 53 - 3),
);
const kept = (edit: Edit, before: readonly Tier[]) => ('rows' in edit ? edit.rows : before);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(row, bound).map(
    ([at, to]): Step =>
      (rows) =>
        kept(setUpTo(rows, at, to), rows),
  ),
  row.map(
    (at): Step =>
      (rows, start) =>
        kept(addRow(rows, at, start), rows),
  ),
  row.map(
    (at): Step =>
      (rows) =>
        removeRow(rows, at),
  ),
  fc.tuple(row, fc.string({ maxLength: 3 })).map(
    ([at, price]): Step =>
      (rows) =>
        setPrice(rows, at, price),
  ),
);
const steps = fc.array(step, { minLength: 1, maxLength: 24, size: 'max' });
const starts = fc.constantFrom(0, 1, 3000);

describe('editing a price table', () => {
  it('B4 random edit sequences never reach a table with a gap, an overlap or two open rows', () => {
    let longest = 0;
    fc.assert(
      fc.property(starts, steps, (start, sequence) => {
        let rows = rowsOf(addRow([], -1, start));
        for (const edit of sequence) {
          rows = edit(rows, start);
          longest = Math.max(longest, rows.length);
          if (rows.length > 0 && countedFaults(rows, start).length > 0)
            throw new Error(`${JSON.stringify(rows)}: ${countedFaults(rows, start).join('; ')}`);
        }
      }),
      { numRuns: runs(40_000) },
    );
    expect(longest).toBeGreaterThan(4);
  });

  it('loses no price but that of a removed row', () => {
    fc.assert(
      fc.property(starts, steps, row, (start, sequence, at) => {
        const rows = sequence.reduce((table, edit) => edit(table, start), rowsOf(addRow([], -1, start)));
        const [ended, added] = [kept(setUpTo(rows, at, 42), rows), kept(addRow(rows, at, start), rows)];
        expect(pricesOf(ended)).toEqual(pricesOf(rows));
        if (added !== rows && rows.length > 0)
          expect(pricesOf(added)).toEqual(pricesOf(rows).toSpliced(at + 1, 0, ''));
        expect(pricesOf(removeRow(rows, at))).toEqual(pricesOf(rows).filter((_, index) => index !== at));
      }),
    );
  });

  it('moves the beginning of the next row along with an end', () => {
    expect(rowsOf(setUpTo(three, 0, 2999)).map(({ from }) => from)).toEqual([1, 3000, 5000]);
  });

  it('refuses an end below its row or beyond the next, and says which ends are left', () => {
    expect(reasonOf(setUpTo(three, 1, 999))).toEqual({ path: '1.to', key: 'tierTo', args: { min: 1000 } });
    expect(reasonOf(setUpTo(three, 0, 4999))).toEqual({ path: '0.to', key: 'max', args: { max: 4998 } });
    expect(reasonOf(setUpTo(three, 0, 1.5))).toMatchObject({ key: 'tierTo' });
    expect(reasonOf(setUpTo(three, 2, 9000))).toMatchObject({ key: 'tierLast' });
  });

  it('shares the units of a row with the one added after it, and refuses where there is only one', () => {
    expect(rowsOf(addRow(three, 1)).slice(1, 3)).toEqual([
      { from: 1000, to: 2999, price: '0.05' },
      { from: 3000, to: 4999, price: '' },
    ]);
    expect(rowsOf(addRow(three, 2)).slice(2)).toEqual([
      { from: 5000, to: 9999, price: '0.04' },
      { from: 10_000, to: null, price: '' },
    ]);
    expect(reasonOf(addRow(rowsOf(setUpTo(three, 0, 1)), 0))).toMatchObject({ path: '0.to' });
  });

  it('gives the units of a removed row to the row before it, or else to the row after it', () => {
    expect(removeRow(three, 1)).toEqual([{ ...three[0], to: 4999 }, three[2]]);
    expect(removeRow(three, 0)[0]).toEqual({ ...three[1], from: 1 });
    expect(removeRow(three, 2)[1]).toEqual({ ...three[1], to: null });
    expect(removeRow(three.slice(2), 0)).toEqual([]);
  });

  it('closes the gaps of a stored table before it is edited, and keeps its prices', () => {
    const broken = [
      { ...three[0], to: null },
      { ...three[1], to: 2000 },
      { ...three[2], to: 9 },
    ] as Tier[];
    expect(countedFaults(chained(broken), 1)).toEqual([]);
    expect(pricesOf(chained(broken))).toEqual(pricesOf(three));
    expect(chained(three)).toEqual(three);
  });
});
