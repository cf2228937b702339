import type { Issue } from '../../../model/resolved/kind';
import { isBound, type Tier } from './tierIssues';

/** The table after an edit, or why it stays as it was: an issue at the cell, with the valid answer. */
export type Edit = { readonly rows: readonly Tier[] } | { readonly refused: Issue };

/**
 * Ends a row at `to`; the next one begins right after it, and no other row changes. Refused below the row's own
 * `from` and where the next row would have nothing left: a neighbour's numbers are never pushed away unseen.
 * The last row has no end, so it takes none.
 */
export const setUpTo = (rows: readonly Tier[], index: number, to: number): Edit => {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next) return refused(index, 'tierLast');
  const most = (next.to ?? Number.MAX_SAFE_INTEGER - 1) - 1;
  if (!isBound(to) || to < row.from) return refused(index, 'tierTo', { min: row.from });
  if (to > most) return refused(index, 'max', { max: most });
  return { rows: rows.with(index, { ...row, to }).with(index + 1, { ...next, from: to + 1 }) };
};

/**
 * Puts a row without a price after another, which gives up the upper half of its units; the open last row ends at
 * about twice its `from`. Refused where there is nothing to share. The first row of all begins at `start`.
 */
export const addRow = (rows: readonly Tier[], afterIndex: number, start = 1): Edit => {
  const row = rows[afterIndex];
  if (rows.length === 0) return { rows: [{ from: start, to: null, price: '' }] };
  if (!row) return refused(afterIndex, 'max', { max: rows.length - 1 });
  const end = row.to === null ? Math.max(2 * row.from, 1000) - 1 : Math.floor((row.from + row.to) / 2);
  if (!isBound(end + 1) || end === row.to) return refused(afterIndex, 'tierTo', { min: row.from + 1 });
  const added = { from: end + 1, to: row.to, price: '' };
  return { rows: rows.with(afterIndex, { ...row, to: end }).toSpliced(afterIndex + 1, 0, added) };
};

/** Takes a row away: the one before it gets its units, or else the one after it. */
export const removeRow = (rows: readonly Tier[], index: number): readonly Tier[] => {
  const [before, row, after] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row) return rows;
  if (before) return rows.with(index - 1, { ...before, to: row.to }).toSpliced(index, 1);
  return after ? rows.with(index + 1, { ...after, from: row.from }).toSpliced(index, 1) : [];
};

/** Any text is kept, so that the check of the kind can name what is wrong with it. */
export const setPrice = (rows: readonly Tier[], index: number, price: string): readonly Tier[] => {
  const row = rows[index];
  return row ? rows.with(index, { ...row, price }) : rows;
};

/** A stored table with every row put where the one before it ends, as an edit needs it. Prices stay. */
export const chained = (rows: readonly Tier[], start = 1): readonly Tier[] => {
  let from = start;
  return rows.map((row, index) => {
    const next = rows[index + 1];
    const tier = { ...row, from, to: next ? endOf(row.to, { from, next }) : null };
    from = (tier.to ?? from) + 1;
    return tier;
  });
};

type Place = { readonly from: number; readonly next: Tier };

const endOf = (to: number | null, { from, next }: Place): number => {
  if (isBound(to)) return to;
  return isBound(next.from) ? next.from - 1 : from;
};

const refused = (index: number, key: Issue['key'], args: NonNullable<Issue['args']> = {}): Edit => ({
  refused: { path: `${index}.to`, key, args },
});
