import { styled, type Theme } from '@mui/material/styles';
import { peekSign } from '../peek/peekSign';
import { showing, type ColumnRoom } from './columnRoom';

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
  ...heads(theme),
  '& tbody td': {
    height: 'var(--row)',
    borderBottom: `1px solid ${theme.palette.divider}`,
    maxWidth: 340,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  ...texts,
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .number': { textAlign: 'end' },
  /* the beginning of an amount is another amount */
  '& tbody td.number': { maxWidth: 'none' },
  '& th.actions, & td.actions': { width: 48, padding: '0 8px', textAlign: 'end' },
  /* where nobody can do anything with a row, its menu takes no room */
  '& table:not(:has(td.actions > *)) .actions': { width: 0, padding: 0 },
  ...boxes(theme),
  ...rows(theme),
  '& > [data-loading]': { padding: '4px 8px 0' },
  ...groups(theme),
  '&[data-wide]': scrolling(theme),
  ...links(theme),
  ...peek(theme),
  ...more(theme),
  '@media print': paper,
}));

/** The table in it, whose columns have room or not. */
export const RoomyTable = styled('table', { shouldForwardProp: (name) => name !== 'hiding' })<
  Pick<ColumnRoom, 'hiding'>
>(({ hiding }) => hiding);

/** A theme reaches it by the name of either table of react-admin. */
export const TableFrame = styled(Frame, { name: 'RaDatagrid', slot: 'Root' })({});

const heads = (theme: Theme) =>
  ({
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
  }) as const;

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
 * A column of texts needs no room at all and wants all that the longest of them takes, up to a limit: between the two the
 * browser's own table leaves it what the others do not need. What is cut ends in dots.
 */
const texts = {
  '& tbody td.text > div': { display: 'grid', gridTemplateColumns: 'minmax(0, max-content)' },
  '& tbody td.text > div > span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    /* room for the ring of what has the focus */
    padding: 4,
    margin: -4,
  },
  '& tbody td.text > div > span > *': { flexWrap: 'nowrap' },
} as const;

/* Paper is no wider than it is, and nobody points at it: all columns, on as many lines as they need. */
const paper = {
  ...showing,
  overflow: 'visible',
  maxHeight: 'none',
  '& thead th, & .lead': { position: 'static' },
  '& thead th[style]:not(.lead)': { minWidth: '0 !important' },
  '& thead .lead': { minWidth: '150px !important' },
  '& tbody td.text > div > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody td.text > div > span > *': { flexWrap: 'wrap' },
  '& .peek': { display: 'none' },
} as const;

/* All columns, however many: it scrolls both ways, under its head, beside what tells the rows apart and the menus of the rows. */
const scrolling = (theme: Theme) =>
  ({
    ...showing,
    overflow: 'auto',
    maxHeight: '80vh',
    '& table': { width: 'max-content', minWidth: '100%' },
    '& .actions': { position: 'sticky', right: 0, backgroundColor: 'inherit' },
    '& thead th': { top: 0 },
    '& thead th.actions': { zIndex: 3, backgroundColor: theme.palette.surface.sunken },
    '& .lead': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      backgroundColor: 'inherit',
      boxShadow: `1px 0 ${theme.palette.divider}`,
    },
    '& thead .lead': {
      zIndex: 3,
      backgroundColor: theme.palette.surface.sunken,
    },
  }) as const;

/*
 * The button of the quick view is seen with the pointer or the focus on its row. It stands over the end of the name, so that it
 * takes no room from the columns.
 */
const peek = (theme: Theme) =>
  ({
    /* weaker than a column that stays in sight, which holds it as well */
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
  }) as const;

/* Above the menus of the rows. */
const more = (theme: Theme) =>
  ({
    '& button.more': {
      justifyContent: 'center',
      minWidth: 32,
      borderRadius: 6,
      '&:hover': { backgroundColor: theme.palette.action.hover },
    },
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
