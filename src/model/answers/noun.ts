import { EITHER, pick } from '../resolved/labels';
import type { Labels } from '../resolved/resolvedField';

/**
 * What a label is within a sentence: `Sender IDs` begins small there, `SMS logs` and the title `Purchase History` do not.
 * German nouns stay large.
 */
export const nounOf = (labels: Labels, locale: string): string => {
  const words = pick(labels, locale).split(EITHER);
  const isLarge = (word: string) => locale === 'de' || !ORDINARY.test(word);
  return words
    .map((word) => (isLarge(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(EITHER);
};

type Say = (key: string, args: Readonly<Record<string, string | number>>) => string;

type Thing = {
  readonly noun: Labels;
  readonly locale: string;
  /** What else the message needs. */ readonly args?: Readonly<Record<string, string | number>>;
};

/**
 * A message about records of an entity, with its noun in the place of `name`, which is large where the sentence begins
 * with it: `saying(say, 'app.list.empty.title', { noun: label.many, locale })` is "No sender IDs yet".
 */
export const saying = (say: Say, key: string, { noun, locale, args }: Thing): string => {
  const name = nounOf(noun, locale);
  const text = say(key, { ...args, name });
  return text.startsWith(name) ? pick(noun, locale) + text.slice(name.length) : text;
};

/* Its first word is no abbreviation, and no later one has a capital of its own, as those of names and titles have. */
const ORDINARY = /^\p{Lu}[\p{Ll}-]+( (\p{Ll}\S*|\p{Lu}{2}\S*))*$/u;
