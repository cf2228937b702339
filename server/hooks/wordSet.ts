import { casedPlainText } from '../../src/model/values/plainText';
import { readPattern, type Pattern, type Place } from './patterns';
import { readText } from './plainPlaces';
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

type Turns = ReturnType<typeof turns>;

const wordSetOf = async (words: readonly SoughtWord[]): Promise<WordSet> => {
  const plain = words.filter((word) => word.as !== 'pattern');
  const findPlain = plainWords(plain.map((word) => ({ ...word, isWhole: word.as === 'word' })));
  const rest = turns();
  const patterns: (Asked & { readonly id: string })[] = [];
  for (const { id, ...word } of words.filter(({ as }) => as === 'pattern')) {
    const asked = await askedOf(word);
    if (asked) patterns.push({ id, ...asked });
    await rest(READING);
  }
  return async (text) => {
    const read = readText(text);
    const found = new Map<string, readonly Place[]>();
    for (const [at, places] of findPlain(read)) found.set(plain[at]?.id ?? '', places);
    for (const { id, asIs, seen } of patterns) {
      const places = await placesIn(text, asIs, rest);
      const others = read.seen === text ? [] : await placesIn(read.seen, seen, rest);
      for (const place of others.map((each) => read.placeOf(...each)))
        if (places.length < MOST_PLACES && !places.some((each) => overlap(each, place))) places.push(place);
      if (places.length > 0) found.set(id, places);
    }
    return found;
  };
};

/* A pattern for texts as they stand, and for them as they look, which have other letters. */
type Asked = { readonly asIs: Pattern; readonly seen: Pattern };

const askedOf = async ({ text, isCaseSensitive }: Omit<SoughtWord, 'id'>): Promise<Asked | undefined> => {
  const asIs = await readPattern(text, { isCaseSensitive });
  if (!('isIn' in asIs)) return undefined;
  // Between the ends of a range there are others than between plain ones.
  const source = text.includes('[') ? text : casedPlainText(text);
  const seen = source === text ? asIs : await readPattern(source, { isCaseSensitive });
  return { asIs, seen: 'isIn' in seen ? seen : asIs };
};

const placesIn = async (text: string, pattern: Pattern, rest: Turns): Promise<Place[]> => {
  const steps = pattern.size * text.length;
  await rest(steps);
  if (!pattern.isIn(text)) return [];
  const places: Place[] = [];
  for (const place of pattern.placesIn(text)) {
    await rest(steps);
    if (places.push(place) === MOST_PLACES) break;
  }
  return places;
};

const overlap = ([from, to]: Place, [begin, end]: Place): boolean => from < end && begin < to;
