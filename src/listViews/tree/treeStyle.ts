import type { Theme } from '@mui/material/styles';
import { peekSign } from '../../views/list/peek/peekSign';
import { controlsStyle, frameStyle, oneLine } from '../../views/list/rows/frameStyle';

/* What is below a record stands further in, a little less on a phone; twelve levels still leave room for a name. */
export const branchStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& ul': { listStyle: 'none', m: 0, p: 0, paddingInlineStart: { xs: 1.25, sm: 2.5 } },
} as const;

export const treeStyle = {
  ...frameStyle,
  '& li > .line': { borderTop: '1px solid', borderColor: 'divider' },
  '& > [data-part] > ul > li:first-of-type > .line': { borderTop: 0 },
  '& li[data-peeked] > .line': { bgcolor: 'primary.light' },
  /* where something that is dragged would go */
  '& li[data-lifted]': { opacity: 0.5, bgcolor: 'background.paper' },
  '& li[data-drop=into] > .line': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& li[data-drop=before] > .line': {
    boxShadow: (theme: Theme) => `inset 0 3px ${theme.palette.primary.main}`,
  },
  '& li[data-drop=after] > .line': {
    boxShadow: (theme: Theme) => `inset 0 -3px ${theme.palette.primary.main}`,
  },
  '& li[data-drop=circle] > .line': { outline: '2px dashed', outlineColor: 'error.main', outlineOffset: -2 },
  '& .line': {
    display: 'flex',
    alignItems: 'center',
    columnGap: 1,
    px: 1,
    minHeight: 'calc(var(--row) - 4px)',
  },
  /* as wide as the button of what has something below it */
  '& .leaf': { flex: 'none', width: 28 },
  '& .name': { ...oneLine, flex: '1 1 140px', lineHeight: '24px' },
  /* beside the name, where no number of the record can be taken for a part of it */
  '& .name:has(> .count)': { display: 'flex', columnGap: 1 },
  '& .count': { color: 'text.secondary', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
  '& .value': { ...oneLine, flex: '0 1 auto', maxWidth: 240, display: { xs: 'none', sm: 'block' } },
  '& .tools': { display: 'flex', flex: 'none', alignItems: 'center', marginInlineStart: 'auto' },
  ...controlsStyle,
  '& .peek': { ...peekSign, width: 32, height: 32, color: 'text.secondary' },
} as const;

export const foundStyle = {
  '& .path': { ...oneLine, color: 'text.secondary', fontSize: 13, lineHeight: '18px' },
} as const;
