import { peekSign } from '../../views/list/peek/peekSign';

export const linesStyle = {
  gap: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
} as const;

/* A text may be of any length, and breaks nowhere: a word of thousands of letters takes a browser seconds to lay out. */
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const lineStyle = {
  minWidth: 0,
  breakInside: 'avoid',
  '& + &, [data-group] + &': { borderTop: '1px solid', borderColor: 'divider' },
  '&[data-peeked]': { bgcolor: 'primary.light' },
  '& .line': {
    display: 'flex',
    flexWrap: { xs: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: 1.5,
    px: 1.5,
    py: { xs: 0.5, md: 0 },
    minHeight: 'calc(var(--row) - 4px)',
  },
  /* a phone has no room for more beside it */
  '& .name': { ...oneLine, flex: { xs: '1 1 calc(100% - 88px)', md: '1 1 140px' }, lineHeight: '24px' },
  '& .value': { ...oneLine, flex: '0 1 auto', maxWidth: 240 },
  '& .tools': { display: 'flex', flex: 'none', alignItems: 'center', marginInlineStart: 'auto' },
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a.title': { ...oneLine, display: 'block', color: 'text.primary', fontWeight: 550 },
  '& a:focus-visible': { outlineOffset: -2 },
  '& [data-check]': { display: 'flex', flex: 'none', p: '12px', m: '-12px' },
  '& input[type=checkbox]': { width: 18, height: 18, m: 0 },
  '& .peek': { ...peekSign, width: 32, height: 32, color: 'text.secondary' },
} as const;
