/** A record as a page knows it. */
export type Arrived = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * All that arrived, each record once in its newest state, the newest record first. Whichever way, however often and in
 * whatever parts the states came, the answer is the same (F-04, F-05, S7.23). `most` of them are kept.
 */
export const mergeArrived = <T extends Arrived>(
  before: readonly T[],
  more: readonly T[],
  most = Infinity,
): readonly T[] => {
  const known = new Map(before.map((record) => [record.id, record]));
  let isChanged = false;
  for (const record of more) {
    const other = known.get(record.id);
    if (other && compareStates(record, other) <= 0) continue;
    known.set(record.id, record);
    isChanged = true;
  }
  return isChanged ? [...known.values()].toSorted(newestFirst).slice(0, most) : before;
};

/**
 * The rows of a list with what has arrived since they were asked for: a row in its newer state stands where it stood,
 * and what the list does not have is in front of it (S7.20). In doubt the list is right.
 */
export const withArrived = <T extends Arrived>(rows: readonly T[], arrived: readonly T[]): readonly T[] => {
  if (arrived.length === 0) return rows;
  const left = new Map(arrived.map((record) => [record.id, record]));
  const listed = rows.map((row) => {
    const other = left.get(row.id);
    left.delete(row.id);
    return other && compareVersions(other, row) > 0 ? other : row;
  });
  return [...left.values(), ...listed];
};

const compareVersions = (a: Arrived, b: Arrived): number =>
  timeOf(a['updatedAt']) - timeOf(b['updatedAt']) || versionOf(a) - versionOf(b);

/* Two states that say nothing about their age need an order, too, and the same one in every page: that of their text. */
const compareStates = (a: Arrived, b: Arrived): number =>
  compareVersions(a, b) || compareText(canonical(a), canonical(b));

/* What does not say when it was made has just been made. Of the same time, the greater id is the later one. */
const newestFirst = (a: Arrived, b: Arrived): number =>
  timeOf(b['createdAt'], NOW) - timeOf(a['createdAt'], NOW) ||
  b.id.length - a.id.length ||
  compareText(b.id, a.id);

const NOW = Number.MAX_SAFE_INTEGER;

const timeOf = (value: unknown, missing = 0): number => {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : missing;
};

const versionOf = ({ __v: version }: Arrived): number =>
  typeof version === 'number' && Number.isFinite(version) ? version : -1;

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/* The same text for the same values, in whatever order their keys came. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => compareText(a, b)))
      : each,
  );
