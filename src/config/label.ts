/** The languages of the product. English is the one that must always be there. */
export const locales = ['en', 'de', 'fr', 'pt'] as const;

export type Locale = (typeof locales)[number];

/**
 * What a person reads. A plain string is English only; the other languages fall back to English and
 * `npm run check:config` reports them as missing.
 */
export type Label = string | ({ readonly en: string } & { readonly [L in Exclude<Locale, 'en'>]?: string });

/** Singular and plural of an entity, each a {@link Label}. */
export type CountedLabel = { readonly one: Label; readonly many: Label };
