import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type FakeContext, type Issue, type OptionFault } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { readNumber } from '../reading/writtenNumber';
import { currencyProblems, digitsOf, formatMoney, type CurrencyOptions } from './currency';
import {
  compareDecimals,
  decimalsOf,
  padDecimal,
  scaled,
  toDecimal,
  unscaled,
  type Decimal,
} from '../../model/values/decimal';

export type MoneyOptions = CurrencyOptions & {
  readonly rounded?: boolean;
  readonly min?: string;
  readonly max?: string;
};

interface MoneyShape extends KindShape {
  readonly options: MoneyOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    money: MoneyShape;
  }
}

export default defineKind<'money'>({
  name: 'money',
  summary: 'An exact amount of one currency, stored as decimal text such as "1234.50".',
  options: {
    currency: { type: 'text', required: true, doc: 'The currency, a code of ISO 4217 such as EUR.' },
    digits: {
      type: 'integer',
      doc: 'Most decimals, for prices below the smallest coin.',
      default: "the currency's own",
    },
    rounded: {
      type: 'boolean',
      doc: 'Shown with the decimals of its currency, as a balance that is counted in fractions of a cent; all of them on hover, in files and while it is written.',
      default: 'false',
    },
    min: { type: 'text', doc: 'Smallest amount, as decimal text.', default: 'no limit' },
    max: { type: 'text', doc: 'Largest amount, as decimal text.', default: 'no limit' },
  },
  example: { currency: 'EUR', min: '0' },
  align: 'right',
  inFormula: 'money',
  order: 'number',
  isSortable: true,
  filter: 'range',
  fault: (value) => (toDecimal(value) === undefined ? 'badMoney' : undefined),
  validate: (value, field) => amountIssues(toDecimal(value), field),
  fake: (field, context) => fakeAmount(field, context),
  toText: (value) => String(value),
  inSentence: (value, field, { locale }) => formatMoney(toDecimal(value) ?? '0', field, locale),
  fromText: (text, field) => {
    const amount = toDecimal(readNumber(text));
    if (amount === undefined) return { fault: notMoney };
    const [tooFine] = amountIssues(amount, field).filter((issue) => issue.key === 'digits');
    return tooFine ? { fault: tooFine } : { value: amount };
  },
  normalise: (value, field) => {
    const amount = toDecimal(value);
    return amount === undefined ? value : padDecimal(amount, digitsOf(field));
  },
  decimals: digitsOf,
  ofSum: (field) => ({ ...field, rounded: true }),
  unit: ({ currency }) => currency,
  check: (options) => [...currencyProblems(options), ...boundProblems(options)],
  jsonSchema: (field) => {
    const digits = digitsOf(field);
    return { type: 'string', pattern: digits === 0 ? '^-?\\d+$' : `^-?\\d+(\\.\\d{1,${digits}})?$` };
  },
});

const notMoney: Issue = { path: '', key: 'money' };

const amountIssues = (amount: Decimal | undefined, field: ResolvedField<'money'>): Issue[] => {
  const digits = digitsOf(field);
  const { min, max } = bounds(field);
  if (amount === undefined) return [notMoney];
  if (decimalsOf(amount) > digits) return [{ path: '', key: 'digits', args: { max: digits } }];
  if (min !== undefined && compareDecimals(amount, min) < 0) return [{ path: '', key: 'min', args: { min } }];
  if (max !== undefined && compareDecimals(amount, max) > 0) return [{ path: '', key: 'max', args: { max } }];
  return [];
};

const bounds = ({ min, max }: MoneyOptions) => ({ min: toDecimal(min), max: toDecimal(max) });

const fakeAmount = (field: ResolvedField<'money'>, { faker }: FakeContext): string => {
  const digits = digitsOf(field);
  const { min, max } = bounds(field);
  const isPriceOfOneMessage = digits > 3;
  const usual = isPriceOfOneMessage ? 10n ** BigInt(digits - 1) : 999n * 10n ** BigInt(digits);
  const highest = max === undefined ? undefined : scaled(max, digits);
  const lowest = highest === undefined || highest > 0n ? 1n : highest - usual;
  const least = min === undefined ? lowest : scaled(min, digits);
  const most = highest ?? least + usual;
  return unscaled(faker.number.bigInt({ min: least, max: most }), digits);
};

const boundProblems = (options: MoneyOptions): OptionFault[] => {
  const { min, max } = bounds(options);
  const unreadable = (
    [
      ['min', options.min],
      ['max', options.max],
    ] as const
  ).filter(([, given]) => given !== undefined && toDecimal(given) === undefined);
  return [
    ...unreadable.map(([name, given]) => `${name} "${given}" is not decimal text such as "12.50"`),
    ...(min !== undefined && max !== undefined && compareDecimals(min, max) > 0
      ? [{ message: `min ${min} is above max ${max}`, hint: 'Swap them.' }]
      : []),
  ];
};
