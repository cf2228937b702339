import { readPattern, type Pattern, type Place } from './patterns';
import { plainWords } from './plainWords';
import { READING, turns } from './turns';

/** What people look for in texts. */
export type SoughtWord = {
  readonly id: string;
  readonly text: string;
  /** A whole word, a part of any, or a regular expression. */
  readonly as: 'word' | 'part' | 'pattern';
  readonly isCaseSensitive: boolean;
};

/** Which of the words are in a text, by their ids, and where. */
export type WordSet = (text: string) => Promise<ReadonlyMap<string, readonly Place[]>>;

/** So many places of a pattern are told; for each it has to look at the rest of the text. */
export const MOST_PLACES = 10;

/** The words as one set, which is made anew where one of them has changed. A pattern that cannot be asked finds nothing. */
export const rememberedWordSet = () => {
  let [present, set] = ['', Promise.resolve<WordSet>(async () => new Map())];
  return (words: readonly SoughtWord[]): Promise<WordSet> => {
    const said = JSON.stringify(words);
    if (said !== present) [present, set] = [said, wordSetOf(words)];
    return set;
  };
};

const wordSetOf = async (words: readonly SoughtWord[]): Promise<WordSet> => {
  const plain = words.filter((word) => word.as !== 'pattern');
  const findPlain = plainWords(plain.map((word) => ({ ...word, isWhole: word.as === 'word' })));
  const patterns: { readonly id: string; readonly pattern: Pattern }[] = [];
  const rest = turns();
  for (const { id, text, isCaseSensitive } of words.filter((word) => word.as === 'pattern')) {
    const pattern = await readPattern(text, { isCaseSensitive });
    if ('isIn' in pattern) patterns.push({ id, pattern });
    await rest(READING);
  }
  return async (text) => {
    const found = new Map<string, readonly Place[]>();
    for (const [at, places] of findPlain(text)) found.set(plain[at]?.id ?? '', places);
    for (const { id, pattern } of patterns) {
      const steps = pattern.size * text.length;
      await rest(steps);
      if (!pattern.isIn(text)) continue;
      const places: Place[] = [];
      found.set(id, places);
      for (const place of pattern.placesIn(text)) {
        await rest(steps);
        if (places.push(place) === MOST_PLACES) break;
      }
    }
    return found;
  };
};
