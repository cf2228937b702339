import { countSegments, withLineFeeds } from '../../../model/values/segments';

export type ForcedCharacter = {
  /** As it is seen, or its code (`U+00A0`) when nothing of it is. */
  readonly shown: string;
  /** A key below `app.smsText.names`. */
  readonly name: string;
  /** Where it comes first, counted in characters from 1. */
  readonly position: number;
  /** Where it is in the text box, in UTF-16 units: start and end. */
  readonly range: readonly [number, number];
};

/**
 * What makes a text need UCS-2, each once, in order of appearance. An emoji made of several characters is one:
 * that is what its writer sees and takes out.
 */
export const forcedCharacters = (text: string): ForcedCharacter[] => {
  const found = new Map<string, ForcedCharacter>();
  let position = 1;
  for (const { segment, index } of graphemes.segment(withLineFeeds(text))) {
    const { characters, forcing } = countSegments(segment);
    if (forcing.length > 0 && !found.has(segment)) {
      const shown = isUnseen(segment) ? codeOf(segment) : segment;
      const range = [index, index + segment.length] as const;
      found.set(segment, { shown, name: characterName(segment), position, range });
    }
    position += characters;
  }
  return [...found.values()];
};

/** The text as it would be without what makes it need UCS-2. */
export const withoutForced = (text: string): string =>
  forcedCharacters(text).reduce(
    (left, { range: [start, end] }) => left.replaceAll(text.slice(start, end), ''),
    text,
  );

const graphemes = new Intl.Segmenter();

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** What a character is called: a key below `app.smsText.names`. Those with a plain substitute come first. */
const characterName = (character: string): string =>
  names.find(([, pattern]) => pattern.test(character))?.[0] ?? 'sign';

/** Nothing of it is seen, so that only its code tells it apart. */
const isUnseen = (character: string): boolean => unseen.has(characterName(character));

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
