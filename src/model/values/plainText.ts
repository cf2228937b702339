/** A text as it is compared with what somebody typed: without case and accents. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);

/* Letters with a stroke, and two in one, are no accents to Unicode. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
