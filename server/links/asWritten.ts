import type { Change, Row } from '../store/store';

/*
 * What a write has really found and written, by what was handed in: more was filled in, and others may have written the
 * record beside its version since it was read.
 */
const befores = new WeakMap<Change, Row>();

const wholes = new WeakMap<Row, Row>();

export const noteFound = (change: Change, before: Row): void => void befores.set(change, before);

export const noteWritten = (given: readonly Row[], written: readonly Row[]): void =>
  given.forEach((row, at) => wholes.set(row, written[at] ?? row));

/** The record as it was when nobody else could write it any more, where the change was written so. */
export const foundBy = (change: Change): Row | undefined => befores.get(change);

export const writtenFor = (row: Row): Row => wholes.get(row) ?? row;
