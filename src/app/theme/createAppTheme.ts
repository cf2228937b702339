import type { RaThemeOptions } from 'react-admin';
import { createBaseline } from './baseline';
import { createControls } from './controls';
import { createPalette } from './palette';
import type { Look } from './look';
import { createSurfaces } from './surfaces';
import { sizes } from './tokens';
import { typography } from './typography';

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
