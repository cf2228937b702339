import { styled } from '@mui/material/styles';

/** How a formatted text looks, where it is read and where it is written. */
export const Measure = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& p, & ul, & ol, & blockquote, & pre': { marginBlock: 0 },
  '& * + p, & * + ul, & * + ol, & * + blockquote, & * + pre': { marginBlockStart: '0.6em' },
  '& ul, & ol': { paddingInlineStart: '1.6em' },
  '& h2, & h3, & h4, & h5': { marginBlock: 0, lineHeight: 1.3, fontWeight: 600 },
  '& * + h2, & * + h3, & * + h4, & * + h5': { marginBlockStart: '1em' },
  '& h2, & h3': { fontSize: '1.25em' },
  '& h4': { fontSize: '1.1em' },
  '& h5': { fontSize: '1em' },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: '1em',
    borderInlineStart: `3px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
  },
  '& code': {
    padding: '0.1em 0.3em',
    borderRadius: 4,
    backgroundColor: theme.palette.surface.sunken,
    fontFamily: 'var(--font-mono, monospace)',
    fontSize: '0.9em',
  },
  '& pre': { padding: 12, overflowX: 'auto', borderRadius: 8, backgroundColor: theme.palette.surface.sunken },
  '& pre code': { padding: 0, whiteSpace: 'pre', overflowWrap: 'normal' },
  '& hr': { marginBlock: '1em', border: 0, borderTop: `1px solid ${theme.palette.divider}` },
  '& img': { maxWidth: '100%', maxHeight: 420, verticalAlign: 'bottom', borderRadius: 6 },
}));
