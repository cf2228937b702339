import type { RaRecord } from 'react-admin';

/** Where a record would go: beside another one, or below it. */
export type Goal = { readonly side: 'before' | 'after' | 'into'; readonly other: RaRecord };

export type TreeLine = { readonly record: RaRecord; readonly element: HTMLElement };

export type TreeRules = {
  /** The row that is moved, with all that stands below it. */
  readonly lifted: HTMLElement;
  /** Whether those below one record stand in an order that people make. */
  readonly isOrdered: boolean;
  /** Whether it could stand below that record, or beside it. */
  readonly fits: (goal: Goal) => boolean;
};

/**
 * What a pointer is over in a tree: near the edges of a line what is moved goes beside it, and in the middle below it.
 * `circle`: over what stands below itself. Undefined: over nothing where it would go.
 */
export const goalInTree = (
  y: number,
  lines: readonly TreeLine[],
  { lifted, isOrdered, fits }: TreeRules,
): { readonly line: TreeLine; readonly goal: Goal | 'circle' } | undefined => {
  const found = lines.find(({ element }) => partOf(element, y) !== undefined);
  if (!found || found.element === lifted) return undefined;
  if (lifted.contains(found.element)) return { line: found, goal: 'circle' };
  const part = partOf(found.element, y) ?? 0;
  const side = !isOrdered ? 'into' : part < EDGE ? 'before' : part > 1 - EDGE ? 'after' : 'into';
  const goal = { side, other: found.record } as const;
  return fits(goal) ? { line: found, goal } : undefined;
};

const EDGE = 0.3;

/* How far down in the line of a row, without what stands below it. */
const partOf = (element: HTMLElement, y: number): number | undefined => {
  const { top, bottom } = (element.querySelector(':scope > .line') ?? element).getBoundingClientRect();
  return y >= top && y < bottom ? (y - top) / (bottom - top) : undefined;
};
