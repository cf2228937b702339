import type { Components, Theme } from '@mui/material/styles';
import type { Look } from './look';
import { sizes } from './tokens';

/** Cards, menus, dialogs: borders over shadows; only what floats casts one. */
export const createSurfaces = ({ colors }: Look): Components<Omit<Theme, 'components'>> => {
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
    MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  };
};
