import { controlsStyle, oneLine } from '../../views/list/rows/frameStyle';

export const splitStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 2fr) minmax(0, 3fr)' },
  gap: 2,
  alignItems: 'start',
  '& > .lines': { minWidth: 0 },
  /* what keeps the focus in the record has marks beside it, which are no columns; it stays in sight along all lines */
  '& > .pane': { minWidth: 0, alignSelf: 'stretch' },
  '& > .none': { border: '1px dashed', borderColor: 'divider', borderRadius: '12px' },
  '@media print': { display: 'block' },
} as const;

export const lineStyle = {
  minWidth: 0,
  cursor: 'pointer',
  breakInside: 'avoid',
  '& + &, [data-group] + &': { borderTop: '1px solid', borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-peeked]': { bgcolor: 'primary.light' },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 1.5,
    px: 1.5,
    py: 0.5,
  },
  '& .name': { gridColumn: 2, ...oneLine, lineHeight: '24px' },
  '& .time': { gridColumn: 3, gridRow: 1, color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' },
  '& .tools': { gridColumn: 4, gridRow: 1, display: 'flex' },
  '& .rest': {
    gridColumn: '2 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    minHeight: 24,
    color: 'text.secondary',
  },
  '& .rest > span': { ...oneLine, flex: '0 1 auto' },
  '& .rest > span:first-of-type': { flex: '1 1 auto' },
  '& [data-strong] .name, & [data-strong] .rest': { color: 'text.primary', fontWeight: 700 },
  ...controlsStyle,
  '& a.title': { ...controlsStyle['& a.title'], fontWeight: 'inherit' },
} as const;

/* The bar of the page is 56 high and 12 from its edge. */
export const paneStyle = {
  all: {
    boxSizing: 'border-box',
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bgcolor: 'background.paper',
    px: 2,
    pb: 2,
    /* the focus comes here to be read from, and is seen by its border */
    '&:focus': { outline: 'none' },
    '@media print': { display: 'none' },
  },
  beside: {
    position: 'sticky',
    top: 80,
    maxHeight: 'calc(100dvh - 96px)',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
    '&:focus-visible': { borderColor: 'primary.main' },
  },
  over: { position: 'fixed', inset: 0, zIndex: 'drawer' },
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 4,
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 48,
    mx: -1,
    bgcolor: 'background.paper',
  },
} as const;
