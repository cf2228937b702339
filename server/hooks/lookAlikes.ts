/**
 * The text with Latin letters in the place of Cyrillic and Greek ones that look like them, of the same length. It says
 * nothing about a word of one script: there they are the letters of that.
 */
export const latinLookAlike = (text: string): string =>
  text.replaceAll(LIKE_LATIN, (letter) => LATIN.get(letter) ?? letter);

/* In the order of the Latin ones. */
const PAIRS: readonly (readonly [others: string, latin: string])[] = [
  ['АВСЕНІЈКМОРԚЅТУХԜҮ', 'ABCEHIJKMOPQSTYXWY'],
  ['авсԁеһніјкӏмоԛрѕтухԝүп', 'abcdehhijklmoqpstyxwyn'],
  ['ΑΒΕΗΙΚΜΝΟΡΤΥΧΖ', 'ABEHIKMNOPTYXZ'],
  ['αβεηικνορτυχωγ', 'abenikvoptuxwy'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([others, latin]) =>
    Array.from(others, (letter, at) => [letter, latin[at] ?? letter] as const),
  ),
);

const LIKE_LATIN = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'g');
