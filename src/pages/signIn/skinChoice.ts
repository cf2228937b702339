/** What can be chosen as a skin; `system` is that of the device. */
export const skinChoices = ['light', 'dark', 'system'] as const;

export type ChosenSkin = (typeof skinChoices)[number];

/* A name that index.html knows, so that the next page is not in another skin for a moment (S2.64). */
const KEY = 'sms.skin';

let chosenHere: ChosenSkin | undefined;

/** Dresses the page, and the next one of this browser. */
export const wearSkin = (skin: ChosenSkin): void => {
  document.documentElement.dataset['skin'] = skin;
  try {
    window.localStorage.setItem(KEY, skin);
  } catch {
    // Without storage the next page begins light.
  }
};

/** The same, as the choice of whoever signs in next. */
export const chooseSkin = (skin: ChosenSkin): void => {
  chosenHere = skin;
  wearSkin(skin);
};

/** What was chosen before the sign-in, once. */
export const takeChosenSkin = (): ChosenSkin | undefined => {
  const skin = chosenHere;
  chosenHere = undefined;
  return skin;
};

/** What the page wears. */
export const wornSkin = (): ChosenSkin =>
  skinChoices.find((skin) => skin === document.documentElement.dataset['skin']) ?? 'light';
