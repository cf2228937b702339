import type { TypographyVariantsOptions } from '@mui/material/styles';
import { sansFont } from './fonts';

/** 14 px at the base; sizes in rem, so that a reader's own font size is respected. */
export const typography: TypographyVariantsOptions = {
  fontFamily: sansFont,
  fontSize: 14,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2 },
  h2: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.25 },
  h3: { fontSize: '1.125rem', fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.3 },
  h4: { fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2 },
  h5: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
  h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: '0.9375rem' },
  body2: { fontSize: '0.875rem' },
  caption: { fontSize: '0.75rem' },
  button: { textTransform: 'none', fontWeight: 550 },
  overline: { fontSize: '0.6875rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 2 },
};
