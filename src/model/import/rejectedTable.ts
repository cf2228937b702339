import type { Judged } from './judgeRow';

/**
 * The rows that were not taken, as a table that can be imported again once it is put right: the columns of the file
 * as they stood, and the reason at the end. A column of reasons that the file already had makes room for it.
 */
export const rejectedTable = (
  header: readonly string[],
  judged: readonly Judged[],
  { title, reasonOf }: { readonly title: string; readonly reasonOf: (row: Judged) => string },
): string[][] => {
  const kept = header.flatMap((text, index) => (text.trim() === title ? [] : [index]));
  const width = Math.max(header.length, ...judged.map(({ read }) => read.row.cells.length));
  const beyond = Array.from({ length: width - header.length }, (_, index) => header.length + index);
  const columns = [...kept, ...beyond];
  return [
    [...columns.map((index) => header[index] ?? ''), title],
    ...judged.map((row) => [...columns.map((index) => row.read.row.cells[index] ?? ''), reasonOf(row)]),
  ];
};

/** The rows with a reason why they were not taken. */
export const rejectedRows = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ faults }) => faults.length > 0);
