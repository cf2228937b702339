import { peekSign } from '../../views/list/peek/peekSign';

/**
 * Beside each other, as many as there is room for, all as high as the highest, so that a card is dropped beside the one it
 * was taken from; a phone shows one and the edge of the next, and stops at each.
 */
export const columnsStyle = {
  /* what is there for screen readers alone scrolls with its card; otherwise it makes the page as wide as the columns */
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '85%', sm: 'minmax(272px, 1fr)' },
  gap: 1.5,
  pb: 1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  /* what is dragged is not held back */
  '&[data-lifted]': { scrollSnapType: 'none' },
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
} as const;

export const partStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;

export const columnStyle = {
  minHeight: 200,
  minWidth: 0,
  p: 1,
  bgcolor: 'surface.sunken',
  border: '2px solid transparent',
  borderRadius: '12px',
  scrollSnapAlign: 'start',
  '&[data-over]': { borderColor: 'primary.main' },
  '&[data-closed]': { opacity: 0.6 },
  '&[data-over][data-closed]': { borderStyle: 'dashed', borderColor: 'error.main' },
  '@media print': { minHeight: 0, border: 0 },
} as const;

export const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  m: 0,
  px: 0.5,
  minHeight: 32,
  fontSize: 14,
  fontWeight: 600,
  '& .sum': { marginInlineStart: 'auto', fontWeight: 400, color: 'text.secondary' },
  '& output': { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
} as const;

/** The card in its line of the list, which has what is drawn. */
export const cardStyle = {
  minWidth: 0,
  p: 1.25,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  breakInside: 'avoid',
  '&[data-peeked]': { bgcolor: 'primary.light' },
  '&:has(> [data-dragging])': { opacity: 0.4 },
  '& > .card': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 },
  /* held for a moment it is dragged by a finger, and no menu of a link comes up */
  '& > [data-movable]': { cursor: 'grab', WebkitTouchCallout: 'none' },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 1 },
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere', lineHeight: '24px' },
  '& .tools': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    mb: -0.75,
    color: 'text.secondary',
    '& > button': { minWidth: 32, minHeight: 32 },
  },
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a.title': { display: 'block', color: 'text.primary', fontWeight: 600 },
  '& a:focus-visible': { outlineOffset: -2 },
  '& [data-check]': { display: 'flex', flex: 'none', p: '12px', m: '-10px -8px -10px -12px' },
  '& input[type=checkbox]': { width: 18, height: 18, m: 0 },
  '& .peek': { ...peekSign, width: 32, height: 32, color: 'text.secondary' },
} as const;

export const liftedStyle = {
  p: 1.25,
  width: 'min(272px, 80vw)',
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'primary.main',
  borderRadius: '10px',
  boxShadow: 4,
  cursor: 'grabbing',
} as const;
