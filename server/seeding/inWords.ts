import { isPlainObject } from '../../src/model/values/plainObject';

/** What texts of the first records are in another language, by the English one. */
export type Words = Readonly<Record<string, string>>;

/** The value with every text of the list in the other language, at whatever depth it stands; all else stays. */
export const inWords = <Value>(value: Value, words: Words): Value => translated(value, words) as Value;

const translated = (value: unknown, words: Words): unknown => {
  if (typeof value === 'string') return Object.hasOwn(words, value) ? words[value] : value;
  if (Array.isArray(value)) return value.map((each) => translated(each, words));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each, words)]));
};
