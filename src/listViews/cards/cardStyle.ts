import { peekSign } from '../../views/list/peek/peekSign';

export const gridStyle = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 1.5,
} as const;

export const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1.5,
  minWidth: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  breakInside: 'avoid',
  '&[data-peeked]': { bgcolor: 'primary.light' },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 1 },
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere', lineHeight: '24px' },
  '& .tools': { display: 'flex', flex: 'none', alignItems: 'center', my: -0.5 },
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a.title': { display: 'block', color: 'text.primary', fontWeight: 600 },
  '& a:focus-visible': { outlineOffset: -2 },
  '& [data-check]': { display: 'flex', flex: 'none', p: '12px', m: '-10px -8px -10px -12px' },
  '& input[type=checkbox]': { width: 18, height: 18, m: 0 },
  '& .peek': { ...peekSign, width: 32, height: 32, color: 'text.secondary' },
} as const;
