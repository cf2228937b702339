import { styled, type Theme } from '@mui/material/styles';

/* The look of a table of native cells, and the room in which it scrolls sideways. */
const Frame = styled('div', { name: 'RaDataTable', slot: 'Root' })(({ theme }) => ({
  /* holds what is drawn for screen readers alone, which would otherwise widen the page */
  position: 'relative',
  overflowX: 'auto',
  containerType: 'inline-size',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& th, & td': { padding: 'var(--cell-y) var(--cell-x)', textAlign: 'start' },
  '& thead th': {
    padding: '6px var(--cell-x)',
    backgroundColor: theme.palette.surface.sunken,
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& th[aria-sort] button': { color: theme.palette.text.primary },
  '& tbody td': {
    borderBottom: `1px solid ${theme.palette.divider}`,
    maxWidth: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  /* a moment has two lines where there is little room, and only there */
  '& tbody td:has(time)': { maxWidth: 'none' },
  '& td time': { display: 'inline-block', lineHeight: 1.4 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .check': { width: 40, padding: '0 0 0 var(--cell-x)' },
  '& .check + *': { paddingLeft: 8 },
  '& .number': { textAlign: 'end' },
  '& .actions': { width: 48, padding: '0 8px', textAlign: 'end' },
  /* where nobody can do anything with a row, its menu takes no room */
  '& table:not(:has(td.actions > *)) .actions': { display: 'none' },
  '@container (min-width: 1200px)': { '& tbody td': { maxWidth: 340 } },
  /* The row's menu stays in sight however wide the table is; where there is little room it would cover links. */
  '@container (min-width: 900px)': { '& td.actions, & th.actions': { position: 'sticky', right: 0 } },
  ...rows(theme),
  ...links(theme),
  '& input[type=checkbox]': { width: 18, height: 18, margin: 3, accentColor: theme.palette.primary.main },
}));

/** A theme reaches it by the name of either table of react-admin. */
export const TableFrame = styled(Frame, { name: 'RaDatagrid', slot: 'Root' })({});

const rows = (theme: Theme) =>
  ({
    '& tbody tr, & td.actions': { backgroundColor: theme.palette.background.paper },
    '& tbody tr:hover, & tbody tr:hover td.actions': { backgroundColor: theme.palette.surface.sunken },
    '& tr[aria-selected=true], & tr[aria-selected=true] td.actions': {
      backgroundColor: theme.palette.primary.light,
    },
    '& tbody[data-linked] tr': { cursor: 'pointer' },
  }) as const;

const links = (theme: Theme) =>
  ({
    '& td a': {
      display: 'inline-block',
      color: theme.palette.primary.main,
      lineHeight: '24px',
      textDecoration: 'none',
    },
    '& td a.title': {
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
      color: theme.palette.text.primary,
      fontWeight: 550,
    },
    '& td a:hover': { textDecoration: 'underline' },
  }) as const;
