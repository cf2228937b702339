import { styled } from '@mui/material/styles';

/* px: what the dialog leaves free below its content */
const END = 20;

/** The way back and on, in reach however long the step is. */
export const StepBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: -END,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 12,
  marginBlockEnd: -END,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));
