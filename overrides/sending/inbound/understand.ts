import { IDLE_SIGNS, words, type Language } from './words';

/** What is meant: `unclear` is for a person to decide. `yes` is an opt-in that also answers what somebody was asked. */
export type Understood =
  | { readonly means: 'optOut' | 'optIn' | 'help'; readonly language: Language; readonly isYes?: true }
  | { readonly means: 'unclear' | 'nothing'; readonly language?: undefined };

/** Behind the first words of a text of more words, leaving is no longer sure. */
const FEW = 4;

/** What a text means by its words alone, whoever it is from. Only what is sure; the rest is unclear. */
export const understand = (text: string): Understood => {
  const said = wordsOf(text);
  if (said.length === 0) return hasOnlyIdleSigns(text) ? { means: 'nothing' } : { means: 'unclear' };
  const all = said.join(' ');
  const isShort = said.length <= FEW;
  for (const [language, { stop, stopAlone, stopNot, start, yes, help }] of known) {
    const isStop = isShort && beginsWith(all, stop) && !beginsWith(all, stopNot);
    if (isStop || stopAlone.includes(all)) return { means: 'optOut', language };
    if (yes.includes(all)) return { means: 'optIn', language, isYes: true };
    if (start.includes(all)) return { means: 'optIn', language };
    if (help.includes(all)) return { means: 'help', language };
  }
  return { means: said.every((word) => idle.has(word)) ? 'nothing' : 'unclear' };
};

/** Whether two texts are the same words: a keyword, and what somebody has sent. */
export const isSameWord = (one: string, other: string): boolean => {
  const said = plain(one);
  return said !== '' && said === plain(other);
};

/** The words of a text as they are compared: without case, accents, signs and what is not seen. */
export const plain = (text: string): string => wordsOf(text).join(' ');

/*
 * NFKD takes letters and accents apart and makes full width and bold letters plain ones. What is not seen would part words
 * that a person reads as one, and so would an apostrophe.
 */
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .replaceAll(/['’‘`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

const hasOnlyIdleSigns = (text: string): boolean =>
  [...folded(text)].every((sign) => IDLE_SIGNS.includes(sign) || /[\s\p{Emoji_Modifier}]/u.test(sign));

const beginsWith = (said: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => said === phrase || said.startsWith(`${phrase} `));

const plainAll = (phrases: readonly string[]): readonly string[] => phrases.map(plain);

const known = Object.entries(words).map(([language, own]) => {
  const folded = {
    stop: plainAll(own.stop),
    stopAlone: plainAll(own.stopAlone),
    stopNot: plainAll(own.stopNot),
    start: plainAll(own.start),
    yes: plainAll(own.yes),
    help: plainAll(own.help),
  };
  return [language as Language, folded] as const;
});

const idle = new Set(Object.values(words).flatMap((own) => plainAll(own.idle)));
