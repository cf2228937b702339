import { locales, type Label, type Locale } from '../../config/label';
import type { Labels } from './resolvedField';

/** Fills in the languages that a label leaves out with its English. */
export const resolveLabel = (label: Label | TranslatedLabel): Labels => {
  const given: Partial<Record<Locale, string>> = typeof label === 'string' ? { en: label } : label;
  const en = given.en ?? '';
  return Object.fromEntries(locales.map((locale) => [locale, given[locale] ?? en])) as Labels;
};

/** What `translate` makes of a label. */
type TranslatedLabel = { readonly en: string } & { readonly [L in Locale]?: string };

/** The text for a language, English when the language is unknown. */
export const pick = (labels: Labels, locale: string): string => labels[locale as Locale] ?? labels.en;

/** `deliveredAt` becomes `Delivered at`: the label of a field that declares none. */
export const humanize = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const EITHER = ' / ';

/** Several in one: a record that may be of either entity is a `User / Admin`. */
export const joined = (labels: readonly Labels[]): Labels =>
  Object.fromEntries(
    locales.map((locale) => [locale, labels.map((label) => label[locale]).join(EITHER)]),
  ) as Labels;
