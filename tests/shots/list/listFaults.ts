import type { Cell, DrawnList, Line, Piece } from './readList';

/** What is wrong with a list as it is drawn, each fault once, with an example. */
export const listFaults = (list: DrawnList): string[] => [
  ...(list.lines.length === 0 ? ['there is no row'] : []),
  ...[overlaps, beyond, cutThoughWhole, secondLines, cutUntold, hiddenUnsaid].flatMap((judge) =>
    onceEach(judge(list)),
  ),
];

type Fault = { readonly fault: string; readonly text?: string };

/** Two cells of a row, or two parts of a card, stand over each other, which they do where some stay while others scroll. */
export const overlaps = ({ lines, isScrolled }: DrawnList): Fault[] =>
  (isScrolled ? [] : lines).flatMap(({ of, cells }) =>
    cells.flatMap((cell, at) =>
      cells
        .slice(at + 1)
        .filter((other) => cell.pieces.some((one) => other.pieces.some((two) => areOver(one, two))))
        .map((other) => ({ fault: `${of}: ${cell.name} overlaps ${other.name}`, text: textOf(cell) })),
    ),
  );

/** The table is wider than its frame, which does not scroll, or the page than the window. */
export const beyond = ({ beyond: { frame, window } }: DrawnList): Fault[] => [
  ...(frame > SLACK ? [{ fault: `the table is ${Math.round(frame)} px wider than its frame` }] : []),
  ...(window > 0 ? [{ fault: `the page is ${window} px wider than the window` }] : []),
];

/** An amount, a number, a time or a state is cut. */
export const cutThoughWhole = ({ lines }: DrawnList): Fault[] =>
  piecesOf(lines)
    .filter(({ cell, piece }) => cell.isWhole && piece.cut !== 'no')
    .map(({ line, cell, piece }) => ({ fault: `${line.of}: ${cell.name} is cut`, text: piece.text }));

/** A row of a table is higher than a row with nothing in it, or a text in it breaks. */
export const secondLines = ({ lines }: DrawnList): Fault[] => [
  ...lines
    .filter(({ of, height, least }) => of === 'row' && height > least + SLACK)
    .map(({ height }) => ({ fault: `row: it is ${height} px high` })),
  ...piecesOf(lines)
    .filter(({ line, piece }) => line.of !== 'card' && piece.lines > 1)
    .map(({ line, cell, piece }) => ({
      fault: `${line.of}: ${cell.name} has a second line`,
      text: piece.text,
    })),
];

/** A text is cut, and nothing tells all of it. */
export const cutUntold = ({ lines }: DrawnList): Fault[] =>
  piecesOf(lines)
    .filter(({ cell, piece }) => !cell.isWhole && piece.cut === 'untold')
    .map(({ line, cell, piece }) => ({
      fault: `${line.of}: ${cell.name} is cut, and all of it is nowhere`,
      text: piece.text,
    }));

/** Columns have no room, and the head does not say so. */
export const hiddenUnsaid = ({ hidden: { columns, said } }: DrawnList): Fault[] =>
  columns === said ? [] : [{ fault: `${columns} columns have no room, and the head says ${said}` }];

const SLACK = 1.5;

const areOver = ({ seen: one }: Piece, { seen: two }: Piece): boolean => {
  if (!one || !two) return false;
  const over = (from: 'left' | 'top', until: 'right' | 'bottom') =>
    Math.min(one[until], two[until]) - Math.max(one[from], two[from]) > SLACK;
  return over('left', 'right') && over('top', 'bottom');
};

const piecesOf = (lines: readonly Line[]) =>
  lines.flatMap((line) => line.cells.flatMap((cell) => cell.pieces.map((piece) => ({ line, cell, piece }))));

const textOf = ({ pieces }: Cell): string => pieces.map(({ text }) => text).join(' ');

const onceEach = (faults: readonly Fault[]): string[] => {
  const found = new Map<string, string>();
  for (const { fault, text } of faults)
    if (!found.has(fault)) found.set(fault, text ? `${fault}: "${text.slice(0, 60)}"` : fault);
  return [...found.values()];
};
