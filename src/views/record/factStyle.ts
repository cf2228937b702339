/** A value beside its label; a link in it is high enough to be hit. */
export const factStyle = {
  m: 0,
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', maxWidth: '100%', minWidth: 24, lineHeight: '24px' },
} as const;
