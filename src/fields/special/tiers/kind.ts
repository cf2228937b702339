import type { KindShape } from '../../../config/fieldKinds';
import type { Label } from '../../../config/label';
import { defineKind } from '../../../model/resolved/kind';
import { currencyProblems, digitsOf, type CurrencyOptions } from '../../money/currency';
import { padDecimal, toDecimal } from '../../../model/values/decimal';
import { fakeTiers } from './fakeTiers';
import { isBound, tierIssues, type Tier } from './tierIssues';
import { tiersFromText, tiersToText } from './tierText';
import { isPlainObject } from '../../../model/values/plainObject';

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
    max: { type: 'integer', doc: 'Most rows.', default: 'no limit' },
  },
  example: { currency: 'EUR', digits: 4, unit: 'SMS', max: 8 },
  order: 'text',
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
