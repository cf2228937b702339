import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';
import { sizes } from '../../theme/tokens';

/** The room of the menu: beside the page, or over it while a rail is looked at. */
export const MenuFrame = styled('nav', { name: 'RaMenu', slot: 'Root' })(({ theme }) => ({
  width: sizes.menuOpen,
  height: '100dvh',
  padding: 12,
  boxSizing: 'border-box',
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar + 1,
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
  backgroundColor: theme.palette.background.default,
  borderRight: `1px solid ${theme.palette.divider}`,
  transition: theme.transitions.create('width'),
  ...headings(theme),
  ...field(theme),
  ...views(theme),
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { position: 'relative' },
  '& li > button': { ...besideEntry(theme), insetInlineEnd: 2 },
  '& li > button[aria-pressed=true]': { color: theme.palette.primary.main },
  '& li > button:hover': { backgroundColor: theme.palette.action.hover },
  // A finger hovers over nothing: there they are always seen.
  '@media (hover: hover)': { '& li:not(:hover, :focus-within) > button': { opacity: 0 } },
  '& > a:focus-visible, & [data-heading] button:focus-visible': focusRing(theme),
  '& [data-heading] button:hover': { backgroundColor: theme.palette.action.hover },
  '&[data-rail]:is(:hover, :has(:focus-visible))': { boxShadow: theme.palette.surface.floatShadow },
  '&[data-rail]:not(:hover, :has(:focus-visible))': {
    width: sizes.menuClosed,
    scrollbarWidth: 'none',
    // Not `visibility`: between two stops of the Tab key the rail is closed, and what is hidden takes no focus.
    '& [data-heading]:not([data-folded]), & [data-heading] span, & input, & [role=status]': { opacity: 0 },
    '& label': { borderColor: 'transparent' },
    '& li > button, & [data-views]': { display: 'none' },
  },
}));

/* A button at the end of an entry: its star, or what unfolds its views. */
const besideEntry = (theme: Theme) =>
  ({
    all: 'unset',
    position: 'absolute',
    top: 4,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 8,
    fontSize: 18,
    color: theme.palette.text.secondary,
    cursor: 'pointer',
  }) as const;

const views = (theme: Theme) =>
  ({
    '& li:has(> [data-views]) > a > span': { width: LABEL - 28 },
    '& [data-views] > button': { ...besideEntry(theme), insetInlineEnd: 30 },
    '& [data-views] > button:hover': { backgroundColor: theme.palette.action.hover },
    '& [data-views] > button:focus-visible': focusRing(theme),
    '& [data-views] > button[aria-expanded=false] > svg': { transform: 'rotate(180deg)' },
    // Below the name of their list.
    '& [data-views] a': { paddingInlineStart: 44 },
  }) as const;

const field = (theme: Theme) =>
  ({
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      boxSizing: 'border-box',
      height: 36,
      marginTop: 8,
      paddingInline: 11,
      overflow: 'hidden',
      borderRadius: 8,
      border: `1px solid ${theme.palette.surface.borderStrong}`,
      color: theme.palette.text.secondary,
    },
    '& label:focus-within': { ...focusRing(theme), outlineOffset: -1 },
    '& label > svg': { flex: 'none' },
    '& input': {
      flex: 1,
      minWidth: 0,
      padding: 0,
      font: 'inherit',
      fontSize: '0.875rem',
      color: theme.palette.text.primary,
      background: 'none',
      border: 0,
      outline: 'none',
    },
    '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '& [role=status]': { margin: '12px 0', paddingInline: 12, fontSize: 13 },
  }) as const;

const headings = (theme: Theme) =>
  ({
    '& [data-heading]': {
      ...theme.typography.overline,
      margin: '12px 0 4px',
      paddingInline: 12,
      color: theme.palette.text.secondary,
      whiteSpace: 'nowrap',
    },
    // Wider than its heading by the paddings, so that its text stands where that of the others does.
    '& [data-heading] button': {
      all: 'unset',
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      boxSizing: 'border-box',
      width: 'calc(100% + 24px)',
      minHeight: 28,
      marginInline: -12,
      paddingInline: 12,
      borderRadius: 8,
      cursor: 'pointer',
    },
    '& [data-heading] button span': { flex: 1 },
    // Folded, it is an entry like those that are not.
    '& [data-heading][data-folded]': { margin: '4px 0 0' },
    '& [data-heading][data-folded] button': { minHeight: 36, color: theme.palette.text.primary },
    // What has arrived below it is told by a dot, and heard where it is said.
    '& [data-heading]:has(+ ul b) button[aria-expanded=false] span::after': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineStart: 8,
      borderRadius: 4,
      backgroundColor: theme.palette.secondary.main,
    },
    '& [data-heading] button[aria-expanded=false] svg:last-child': { transform: 'rotate(180deg)' },
  }) as const;

/* What the paddings, the icon and a thin bar for scrolling leave of the menu. */
const LABEL = sizes.menuOpen - 82;

/** An entry of the menu. */
export const MenuLink = styled(Link, { name: 'RaMenuItemLink', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // Just so much that on a rail the first letter begins where the entry ends.
  gap: 12,
  padding: '8px 2px 8px 12px',
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  fontSize: '0.875rem',
  minHeight: 24,
  // As wide on a rail as beside it, so that nothing moves when the rail opens.
  '& > span': { flex: 'none', width: LABEL, hyphens: 'auto', overflowWrap: 'anywhere' },
  // A soft hyphen, which is not read.
  '& [data-hyphen]::before': { content: '"\\00AD" / ""' },
  '& b': {
    marginInlineStart: 8,
    padding: '1px 6px',
    borderRadius: 8,
    fontSize: '0.75rem',
    color: theme.palette.tones.info.fg,
    backgroundColor: theme.palette.tones.info.bg,
  },
  '&:focus-visible': focusRing(theme),
  '&[aria-current]': {
    backgroundColor: theme.palette.primary.light,
    color: theme.palette.mode === 'light' ? theme.palette.primary.dark : theme.palette.text.primary,
    fontWeight: 600,
  },
  '&:hover': { backgroundColor: theme.palette.action.hover },
}));

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: -2,
});
