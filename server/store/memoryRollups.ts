import { decimalIn, sumOfTallies, type Tallies, type Tally } from '../../src/model/numbers/totals';
import { compareText, textOf, valueAt } from '../../src/model/values/comparable';
import { addDecimals, multiplyDecimals, type Decimal } from '../../src/model/values/decimal';
import type { Cube } from './cube';
import { groupOfHour, hourOf, rolledQuestion, type HourTest, type RolledQuestion } from './rollups';
import type { Size } from '../../src/model/rules/matchConditions';
import type { Row, TallyQuery } from './store';

/* All combinations of one cube: what they are, and how much. */
type Cell = { hour: string; key: readonly (string | null)[]; count: number; numbers: Map<string, Summed> };

type Summed = { valued: number; sum: Decimal };

type Kept = { readonly cube: Cube; readonly cells: Map<string, Cell> };

/** The numbers that a memory store keeps with every write. `rows` are those of a collection. */
export const createMemoryRollups = (rows: (collection: string) => Iterable<Row>) => {
  let kept: readonly Kept[] = [];
  const fill = () => {
    for (const { cube, cells } of kept) {
      cells.clear();
      for (const row of rows(cube.collection)) add(cells, cube, { row, sign: 1 });
    }
  };
  return {
    keep: (cubes: readonly Cube[]) => {
      if (JSON.stringify(cubes) === JSON.stringify(kept.map(({ cube }) => cube))) return;
      kept = cubes.map((cube) => ({ cube, cells: new Map() }));
      fill();
    },
    /** To be told of every write, also of one that is taken back. */
    note: (collection: string, before: Row | undefined, after: Row | undefined) => {
      for (const { cube, cells } of kept) {
        if (cube.collection !== collection) continue;
        if (before) add(cells, cube, { row: before, sign: -1 });
        if (after) add(cells, cube, { row: after, sign: 1 });
      }
    },
    /** To be called when whole collections are others. */
    fill,
    totals: (collection: string, query: TallyQuery): Tallies | undefined => {
      for (const { cube, cells } of kept) {
        const question = cube.collection === collection ? rolledQuestion(query, cube) : undefined;
        if (question) return talliesIn(cells.values(), question, cube);
      }
      return undefined;
    },
  };
};

type Counted = { readonly row: Row; readonly sign: 1 | -1 };

const add = (cells: Map<string, Cell>, { dims, sums }: Cube, { row, sign }: Counted): void => {
  const hour = hourOf(row.createdAt);
  const key = dims.map((path) => textOf(valueAt(row, path)) ?? null);
  const name = JSON.stringify([hour, key]);
  const cell = cells.get(name) ?? { hour, key, count: 0, numbers: new Map() };
  cells.set(name, cell);
  cell.count += sign;
  for (const path of sums) {
    const number = decimalIn(valueAt(row, path));
    if (number === undefined) continue;
    const { valued, sum } = cell.numbers.get(path) ?? NOTHING;
    const signed = sign === 1 ? number : multiplyDecimals([number, '-1']);
    cell.numbers.set(path, { valued: valued + sign, sum: addDecimals([sum, signed]) });
  }
  if (cell.count === 0) cells.delete(name);
};

const NOTHING: Summed = { valued: 0, sum: '0' };

const talliesIn = (cells: Iterable<Cell>, question: RolledQuestion, { dims }: Cube): Tallies => {
  const { hours, values, by, of } = question;
  const isMeant = ({ hour, key }: Cell): boolean =>
    hours.every((test) => holds(hour, test)) &&
    values.every(({ dim, value }) => value.includes(key[dims.indexOf(dim)] ?? NONE));
  const groupOf = ({ hour, key }: Cell): string | null =>
    question.per === undefined ? key[dims.indexOf(by ?? '')] || null : groupOfHour(hour, question);
  const groups = new Map<string | null, Tally>();
  let all: Tally = { count: 0, valued: 0, sum: '0' };
  for (const cell of cells) {
    if (!isMeant(cell)) continue;
    const own = { count: cell.count, ...(cell.numbers.get(of ?? '') ?? NOTHING) };
    all = sumOfTallies(all, own);
    if (by === undefined) continue;
    const key = groupOf(cell);
    const group = groups.get(key);
    groups.set(key, group ? sumOfTallies(group, own) : own);
  }
  return { all, groups: [...groups].map(([key, tally]) => ({ key, ...tally })), isRolled: true };
};

/* No value is text with this in it: it is what half a letter is stored as. */
const NONE = '\ud800';

const holds = (hour: string, { op, hour: bound, asked }: HourTest): boolean =>
  hour.startsWith('~')
    ? isSized[asked.op](compareText(hour.slice(1), asked.value))
    : isSized[op](compareText(hour, bound));

const isSized: { readonly [S in Size]: (difference: number) => boolean } = {
  gt: (difference) => difference > 0,
  gte: (difference) => difference >= 0,
  lt: (difference) => difference < 0,
  lte: (difference) => difference <= 0,
};
