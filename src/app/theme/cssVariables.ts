import { monoFont, sansFont } from './fonts';
import type { Look } from './look';

/**
 * The tokens of a skin as CSS variables, for what is drawn without MUI: the sign-in page and native table cells.
 * `borderStrong` is `--border-strong`, the text colour of the success tone is `--tone-success-fg`.
 */
export const cssVariables = ({ colors, tones }: Look): Record<`--${string}`, string> => ({
  '--font-sans': sansFont,
  '--font-mono': monoFont,
  ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [variableName(name), value])),
  ...Object.fromEntries(
    Object.entries(tones).flatMap(([tone, parts]) =>
      Object.entries(parts).map(([part, value]) => [variableName(`tone-${tone}-${part}`), value]),
    ),
  ),
});

const variableName = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as const;
