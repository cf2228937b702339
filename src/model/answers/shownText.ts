/*
 * Characters that nobody sees: they turn the direction of what follows, or tell two names apart that look alike. What
 * emoji are put together with, and what joins the letters of Arabic or Hindi, has a shape and stays.
 */
const PARTS = [
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\p{L}\p{M}])[\u200C\u200D]`,
];
const HIDDEN = new RegExp(String.raw`(?![\t\n\r])\p{Cc}|(?!${PARTS.join('|')})\p{DI}`, 'gu');

/**
 * A text from outside as it is shown: every character that would not be seen stands there as `[U+202E]`. A server may
 * send a number where a text is declared, which counts as well shaped.
 */
export const shownText = (text: string | number): string => String(text).replaceAll(HIDDEN, mark);

const mark = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
