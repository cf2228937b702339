/**
 * The text with typographic signs written as GSM-7 has them: straight quotes, hyphens, blanks, three dots. Letters
 * and emoji stay, since there is no other way to write what they say.
 */
export const plainText = (text: string): string =>
  substitutes.reduce((plain, [pattern, by]) => plain.replaceAll(pattern, by), text.normalize('NFC'));

const substitutes: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201B\u2032\u2039\u203A`]/g, "'"],
  [/[\u201C-\u201F\u2033«»]/g, '"'],
  [/[\u2010-\u2015\u2212•·]/g, '-'],
  [/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/…/g, '...'],
  /* joiners stay: they hold emoji and some scripts together */
  [/[\u00AD\u200B\u2060\uFEFF]/g, ''],
];
