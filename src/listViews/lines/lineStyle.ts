import { peekSign } from '../../views/list/peek/peekSign';
import { controlsStyle, oneLine } from '../../views/list/rows/frameStyle';

export const lineStyle = {
  minWidth: 0,
  breakInside: 'avoid',
  '& + &, [data-group] + &': { borderTop: '1px solid', borderColor: 'divider' },
  '&[data-lifted]': { bgcolor: 'background.paper' },
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
  /* what has no room beside it begins below it, whatever stands before it */
  '& .name + :not(.tools)': { marginInlineStart: { xs: '30px', md: 0 } },
  '& button + .name + :not(.tools)': { marginInlineStart: { xs: '70px', md: 0 } },
  '& .value': { ...oneLine, flex: '0 1 auto', maxWidth: 240 },
  '& .tools': { display: 'flex', flex: 'none', alignItems: 'center', marginInlineStart: 'auto' },
  ...controlsStyle,
  '& .peek': { ...peekSign, width: 32, height: 32, color: 'text.secondary' },
} as const;
