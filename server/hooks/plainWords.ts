import { lowerCased } from '../../src/model/values/plainText';
import type { Place } from './patterns';
import { readText, type ReadText } from './plainPlaces';

/** A text that is looked for in its plain form. */
export type PlainWord = {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  /** Found only between what is no letter and no digit of any script. */
  readonly isWhole: boolean;
};

/** Which of the words are in a text, and where, by their places in the list. */
export type FoundWords = ReadonlyMap<number, readonly Place[]>;

/**
 * Plain words as one set: every piece of a text that is as long as some word is looked up among the words of that length.
 * So a text takes as long for ten thousand words as for ten. They are looked up by how they look, and where the word of
 * the text does not mix scripts have to be the very letters.
 */
export const plainWords = (words: readonly PlainWord[]): ((text: ReadText) => FoundWords) => {
  const known = words.map((word) => ({ ...word, ...readText(word.text) }));
  const byLength = new Map<number, Map<string, number[]>>();
  for (const [at, word] of known.entries()) {
    const looks = looksOf(word);
    if (looks === '') continue;
    const same = byLength.get(looks.length) ?? new Map<string, number[]>();
    byLength.set(looks.length, same.set(looks, [...(same.get(looks) ?? []), at]));
  }
  return (text) => {
    const looks = looksOf(text);
    const found = new Map<number, Place[]>();
    const look = (from: number, to: number, same: ReadonlyMap<string, readonly number[]>) => {
      for (const at of same.get(looks.slice(from, to)) ?? []) {
        const word = known[at];
        if (!word || !isThere(word, text, from)) continue;
        const places = found.get(at) ?? [];
        places.push(text.placeOf(from, to));
        found.set(at, places);
      }
    };
    for (const [length, same] of byLength)
      for (let from = 0; from + length <= looks.length; from += 1) look(from, from + length, same);
    return found;
  };
};

const looksOf = ({ alike }: Pick<ReadText, 'alike'>): string => lowerCased(alike);

type Known = PlainWord & ReadText;

/* That it looks so is known. */
const isThere = (word: Known, text: ReadText, from: number): boolean => {
  const to = from + word.plain.length;
  if (!text.isBetween(from) || !text.isBetween(to)) return false;
  if (word.isWhole && isWithinWord(text.plain, from, to)) return false;
  const letters = word.isCaseSensitive ? 'cased' : 'plain';
  for (let at = 0; at < word.plain.length; at += 1) {
    const [wanted, there] = [word[letters][at], text[letters][from + at]];
    const looksSo = !word.isCaseSensitive || word.alike[at] === text.alike[from + at];
    if (wanted !== there && !(text.isMixed(from + at) && looksSo)) return false;
  }
  return true;
};

/* A letter has two units at most. */
const isWithinWord = (text: string, from: number, to: number): boolean =>
  ENDS_IN_WORD.test(text.slice(Math.max(from - 2, 0), from)) || BEGINS_IN_WORD.test(text.slice(to, to + 2));

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}]/u;
