import { locales, type Locale } from '../../config/label';
import type { DeclaredAdmin } from '../../config/defineAdmin';

/** English texts of the configuration and what they are in one other language. */
export type Words = Readonly<Record<string, string>>;

export type OtherLocale = Exclude<Locale, 'en'>;

/** Options that hold a label; the same text anywhere else is data. */
const LABEL_OPTIONS = new Set([
  'label',
  'menuLabel',
  'help',
  'advice',
  'message',
  'patternMessage',
  'confirm',
  'text',
  'one',
  'many',
]);

/**
 * Takes the other languages out of a configuration, so that a person downloads their own alone. A text whose
 * translation depends on its place keeps all its languages where it stands.
 */
export const splitWords = <T>(
  config: T,
): { config: T; words: Record<OtherLocale, Record<string, string>> } => {
  const words = { de: {}, fr: {}, pt: {} } as Record<OtherLocale, Record<string, string>>;
  const take = (label: Readonly<Record<string, string>>, en: string): unknown => {
    const others = locales.filter(
      (locale): locale is OtherLocale => locale !== 'en' && label[locale] !== undefined,
    );
    const isNew = others.every((locale) => (words[locale][en] ?? label[locale]) === label[locale]);
    const isComplete = others.length === locales.length - 1;
    if (!isNew || !isComplete) return label;
    for (const locale of others) words[locale][en] = label[locale] ?? en;
    return en;
  };
  const split = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => split(each, key));
    if (typeof value !== 'object' || value === null) return value;
    const record = value as Readonly<Record<string, string>>;
    if (LABEL_OPTIONS.has(key) && typeof record['en'] === 'string') return take(record, record['en']);
    return Object.fromEntries(Object.entries(record).map(([name, each]) => [name, split(each, name)]));
  };
  return { config: split(config, '') as T, words };
};

/** Puts one language back: every label that has a word for it says it in English and in that language. */
export const withWords = (config: DeclaredAdmin, locale: Locale, words: Words): DeclaredAdmin => {
  const add = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => add(each, key));
    if (typeof value === 'string' && LABEL_OPTIONS.has(key) && Object.hasOwn(words, value))
      return { en: value, [locale]: words[value] };
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, add(each, name)]));
  };
  return add(config, '') as DeclaredAdmin;
};
