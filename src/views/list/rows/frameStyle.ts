/** What holds lines that stand close together. */
export const frameStyle = {
  gap: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
} as const;

/** A text may be of any length, and breaks nowhere: a word of thousands of letters takes a browser seconds to lay out. */
export const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The links and the box of such a line. */
export const controlsStyle = {
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a.title': { ...oneLine, display: 'block', color: 'text.primary', fontWeight: 550 },
  '& a:focus-visible': { outlineOffset: -2 },
  '& [data-check]': { display: 'flex', flex: 'none', p: '12px', m: '-12px' },
  '& input[type=checkbox]': { width: 18, height: 18, m: 0 },
} as const;
