/** What a character is called: a key below `app.smsText.names`. Those with a plain substitute come first. */
export const characterName = (character: string): string =>
  names.find(([, pattern]) => pattern.test(character))?.[0] ?? 'sign';

/** Nothing of it is seen, so that only its code tells it apart. */
export const isUnseen = (character: string): boolean => unseen.has(characterName(character));

const unseen: ReadonlySet<string> = new Set(['space', 'invisible']);

const names: readonly (readonly [string, RegExp])[] = [
  ['quote', /^[\u2018-\u201F\u2032\u2033\u2039\u203A«»]/],
  ['dash', /^[\u2010-\u2015\u2212]/],
  ['space', /^[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/],
  ['ellipsis', /^…/],
  ['bullet', /^[•·]/],
  ['backtick', /^`/],
  ['emoji', /\p{Emoji_Presentation}|\uFE0F/u],
  ['letter', /\p{L}/u],
  ['invisible', /^[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{M}]/u],
];
