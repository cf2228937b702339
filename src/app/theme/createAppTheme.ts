import type { RaThemeOptions } from 'react-admin';
import { createBaseline } from './baseline';
import { createControls } from './controls';
import { createPalette } from './palette';
import type { Look } from './look';
import { sizes } from './tokens';
import type { Components, Theme, TypographyVariantsOptions } from '@mui/material/styles';
import { sansFont } from './fonts';

/** react-admin's theme for one look. Chip colours are at `theme.palette.tones`, see `palette.ts`. */
export const createAppTheme = (look: Look): RaThemeOptions => ({
  palette: createPalette(look),
  typography,
  spacing: 8,
  shape: { borderRadius: sizes.radius.control },
  sidebar: { width: sizes.menuOpen, closedWidth: sizes.menuClosed },
  transitions: {
    duration: { shortest: 120, shorter: 140, short: 160, standard: 180, complex: 200 },
    easing: { easeInOut: 'cubic-bezier(.2,0,0,1)' },
  },
  components: {
    MuiCssBaseline: createBaseline(look),
    ...createControls(look),
    ...createSurfaces(look),
  },
});

/** Cards, menus, dialogs: borders over shadows; only what floats casts one. */
const createSurfaces = ({ colors }: Look): Components<Omit<Theme, 'components'>> => {
  const hairline = `1px solid ${colors.border}`;
  const floating = { boxShadow: colors.floatShadow, border: hairline };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { borderRadius: sizes.radius.card },
        elevation0: { border: hairline },
        elevation1: { boxShadow: 'none', border: hairline },
        elevation8: floating,
        elevation24: floating,
      },
    },
    MuiAlert: { styleOverrides: { root: { border: 0, overflowWrap: 'anywhere' } } },
    // One rhythm in every dialog, whether or not a form stands between its title and its text.
    MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', overflowWrap: 'anywhere' } } },
    MuiDialogContent: { styleOverrides: { root: { '&&': { padding: '8px 24px 16px' } } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  };
};

/** 14 px at the base; sizes in rem, so that a reader's own font size is respected. */
const typography: TypographyVariantsOptions = {
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
