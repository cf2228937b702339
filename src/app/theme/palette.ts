import type { PaletteOptions } from '@mui/material/styles';
import type { Tone } from '../../config/action';
import type { Look } from './look';
import type { ToneColors, Tokens } from './tokens';

type AppColors = {
  /** Chip colours by meaning: `theme.palette.tones.success.fg`. */
  tones: Readonly<Record<Tone, ToneColors>>;
  /** Six colours for the series of charts, in order of use. */
  chart: readonly string[];
  /** The grounds and edges that MUI has no name for. */
  surface: Pick<Tokens, 'sunken' | 'borderStrong' | 'signalSoft' | 'floatShadow'>;
};

declare module '@mui/material/styles' {
  interface Palette extends AppColors {}
  interface PaletteOptions extends AppColors {}
}

export const createPalette = ({ skin, colors, tones, chart }: Look): PaletteOptions => {
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
    tones,
    chart,
    surface: {
      sunken: colors.sunken,
      borderStrong: colors.borderStrong,
      signalSoft: colors.signalSoft,
      floatShadow: colors.floatShadow,
    },
  };
};
