import type { KindShape } from '../../../config/fieldKinds';
import { defineKind, type OptionFault, type Issue, type LookUp } from '../../../model/resolved/kind';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { inBraces, mergeIssues, type Merge } from '../../../model/merge/placeholders';
import { matches } from '../../../model/rules/rules';
import { withEnding } from '../../../model/values/ending';
import { countSegments, withLineFeeds } from '../../../model/values/segments';
import { currencyProblems } from '../../money/currency';
import { toDecimal } from '../../../model/values/decimal';

/** Where a price by volume is found, and how many people the text goes to. */
export type Pricing = {
  readonly from: string;
  readonly field: string;
  readonly recipients?: { readonly of: string; readonly by: string; readonly field: string };
};

/** What is put behind the text: a field beside it, else one of a record that a reference leads to, by who sends it. */
export type Ending = { readonly field: string; readonly else?: string; readonly sender?: string };

type SmsTextOptions = {
  readonly maxSegments?: number;
  readonly price?: string;
  readonly pricing?: Pricing;
  readonly currency?: string;
  readonly merge?: Merge;
  readonly ending?: Ending;
};

interface SmsTextShape extends KindShape {
  readonly options: SmsTextOptions;
  readonly value: string;
}

declare module '../../../config/fieldKinds' {
  interface FieldKinds {
    smsText: SmsTextShape;
  }
}

export default defineKind<'smsText'>({
  name: 'smsText',
  summary: 'The text of an SMS; its form shows the encoding, the segments and what they cost.',
  options: {
    maxSegments: { type: 'integer', doc: 'Most segments.', default: '10' },
    price: { type: 'text', doc: 'Price of one segment, as decimal text; needs a currency.' },
    pricing: {
      type: 'object',
      of: {
        from: { type: 'text', required: true, doc: 'The entity with a single record that has the prices.' },
        field: { type: 'text', required: true, doc: 'Its field of kind `tiers`.' },
        recipients: {
          type: 'object',
          of: {
            of: { type: 'text', required: true, doc: 'The entity of the recipients.' },
            by: { type: 'text', required: true, doc: 'What its list is filtered by.' },
            field: {
              type: 'text',
              required: true,
              doc: 'The field of the form that holds what to filter by.',
            },
          },
          doc: 'How the recipients are counted.',
          default: 'one recipient',
        },
      },
      doc: 'Prices by volume, for whoever may read them: the form says what the text costs at the price of its tier.',
      default: 'none',
    },
    currency: { type: 'text', doc: 'Currency of the price, a code of ISO 4217 such as EUR.' },
    merge: {
      type: 'object',
      of: {
        of: { type: 'text', required: true, doc: 'The entity of whoever it is written to.' },
        fields: {
          type: 'names',
          required: true,
          doc: 'The fields of theirs that it may have, as `{fullName}`: words that people read, no secrets, references or guarded fields.',
        },
        language: {
          type: 'text',
          doc: 'The field of theirs that names their language, in which dates and choices are written.',
          default: 'the language of whoever sends it',
        },
      },
      doc: 'The text is filled in for each reader. `{fullName|friend}` has a fallback, `{{` is a brace, and a word in braces that is none of the fields is refused.',
      default: 'nothing is filled in',
    },
    ending: {
      type: 'object',
      of: {
        field: {
          type: 'text',
          required: true,
          doc: 'A field of kind `text` beside it: what it says is put there while its `showWhen` holds.',
        },
        else: {
          type: 'text',
          doc: 'What a form shows in the place of nothing, for whoever may see it, as a path over a reference beside it: `user.signature`. The server fills the field with it.',
        },
        sender: {
          type: 'text',
          doc: 'A path over a reference to the name or number that sends it, `sender.name`: `else` is for names alone, which nobody can answer.',
          default: 'always',
        },
      },
      doc: 'What is put behind the text, where it does not stand in it yet: counted and shown with it. Whoever sends the text puts it there.',
      default: 'nothing',
    },
  },
  example: { maxSegments: 3, price: '0.0450', currency: 'EUR' },
  inFormula: 'text',
  order: 'text',
  isSortable: false,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' || Number.isFinite(value) ? undefined : 'notText'),
  validate: (value, field) => [
    ...lengthIssues(String(value), field),
    ...(field.merge ? mergeIssues(String(value), field.merge) : []),
  ],
  hint: ({ merge }) => merge && { path: '', key: 'placeholdersOr', args: mergeHint(merge) },
  fake: (_, { faker }) => faker.helpers.arrayElement(texts),
  toText: (value) => String(value),
  fromText: (text) => ({ value: text }),
  normalise: (value) => withLineFeeds(String(value)),
  check: (options) => problems(options),
  looksUp: ({ pricing, merge, ending }) => [
    ...(pricing ? lookUpsOf(pricing) : []),
    ...(merge ? mergedFields(merge) : []),
    ...(ending ? endingLookUps(ending) : []),
  ],
  whole: (value, { ending }, { record, fields, kinds }) => {
    const field = fields.find(({ name }) => name === ending?.field);
    const isPut = field !== undefined && matches(field.showWhen, record, { fields, kinds });
    const end = isPut ? record[field.name] : undefined;
    return typeof end === 'string' ? withEnding(String(value), end) : value;
  },
  /* the largest message of plain characters */
  jsonSchema: ({ maxSegments = MOST }) => ({
    type: 'string',
    maxLength: maxSegments === 1 ? 160 : 153 * maxSegments,
  }),
});

/** Most segments unless the field says otherwise. */
export const MOST = 10;

const lengthIssues = (text: string, { maxSegments: max = MOST }: ResolvedField<'smsText'>): Issue[] => {
  const { segments } = countSegments(text);
  return segments > max ? [{ path: '', key: 'maxSegments', args: { segments, max } }] : [];
};

const mergeHint = ({ fields }: Merge) => ({ valid: inBraces(fields), first: fields[0] ?? '' });

const mergedFields = ({ of, fields, language }: Merge): LookUp[] => [
  ...fields.map((field): LookUp => ({ option: 'merge', entity: of, field, isSaid: true })),
  ...(language === undefined ? [] : [{ option: 'merge', entity: of, field: language }]),
];

const endingLookUps = ({ field, else: other, sender }: Ending): LookUp[] => [
  { option: 'ending', field, kind: 'text' },
  ...[other, sender].flatMap((path) =>
    path === undefined
      ? []
      : ([{ option: 'ending', field: path.split('.')[0] ?? '', kind: 'reference' }] as const),
  ),
];

const lookUpsOf = ({ from, field, recipients }: Pricing): LookUp[] => [
  { option: 'pricing', entity: from, field, kind: 'tiers', isSingle: true },
  ...(recipients
    ? ([
        { option: 'pricing.recipients', entity: recipients.of, field: recipients.by, isFilter: true },
        { option: 'pricing.recipients', field: recipients.field },
      ] as const)
    : []),
];

const problems = ({ maxSegments = 1, price, pricing, currency }: SmsTextOptions): OptionFault[] => [
  ...(maxSegments < 1 ? [`maxSegments ${maxSegments} is below 1`] : []),
  ...(price !== undefined && !toDecimal(price)
    ? [`price "${price}" is not decimal text such as "0.05"`]
    : []),
  ...(price !== undefined && pricing !== undefined ? ['price and pricing exclude each other'] : []),
  ...(price !== undefined && currency === undefined ? ['price needs a currency'] : []),
  ...(currency === undefined ? [] : currencyProblems({ currency })),
];

const texts = [
  'Your code is 482913. It is valid for 10 minutes.',
  'Ihr Paket kommt heute 📦\nBitte antworten Sie mit JA.',
  'Votre rendez-vous est confirmé : demain à 9 h 30.',
  'O pagamento não foi aceite. Ligue-nos, por favor 🙏',
];
