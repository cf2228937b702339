import type { PaletteOptions } from '@mui/material/styles';
import type { Tone } from '../../config/action';
import { chartColors, tokens, tones, type Skin, type ToneColors, type Tokens } from './tokens';

type AppColors = {
  /** Chip colours by meaning: `theme.palette.tones.success.fg`. */
  tones: Readonly<Record<Tone, ToneColors>>;
  /** Chart series, in order of use. */
  chart: readonly string[];
  /** The grounds and edges that MUI has no name for. */
  surface: Pick<Tokens, 'sunken' | 'borderStrong' | 'signalSoft' | 'floatShadow'>;
};

declare module '@mui/material/styles' {
  interface Palette extends AppColors {}
  interface PaletteOptions extends AppColors {}
}

export const createPalette = (skin: Skin): PaletteOptions => {
  const colors = tokens[skin];
  const status = (main: string) => ({ main, contrastText: colors.onStatus });
  return {
    mode: skin,
    contrastThreshold: 4.5,
    primary: {
      main: colors.primary,
      dark: colors.primaryDark,
      light: colors.primaryLight,
      contrastText: colors.onPrimary,
    },
    secondary: { main: colors.signal, contrastText: colors.onSignal },
    success: status(colors.success),
    info: status(colors.info),
    warning: status(colors.warning),
    error: status(colors.error),
    background: { default: colors.canvas, paper: colors.paper },
    divider: colors.border,
    text: { primary: colors.text, secondary: colors.textSecondary, disabled: colors.textDisabled },
    tones: tones[skin],
    chart: chartColors[skin],
    surface: {
      sunken: colors.sunken,
      borderStrong: colors.borderStrong,
      signalSoft: colors.signalSoft,
      floatShadow: colors.floatShadow,
    },
  };
};
