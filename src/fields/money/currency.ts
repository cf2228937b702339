import { decimalsOf, roundDecimal, shortDecimal, type Decimal } from '../../model/values/decimal';
import type { OptionFault } from '../../model/resolved/kind';
import { numberFormat } from '../reading/formats';

/** What a currency and its decimals are read from. */
export type CurrencyOptions = { readonly currency: string; readonly digits?: number };

/** True for a code of ISO 4217 that this engine knows: `EUR`. */
export const isCurrency = (code: string): boolean => currencies().includes(code);

const currencies = (): string[] => Intl.supportedValuesOf('currency');

/** Decimals an amount of the field may have: its own option, or what the currency uses (EUR 2, JPY 0, KWD 3). */
export const digitsOf = ({ currency, digits }: CurrencyOptions): number => digits ?? usualDigits(currency);

const usualDigits = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * The amount as its readers write it: exact to the last digit, because Intl is given the text, not a float. A field with
 * more decimals than its currency shows them where they say something: €0.0950 and €1.0375, but €790.00.
 */
export const formatMoney = (amount: Decimal, field: CurrencyOptions, locale: string): string => {
  const digits = isInFullUnits(amount, field) ? digitsOf({ currency: field.currency }) : digitsOf(field);
  return numberFormat(locale, {
    style: 'currency',
    currency: field.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.min(MOST_DIGITS, Math.max(digits, decimalsOf(shortDecimal(amount)))),
  }).format(amount);
};

/**
 * The amount as a cell shows it: of a balance, or of a sum, the decimals of its currency. `whole` is there where that
 * leaves some out.
 */
export const shownMoney = (amount: Decimal, field: RoundedOptions, locale: string): ShownMoney => {
  const whole = formatMoney(amount, field, locale);
  if (!field.rounded) return { text: whole };
  const { currency } = field;
  const text = formatMoney(roundDecimal(amount, usualDigits(currency)), { currency }, locale);
  return decimalsOf(shortDecimal(amount)) > usualDigits(currency) ? { text, whole } : { text };
};

type RoundedOptions = CurrencyOptions & { readonly rounded?: boolean };

export type ShownMoney = { readonly text: string; readonly whole?: string };

const isInFullUnits = (amount: Decimal, { currency, digits = 0 }: CurrencyOptions): boolean => {
  const usual = digitsOf({ currency });
  const isPrice = Math.abs(Number(amount)) < 1 && Number(amount) !== 0;
  return digits > usual && !isPrice && decimalsOf(shortDecimal(amount)) <= usual;
};

/** What is wrong with the options: sentences for the start-up check. */
export const currencyProblems = ({ currency, digits }: CurrencyOptions): OptionFault[] => [
  ...(isCurrency(currency)
    ? []
    : [
        {
          message: `"${currency}" is not a currency code of ISO 4217 such as EUR, USD or INR`,
          nearest: { to: currency, of: currencies() },
        },
      ]),
  ...(digits === undefined || (Number.isInteger(digits) && digits >= 0 && digits <= 20)
    ? []
    : [`digits ${digits} is not a whole number from 0 to 20`]),
];

/* the most that Intl.NumberFormat takes everywhere */
const MOST_DIGITS = 20;
