import { isReadable } from './colorPairs';
import { mix } from './colors';
import { looks, type Look, type Looks } from './look';
import type { Skin } from './tokens';

/** What a brand colour becomes in one skin, as hex colours. */
type BrandColors = {
  readonly primary: string;
  readonly primaryDark: string;
  readonly primaryLight: string;
  readonly onPrimary: string;
};

/* How far the other three are from the primary colour, and where a colour goes that cannot be read. */
const recipes: Readonly<Record<Skin, { pole: string; derive: (primary: string) => BrandColors }>> = {
  light: {
    pole: '#000000',
    derive: (primary) => ({
      primary,
      primaryDark: mix(primary, '#000000', 0.25),
      primaryLight: mix(primary, '#FFFFFF', 0.86),
      onPrimary: '#FFFFFF',
    }),
  },
  dark: {
    pole: '#FFFFFF',
    derive: (primary) => ({
      primary,
      primaryDark: mix(primary, '#FFFFFF', 0.3),
      primaryLight: mix(primary, looks.dark.colors.canvas, 0.82),
      onPrimary: mix(primary, '#000000', 0.88),
    }),
  },
};

/**
 * Both skins in the colour of a provider, `#rrggbb`: the colour itself where it can be read, otherwise the nearest
 * one towards black or white that keeps every contrast of `colorPairs.ts`. Buttons, links, the open entry of the
 * menu, chips of what is under way and the first series of charts follow; states keep their colours.
 */
export const brandedLooks = (color: string): Looks => ({
  light: brandedLook(looks.light, color),
  dark: brandedLook(looks.dark, color),
});

const STEPS = 50;

const brandedLook = (look: Look, color: string): Look => {
  const { pole } = recipes[look.skin];
  for (let step = 0; step < STEPS; step++) {
    const branded = wear(look, mix(color, pole, step / STEPS));
    if (isReadable(branded)) return branded;
  }
  return wear(look, pole);
};

const wear = (look: Look, primary: string): Look => {
  const { colors, tones, chart } = look;
  const brand = recipes[look.skin].derive(primary);
  const border = mix(primary, colors.paper, 0.65);
  return {
    ...look,
    colors: { ...colors, ...brand },
    tones: { ...tones, progress: { fg: brand.primaryDark, bg: brand.primaryLight, border } },
    chart: [primary, ...chart.slice(1)],
  };
};
