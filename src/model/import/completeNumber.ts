import { getCountries, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { CompleteText } from './readRow';

/** Puts the country code before numbers that lack it, by the rules of that country: `030 123` becomes `+4930123`. */
export const completeNumber =
  (country: string): CompleteText =>
  (text) => {
    const number = parsePhoneNumberFromString(text, country as CountryCode);
    return number?.isPossible() ? number.number : text;
  };

/** The countries whose rules are known, as two capital letters. */
export const knownCountries = (): readonly string[] => getCountries();
