import type { Components, Theme } from '@mui/material/styles';
import { sizes, tokens, type Skin } from './tokens';

/** Cards, tables, dialogs: borders over shadows; only what floats casts one. */
export const createSurfaces = (skin: Skin): Components<Omit<Theme, 'components'>> => {
  const colors = tokens[skin];
  const hairline = `1px solid ${colors.border}`;
  const floating = { boxShadow: colors.floatShadow, border: hairline };
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        rounded: { borderRadius: sizes.radius.card },
        elevation1: { boxShadow: 'none', border: hairline },
        elevation8: floating,
        elevation24: floating,
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.border, padding: '10px 14px' },
        sizeSmall: { padding: '8px 12px' },
        head: {
          fontSize: '0.75rem',
          fontWeight: 600,
          color: colors.textSecondary,
          backgroundColor: colors.sunken,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  };
};
