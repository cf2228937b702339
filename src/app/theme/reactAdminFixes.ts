import type { RaThemeOptions } from 'ra-ui-materialui';
import { tokens, type Skin } from './tokens';

/** react-admin's own components, where they do not fit a tinted page or a narrow one. */
export const createReactAdminFixes = (skin: Skin): NonNullable<RaThemeOptions['components']> => {
  // On phones react-admin paints its toolbars like paper: white boxes on our canvas.
  const transparent = { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } };
  return {
    RaListToolbar: transparent,
    RaTopToolbar: transparent,
    // A wide table scrolls inside its own box and never pushes the page.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          overflowX: 'auto',
          '& .RaDataTable-headerCell': { backgroundColor: tokens[skin].sunken },
          '& .RaDataTable-row:hover': { backgroundColor: tokens[skin].sunken },
        },
      },
    },
  };
};
