import { styled, type Theme } from '@mui/material/styles';
import { peekSign } from '../peek/peekSign';

/* The look of a table of native cells, and the room in which it scrolls sideways. */
const Frame = styled('div', { name: 'RaDataTable', slot: 'Root' })(({ theme }) => ({
  /* holds what is drawn for screen readers alone, which would otherwise widen the page */
  position: 'relative',
  /* not a place that scrolls: the head stays in sight while the page does */
  overflow: 'clip',
  containerType: 'inline-size',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 14 },
  '& th, & td': { padding: '0 var(--cell-x)', textAlign: 'start' },
  '& thead th': {
    position: 'sticky',
    top: 'var(--bar-end)',
    zIndex: 2,
    height: 40,
    backgroundColor: theme.palette.surface.sunken,
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 24,
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& th[aria-sort] button': { color: theme.palette.text.primary },
  '& tbody td': {
    height: 'var(--row)',
    borderBottom: `1px solid ${theme.palette.divider}`,
    maxWidth: 'var(--cell-max, 220px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  /* by which a row is known */
  '& tbody td.key': { maxWidth: 'var(--key-max, 340px)' },
  '& tbody td > *': { flexWrap: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .number': { textAlign: 'end' },
  /* the beginning of an amount is another amount */
  '& tbody td.number': { maxWidth: 'none' },
  '& th.actions, & td.actions': { width: 48, padding: '0 8px', textAlign: 'end' },
  /* where nobody can do anything with a row, its menu takes no room */
  '& table:not(:has(td.actions > *)) .actions': { display: 'none' },
  ...boxes(theme),
  ...rows(theme),
  ...groups(theme),
  ...secondLine(theme),
  '&[data-scrolls]': scrolling(theme),
  ...links(theme),
  ...peek(theme),
}));

/** A theme reaches it by the name of either table of react-admin. */
export const TableFrame = styled(Frame, { name: 'RaDatagrid', slot: 'Root' })({});

const boxes = (theme: Theme) =>
  ({
    '& th.check, & td.check': { width: 40, padding: '0 0 0 var(--cell-x)' },
    '& th.check label': { display: 'flex', alignItems: 'center', height: '100%' },
    '& td.check': { cursor: 'pointer' },
    '& .check + *': { paddingLeft: 8 },
    '& input[type=checkbox]': { width: 18, height: 18, margin: 3, accentColor: theme.palette.primary.main },
  }) as const;

const groups = (theme: Theme) =>
  ({
    '& [data-group] th': {
      height: 36,
      color: theme.palette.text.secondary,
      fontSize: 13,
      fontWeight: 400,
      backgroundColor: theme.palette.surface.sunken,
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& [data-group] b': { color: theme.palette.text.primary, fontWeight: 600 },
  }) as const;

const rows = (theme: Theme) =>
  ({
    '& tbody tr': { backgroundColor: theme.palette.background.paper },
    '& tbody tr:hover': { backgroundColor: theme.palette.surface.sunken },
    '& tbody tr[aria-selected=true]': { backgroundColor: theme.palette.primary.light },
    '& tbody[data-linked] tr': { cursor: 'pointer' },
  }) as const;

/*
 * What has no room beside the others: below the first cell and as wide as the row, so that it breaks before it is cut. The
 * cell around it is as wide as before.
 */
const secondLine = (theme: Theme) =>
  ({
    '& [data-below] tbody td': { verticalAlign: 'top', paddingTop: 'calc((var(--row) - 24px) / 2)' },
    /* whose row it is: where some are below, one more of them costs no line, and the name is not cut for it */
    '& [data-below] tbody td.lead': { maxWidth: 'max(var(--key-max, 240px), 240px)' },
    '& [data-below] tbody td.actions': { paddingTop: 'calc((var(--row) - 36px) / 2)' },
    '& [data-below] td:has(> .below)': { overflow: 'visible' },
    '& .below': { width: 0, paddingTop: 4 },
    '& .below > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 20px',
      width: 'calc(100cqw - 64px)',
      paddingBottom: 6,
      fontSize: 13,
      lineHeight: '24px',
    },
    '& .below > div > span': { maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .below .label': { marginInlineEnd: 4, color: theme.palette.text.secondary, fontSize: 12 },
    '& .sorters td': {
      padding: '0 calc(40px + 8px)',
      backgroundColor: theme.palette.surface.sunken,
      borderBottom: `1px solid ${theme.palette.divider}`,
      color: theme.palette.text.secondary,
      fontSize: 12,
    },
    '& .sorters button': { marginInlineEnd: 20 },
    '& .sorters button[aria-pressed=true]': { color: theme.palette.text.primary },
    '& thead:has(.sorters) th': { borderBottom: 0 },
  }) as const;

/* Wider than its frame with nothing left to fold: it scrolls both ways, under its head and beside its first column. */
const scrolling = (theme: Theme) =>
  ({
    overflow: 'auto',
    maxHeight: '80vh',
    '& thead th': { top: 0 },
    '& tr > .check + *, & tr > :first-child:not(.check)': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      backgroundColor: 'inherit',
      boxShadow: `1px 0 ${theme.palette.divider}`,
    },
    '& thead tr > .check + *, & thead tr > :first-child:not(.check)': {
      zIndex: 3,
      backgroundColor: theme.palette.surface.sunken,
    },
    '@media print': { overflow: 'visible', maxHeight: 'none' },
  }) as const;

/*
 * The button of the quick view is seen with the pointer or the focus on its row. It stands over the end of the name, so that it
 * takes no room from the columns.
 */
const peek = (theme: Theme) =>
  ({
    /* weaker than a first column that stays in sight, which holds it as well */
    '& :where(.lead)': { position: 'relative' },
    '& .peek': {
      ...peekSign,
      position: 'absolute',
      insetInlineEnd: 0,
      top: 'calc((var(--row) - 28px) / 2)',
      width: 28,
      height: 28,
      color: theme.palette.text.secondary,
      backgroundColor: theme.palette.surface.sunken,
      opacity: 0,
    },
    '& tr:hover .peek, & tr:focus-within .peek, & .peek:focus': { opacity: 1 },
    '& .peek:hover': { color: theme.palette.primary.main },
    '& tr[data-peeked]': { backgroundColor: theme.palette.primary.light, scrollMarginBlock: 130 },
    '@media (hover: none)': { '& .peek': { opacity: 1 } },
    '@media print': { '& .peek': { display: 'none' } },
  }) as const;

const links = (theme: Theme) =>
  ({
    /* a block within the line is cut by itself: the ellipsis of the cell would not show */
    '& td a': {
      display: 'inline-block',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
      color: theme.palette.primary.main,
      lineHeight: '24px',
      textDecoration: 'none',
    },
    '& td a.title': { minWidth: 24, color: theme.palette.text.primary, fontWeight: 550 },
    '& td a:hover': { textDecoration: 'underline' },
  }) as const;
