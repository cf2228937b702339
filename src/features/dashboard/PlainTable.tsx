import { styled } from '@mui/material/styles';

/** The numbers of a widget in rows; wide ones scroll within their card. */
export const PlainTable = styled('div')(({ theme }) => ({
  position: 'relative',
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& caption': {
    captionSide: 'bottom',
    padding: '8px 0 0',
    color: theme.palette.text.secondary,
    textAlign: 'start',
  },
  '& th, & td': {
    padding: '6px 8px',
    textAlign: 'start',
    fontWeight: 400,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { color: theme.palette.text.secondary, fontSize: 12, fontWeight: 600 },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& th a, & td a': { display: 'inline-block', lineHeight: '24px' },
}));
