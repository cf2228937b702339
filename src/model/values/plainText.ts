/** Raised when {@link plainText} answers otherwise: what is stored in that form is then made anew. */
export const PLAIN_FORM = 1;

/**
 * The one form in which texts are looked for, put in order and compared with what somebody typed: without case, accents
 * and invisible signs, wide and ornate letters as the usual ones, letters that have another way to be written in that
 * (`ß` is `ss`, `ø` is `o`), and signs of typography as those of a keyboard. Of ASCII only the case goes: databases rely
 * on that.
 */
export const plainText = (text: string): string => lowerCased(casedPlainText(text));

/** The same in upper and lower case. */
export const casedPlainText = (text: string): string =>
  isAscii(text)
    ? text
    : text
        .replaceAll('´', "'")
        .normalize('NFKD')
        .replaceAll(DROPPED, '')
        .replaceAll(WRITTEN_OTHERWISE, (sign) => OTHERWISE.get(sign) ?? sign);

/** A plain text in lower case, each of its signs as long as it was. At the end of a word a sigma has a form of its own. */
export const lowerCased = (plain: string): string => plain.toLowerCase().replaceAll('ς', 'σ');

/** It has nothing but signs of ASCII. */
export const isAscii = (text: string): boolean => !NOT_ASCII.test(text);

const NOT_ASCII = /[\u0080-\uffff]/;

/**
 * Accents, and what Hebrew and Arabic leave out as often as not. Signs above and below letters of other scripts are
 * letters of theirs.
 */
const ACCENTS =
  String.raw`\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f` +
  String.raw`\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670`;

/** What a plain text has no more, as the inner part of a class of a pattern: nobody sees it, or it is no letter of its own. */
export const DROPPED_SIGNS = String.raw`\p{Default_Ignorable_Code_Point}${ACCENTS}`;

const DROPPED = new RegExp(`[${DROPPED_SIGNS}]`, 'gu');

/* Letters with a stroke, and two in one, are no accents to Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
};

const SIGNS: Readonly<Record<string, string>> = {
  "'": '‘’‚‛′‹›ʹʻʼʽˈ',
  '"': '“”„‟«»',
  '-': '‐‒–—―−',
  '/': '⁄',
};

const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTERS).flatMap(([letter, plain]) => [
    [letter, plain] as const,
    [letter.toUpperCase(), plain.toUpperCase()] as const,
  ]),
  // No capital of `ß` to a program, which is `SS`; and a small `I` of Turkish.
  ['ẞ', 'SS'],
  ['ı', 'i'],
  ...Object.entries(SIGNS).flatMap(([plain, signs]) => Array.from(signs, (sign) => [sign, plain] as const)),
]);

const WRITTEN_OTHERWISE = new RegExp(
  `[${[...OTHERWISE.keys()].filter((sign) => sign !== 'SS').join('')}]`,
  'g',
);
