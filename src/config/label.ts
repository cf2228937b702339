/** The languages of the product. English is the one that the configuration is written in. */
export const locales = ['en', 'de', 'fr', 'pt'] as const;

export type Locale = (typeof locales)[number];

export type OtherLocale = Exclude<Locale, 'en'>;

/** What a person reads, in English; the other languages have it in `translations/`, by its place in the configuration. */
export type Label = string;

/** Singular and plural of an entity, each a {@link Label}. */
export type CountedLabel = { readonly one: Label; readonly many: Label };
