import type { KindShape } from '../../../config/fieldKinds';
import type { Label } from '../../../config/label';
import { defineKind, type Parsed, type FakeContext } from '../../../model/resolved/kind';
import { currencyProblems, digitsOf, type CurrencyOptions } from '../../money/currency';
import { padDecimal, toDecimal, unscaled } from '../../../model/values/decimal';
import { isBound, tierIssues, type Tier } from './tierIssues';
import { isPlainObject } from '../../../model/values/plainObject';
import { formatText } from '../../reading/formatText';
import { readNumber } from '../../reading/writtenNumber';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

type TiersOptions = CurrencyOptions & {
  readonly start?: number;
  readonly unit?: Label;
  readonly max?: number;
};

interface TiersShape extends KindShape {
  readonly options: TiersOptions;
  readonly value: readonly Tier[];
}

declare module '../../../config/fieldKinds' {
  interface FieldKinds {
    tiers: TiersShape;
  }
}

/** A table as one line: `1-2999: 0.0620; 3000-: 0.0550`. */
const tiersToText = (rows: readonly Tier[]): string =>
  rows.map(({ from, to, price }) => `${formatText(from)}-${formatText(to)}: ${formatText(price)}`).join('; ');

/** Reads what {@link tiersToText} wrote; whether the rows fit together is for the kind to say. */
const tiersFromText = (text: string): Parsed<readonly Tier[]> => {
  const parts = text.trim().replace(/;$/, '').split(';');
  const value = parts.flatMap((part): Tier[] => {
    const [range = '', ...written] = part.split(':');
    const [bounds, from, to] = RANGE.exec(range.trim()) ?? [];
    const price = toDecimal(readNumber(written.join(':')));
    return bounds === undefined || price === undefined
      ? []
      : [{ from: Number(from), to: to ? Number(to) : null, price }];
  });
  return value.length === parts.length ? { value } : { fault: { path: '', key: 'tierText' } };
};

const RANGE = /^(\d+)\s*[-–]\s*(\d*)$/;

/** Two to five tiers that grow fivefold and get cheaper by about a twelfth, from what a message costs. */
const fakeTiers = (field: ResolvedField<'tiers'>, { faker }: FakeContext): Tier[] => {
  const digits = digitsOf(field);
  const top = 10n ** BigInt(digits) / 16n + faker.number.bigInt({ min: 10n, max: 20n });
  const count = Math.min(field.max ?? 5, faker.number.int({ min: 2, max: 5 }));
  let from = field.start ?? 1;
  let width = faker.number.int({ min: 1, max: 5 }) * 1000;
  return Array.from({ length: count }, (_, index) => {
    const price = unscaled(top - BigInt(index) * (top / 12n || 1n), digits);
    const tier = { from, to: index < count - 1 ? from + width - 1 : null, price };
    from += width;
    width *= 5;
    return tier;
  });
};

export default defineKind<'tiers'>({
  name: 'tiers',
  summary: 'A volume price table without gap or overlap: rows of from, to (null: and more) and price.',
  options: {
    currency: { type: 'text', required: true, doc: 'The currency, a code of ISO 4217 such as EUR.' },
    digits: {
      type: 'integer',
      doc: 'Most decimals, for prices below the smallest coin.',
      default: "the currency's own",
    },
    start: { type: 'integer', doc: 'Where the first tier begins.', default: '1' },
    unit: {
      type: 'label',
      doc: 'What is counted, for example "SMS"; singular and plural as `day |||| days`.',
    },
    max: { type: 'integer', min: 1, doc: 'Most rows.', default: 'no limit' },
  },
  example: { currency: 'EUR', digits: 4, unit: 'SMS', max: 8 },
  order: 'text',
  isWide: true,
  isSortable: false,
  filter: { none: 'A row has several values, so there is no one value to ask for.' },
  fault: (value) =>
    Array.isArray(value) ? (value.every(isPlainObject) ? undefined : 'notObject') : 'notList',
  validate: tierIssues,
  fake: fakeTiers,
  toText: tiersToText,
  fromText: tiersFromText,
  normalise: (rows, field) =>
    rows.map((row) => {
      const price = toDecimal(row.price);
      return price === undefined ? row : { ...row, price: padDecimal(price, digitsOf(field)) };
    }),
  check: ({ start = 1, max = 1, ...options }) => [
    ...currencyProblems(options),
    ...(isBound(start) && start >= 0 ? [] : [`start ${start} is not a whole number from 0`]),
    ...(isBound(max) && max > 0 ? [] : [`max ${max} is not a whole number from 1`]),
  ],
  jsonSchema: ({ start = 1 }) => {
    const bound = { type: 'integer', minimum: start };
    const properties = { from: bound, to: { anyOf: [bound, { type: 'null' }] }, price: { type: 'string' } };
    return { type: 'array', items: { type: 'object', properties, required: Object.keys(properties) } };
  },
});
