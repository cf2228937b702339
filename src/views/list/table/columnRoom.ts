import type { CellWidth } from '../../../fields/cellView';

type Column = {
  readonly name: string;
  /** Its cells. */
  readonly width: CellWidth;
  /** Its head, in px. */
  readonly head: number;
};

export type ColumnRoom = {
  /** From which width of the frame on each column is seen, in px: 0 where it always is. */
  readonly from: ReadonlyMap<string, number>;
  /** The class of the cells of each column; none where it is always seen. */
  readonly classes: ReadonlyMap<string, string>;
  /** How many columns have no room, each with the class of what says so: one of them is seen at a time, or none. */
  readonly hidden: readonly { readonly count: number; readonly className: string }[];
  /** The class of what is seen only while a column has no room; none where each always has it. */
  readonly someHidden: string | undefined;
  /** The styles of these classes, for the table: they hide what has no room in its frame, without a look at what is in it. */
  readonly hiding: Rules;
};

type Rules = Readonly<Record<string, Readonly<Record<string, { readonly display: 'none' }>>>>;

/* The boxes and the menus of the rows, and the room around the value of a cell. */
const BESIDE = 88;
const PADDING = 28;

/**
 * From which width of its frame on a table has room for each of its columns: for the first of `columns` before the second,
 * and so on. The styles do the rest, whatever the width becomes: the frame is a container. They are those of this table
 * alone, a few dozen: the browser takes in rule by rule.
 */
export const roomFor = (columns: readonly Column[]): ColumnRoom => {
  let width = BESIDE;
  const steps = columns.map(({ name, width: cell, head }, at) => {
    width += Math.max('whole' in cell ? cell.whole : cell.least, head) + PADDING;
    return { name, from: at === 0 ? 0 : Math.ceil(width) };
  });
  const hidden = steps.flatMap(({ from }, at) => {
    const until = steps[at + 1]?.from;
    const count = steps.length - at - 1;
    return until === undefined ? [] : [{ count, className: `${seenFrom(from)}until-${until}` }];
  });
  const borders = steps.slice(1).map(({ from }) => from);
  return {
    from: new Map(steps.map(({ name, from }) => [name, from])),
    classes: new Map(steps.slice(1).map(({ name, from }) => [name, `from-${from}`])),
    hidden,
    someHidden: hidden.length === 0 ? undefined : `until-${borders.at(-1)}`,
    hiding: Object.fromEntries(borders.flatMap(stylesAt)),
  };
};

/* The first is seen in any frame. */
const seenFrom = (width: number): string => (width === 0 ? '' : `from-${width} `);

const stylesAt = (width: number) =>
  [
    [`@container (width < ${width}px)`, { [`& .from-${width}`]: { display: 'none' } }],
    [`@container (width >= ${width}px)`, { [`& .until-${width}`]: { display: 'none' } }],
  ] as const;

/** Shows them all the same. */
export const showing = { '& :is(th, td)[class*="from-"]': { display: 'table-cell' } } as const;
