/** More tabs would be cut off or wrap; the last one then has the rest below it. */
export const MOST_TABS = 5;

/** The rail of a tab beside the rest of it. */
export const besideStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
} as const;

/** Below the rest where there is no room beside it. */
export const railStyle = {
  minWidth: 0,
  borderLeft: { lg: '1px solid' },
  borderColor: { lg: 'divider' },
  pl: { lg: 3 },
} as const;
