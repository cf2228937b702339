import { styled } from '@mui/material/styles';

/** A colour, beside its code: with an edge, so that one like the ground is seen, and printed as it is. */
export const Swatch = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  width: 16,
  height: 16,
  marginInlineEnd: 8,
  verticalAlign: 'text-bottom',
  borderRadius: 4,
  border: `1px solid ${theme.palette.text.secondary}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
}));
