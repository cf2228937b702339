import type { Tone } from '../../config/action';
import { chartColors, tokens, tones, type Skin, type ToneColors, type Tokens } from './tokens';

/** Every colour of one skin, as the theme is made of them. */
export type Look = {
  readonly skin: Skin;
  readonly colors: Tokens;
  readonly tones: Readonly<Record<Tone, ToneColors>>;
  /** Six colours for the series of charts, in order of use. */
  readonly chart: readonly string[];
};

export type Looks = Readonly<Record<Skin, Look>>;

const lookOf = (skin: Skin): Look => ({
  skin,
  colors: tokens[skin],
  tones: tones[skin],
  chart: chartColors[skin],
});

/** The product's own colours; `brand.ts` derives those of a provider from them. */
export const looks: Looks = { light: lookOf('light'), dark: lookOf('dark') };
