import { useTheme, type Palette } from '@mui/material/styles';
import type { Tone } from '../../../config/action';

/**
 * The colours of the parts of a chart: those with a tone have the colour of it in every chart, the others one of their
 * own that is none of a tone.
 */
export const useChartColors = (tones: readonly (Tone | undefined)[]): readonly string[] => {
  const { palette } = useTheme();
  return tones.map((tone, at) => {
    if (tone && tones.indexOf(tone) === at) return colorOf[tone](palette);
    return palette.chart[OWN[at % OWN.length] ?? 0] ?? palette.text.primary;
  });
};

/* Those that look like no tone come first. */
const OWN = [0, 4, 5, 3, 2, 1];

const colorOf: { readonly [T in Tone]: (palette: Palette) => string } = {
  neutral: ({ text }) => text.secondary,
  info: ({ info }) => info.main,
  progress: ({ chart, info }) => chart[3] ?? info.main,
  success: ({ success }) => success.main,
  warning: ({ warning }) => warning.main,
  danger: ({ error }) => error.main,
};
