import type { RaThemeOptions } from 'ra-ui-materialui';
import { sizes, tokens, type Skin } from './tokens';

/** react-admin's own components, where they do not fit a tinted page or a narrow one. */
export const createReactAdminFixes = (skin: Skin): NonNullable<RaThemeOptions['components']> => {
  const colors = tokens[skin];
  // On phones react-admin paints its toolbars like paper: white boxes on our canvas.
  const transparent = { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } };
  return {
    RaListToolbar: transparent,
    RaTopToolbar: transparent,
    // The table stands on paper; a wide one scrolls inside its own box and never pushes the page.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': {
            overflowX: 'auto',
            backgroundColor: colors.paper,
            border: `1px solid ${colors.border}`,
            borderRadius: sizes.radius.card,
          },
          '& .RaDataTable-headerRow > th': {
            backgroundColor: colors.sunken,
            borderBottom: `1px solid ${colors.border}`,
            borderRadius: 0,
          },
          '& tbody tr:last-of-type > td': { borderBottom: 0 },
        },
      },
    },
  };
};
