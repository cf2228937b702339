/** The languages of the interface (S2.65), each under the name its own speakers use. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
  { locale: 'pt', name: 'Português' },
] as const;

/** Code of an interface language. */
export type Language = (typeof languages)[number]['locale'];

/** The codes of the languages of the interface. */
export const languageCodes = languages.map(({ locale }) => locale);

/** True for the code of a language of the interface, for example `'de'` but not `'de-AT'`. */
export const isLanguage = (value: unknown): value is Language =>
  languages.some(({ locale }) => locale === value);

/**
 * The language for a first visit: the first of the reader's own languages that we speak, else English.
 * @param preferred BCP 47 tags, dearest first, as in `navigator.languages`.
 */
export const languageFor = (preferred: readonly string[]): Language =>
  preferred.map(primaryPart).find(isLanguage) ?? 'en';

const primaryPart = (tag: string) => tag.toLowerCase().split('-')[0];
