/*
 * Formatters by language and style. Each is made once, since making one costs as much as formatting a page of rows. Times
 * stay in the zone in which the first of them was shown until the page is loaded anew.
 */

/** Whose conventions `Intl` follows where the language alone says another country: for `pt` it writes as in Brazil. */
const regions: { readonly [locale: string]: string } = { pt: 'pt-PT' };

const kept = <Format, Style>(make: (locale: string, style: Style | undefined) => Format) => {
  const made = new Map<string, Format>();
  return (locale: string, style?: Style): Format => {
    const key = JSON.stringify([locale, style]);
    const format = made.get(key) ?? make(regions[locale] ?? locale, style);
    made.set(key, format);
    return format;
  };
};

/**
 * The formatter of a language (BCP 47) for dates and times; throws a RangeError for what `Intl` does not know. Hours go to 23
 * in every language, so that a moment reads the same wherever it stands, and no wider than it must.
 */
export const dateFormat = kept(
  (locale, style?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...style }),
);

/** The formatter of a language (BCP 47) for numbers; throws a RangeError for what `Intl` does not know. */
export const numberFormat = kept(
  (locale, style?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, style),
);

/** The formatter of a language (BCP 47) for how long ago; throws a RangeError for what `Intl` does not know. */
export const relativeFormat = kept(
  (locale, style?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, style),
);
