import { locales } from '../../config/label';

/**
 * The name of a country as the reader's language has it, for what somebody has written as its code in ISO 3166 or as
 * its name in a language of the product: "Deutschland" is "Germany" to an English reader. Anything else stays as it is.
 */
export const countryName = (written: string, locale: string): string => {
  const code = codes().get(written.trim().toLocaleLowerCase());
  return (code !== undefined && namesIn(locale).of(code)) || written;
};

const namesIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });

/* Made at the first country that is shown: some 1,200 names. */
const codes = (): ReadonlyMap<string, string> => {
  known ??= new Map(
    locales.flatMap((locale) => {
      const names = namesIn(locale);
      return regions().flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name === undefined ? [] : [name, code].map((written) => [written.toLocaleLowerCase(), code]);
      });
    }),
  );
  return known;
};

let known: ReadonlyMap<string, string> | undefined;

/* Two letters each; those that are no country have no name. */
const regions = (): string[] => LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
