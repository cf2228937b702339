import { brandedLooks } from './brand';

/** Puts a provider's colour on what is drawn before the theme is there: the sign-in page (`signIn.css`). */
export const applyBrandColor = (color: string, { style } = document.documentElement): void => {
  const { light, dark } = brandedLooks(color);
  style.setProperty('--brand-light', light.colors.primary);
  style.setProperty('--brand-dark', dark.colors.primary);
  style.setProperty('--on-brand-dark', dark.colors.onPrimary);
};
