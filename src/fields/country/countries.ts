import { locales } from '../../config/label';
import { plainText } from '../../model/values/plainText';

/** ISO 3166-1, and Kosovo, whose networks have the code that everybody has agreed on until there is one. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** The code of a country, for what somebody has written as its code or as its name in a language of the product. */
export const countryCode = (written: string): string | undefined => codes().get(asKey(written));

/** The name of a country as the reader's language has it: "Deutschland" is "Germany" to an English reader. Anything else stays as it is. */
export const countryName = (written: string, locale: string): string => {
  const code = countryCode(written);
  return (code !== undefined && namesIn(locale)(code)) || written;
};

/* A country formatter is dear to make, and a list asks for one in every row. */
const made = new Map<string, Intl.DisplayNames>();

const namesIn = (locale: string, style: 'long' | 'short' = 'long') => {
  const key = `${locale} ${style}`;
  const names = made.get(key) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none', style });
  made.set(key, names);
  return (code: string) => names.of(code);
};

/* "Cote d'Ivoire" and "Côte d’Ivoire", "U.K." and "UK" are the same. */
const asKey = (name: string): string => plainText(name).replaceAll(/[^\p{L}]/gu, '');

/* Made at the first country that is shown or read: some 2,000 names. */
const codes = (): ReadonlyMap<string, string> => {
  known ??= new Map(
    [
      ...Object.entries(ALSO),
      ...countryCodes.flatMap((code) => [[code, code], ...calledIn(code)] as const),
    ].map(([name, code]) => [asKey(name), code]),
  );
  return known;
};

let known: ReadonlyMap<string, string> | undefined;

const calledIn = (code: string): readonly (readonly [string, string])[] =>
  locales.flatMap((locale) =>
    (['short', 'long'] as const).flatMap((style) => {
      const name = namesIn(locale, style)(code);
      return name === undefined || asKey(name).length < SHORTEST ? [] : [[name, code] as const];
    }),
  );

/* Two letters are a code: "É.-U." must not make the United States of the European Union. */
const SHORTEST = 3;

/* What people write, and no table of names has. */
const ALSO: Readonly<Record<string, string>> = {
  USA: 'US',
  UK: 'GB',
  'United States of America': 'US',
  'Great Britain': 'GB',
  Großbritannien: 'GB',
  'Grande-Bretagne': 'GB',
  'Grã-Bretanha': 'GB',
  'Czech Republic': 'CZ',
  'Tschechische Republik': 'CZ',
  'République tchèque': 'CZ',
  'República Checa': 'CZ',
  Holland: 'NL',
  'Russian Federation': 'RU',
};
