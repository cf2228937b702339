import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * How a number as it is stored may stand in a text, as the source of a regular expression: with its code or without, with
 * what people write between the digits.
 */
export const writtenIn = (number: string): string | undefined => {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed?.number !== number) return undefined;
  const { countryCallingCode: code, nationalNumber: national } = parsed;
  const [abroad, home] = [code, national].map((digits) => [...digits].join(BETWEEN_DIGITS));
  const whole = `(?<!\\d)(?:\\+|00|%2B)?${abroad}${BETWEEN_DIGITS}(?:\\(?0\\)?)?${BETWEEN_DIGITS}${home}`;
  const alone = `(?<![\\p{L}\\d])0?${BETWEEN_DIGITS}${home}(?!\\p{L})`;
  return `(?:${national.length < SURELY_A_NUMBER ? whole : `${whole}|${alone}`})(?!\\d)`;
};

const BETWEEN_DIGITS = '[\\s().\\-\\/\\u00a0\\u2010-\\u2015\\u202f]{0,3}';

/** So many digits without a code are this number, and no amount. */
const SURELY_A_NUMBER = 8;
