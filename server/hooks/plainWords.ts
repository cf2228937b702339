import type { Place } from './patterns';

/** A text that is looked for as it stands. */
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
 * So a text takes as long for ten thousand words as for ten.
 */
export const plainWords = (words: readonly PlainWord[]): ((text: string) => FoundWords) => {
  const byLength = new Map<number, Map<string, number[]>>();
  for (const [at, { text }] of words.entries()) {
    if (text === '') continue;
    const folded = folding(text);
    const same = byLength.get(folded.length) ?? new Map<string, number[]>();
    byLength.set(folded.length, same.set(folded, [...(same.get(folded) ?? []), at]));
  }
  const exact = new Map<number, RegExp>();
  /* Whether the word stands exactly there, which what is folded does not tell. */
  const isAt = (at: number, text: string, from: number) => {
    const word = words[at];
    const pattern = exact.get(at) ?? (word && exactly(word));
    if (!pattern) return false;
    exact.set(at, pattern);
    pattern.lastIndex = from;
    return pattern.test(text);
  };
  return (text) => {
    const folded = folding(text);
    const found = new Map<number, Place[]>();
    for (const [length, same] of byLength)
      for (let from = 0; from + length <= folded.length; from += 1)
        for (const at of same.get(folded.slice(from, from + length)) ?? []) {
          if (!isAt(at, text, from)) continue;
          const places = found.get(at) ?? [];
          places.push([from, from + length]);
          found.set(at, places);
        }
    return found;
  };
};

const exactly = ({ text, isCaseSensitive, isWhole }: PlainWord): RegExp => {
  const plain = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const whole = String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`;
  return new RegExp(isWhole ? whole : plain, isCaseSensitive ? 'uy' : 'iuy');
};

/*
 * What the flag i takes for the same is the same here, and some more; each character stays as long as it was, so that places
 * are kept. Through both cases, as `ẞ` is no capital of `ß`, which is `SS`.
 */
const folding = (text: string): string => Array.from(text, foldedCharacter).join('');

const foldedCharacter = (character: string): string => {
  const [upper = character] = character.toLowerCase().toUpperCase();
  const [folded = character] = upper.toLowerCase();
  return folded.length === character.length ? folded : character;
};
