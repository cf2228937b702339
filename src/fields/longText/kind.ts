import type { KindShape } from '../../config/fieldKinds';
import { boundsFaults } from '../number/boundsFaults';
import { suggestionsOption, type Suggested } from './suggested';
import { defineKind, type Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';

type LongTextOptions = {
  readonly rows?: number;
  readonly min?: number;
  readonly max?: number;
  readonly bubble?: boolean;
  readonly suggestions?: Suggested;
};

interface LongTextShape extends KindShape {
  readonly options: LongTextOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    longText: LongTextShape;
  }
}

export default defineKind<'longText'>({
  name: 'longText',
  inArticle: 'text',
  summary: 'Text of several lines.',
  options: {
    rows: { type: 'integer', doc: 'Height of the input, in lines.', default: '4' },
    min: { type: 'integer', doc: 'Fewest characters.', default: '0' },
    max: { type: 'integer', min: 1, doc: 'Most characters.', default: 'no limit' },
    bubble: {
      type: 'boolean',
      doc: 'What somebody receives: drawn as a bubble on the record page.',
      default: 'false',
    },
    suggestions: suggestionsOption,
  },
  example: { rows: 6, max: 1000 },
  inFormula: 'text',
  order: 'text',
  isSortable: false,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' || Number.isFinite(value) ? undefined : 'notText'),
  validate: (value, field) => lengthIssues(String(value), field),
  fake: ({ min = 0, max = 600 }, { faker }) =>
    faker.lorem.sentences({ min: 1, max: 3 }, '\n').slice(0, Math.max(min, max)).trim().padEnd(min, '.'),
  toText: (value) => String(value),
  fromText: (text) => ({ value: text }),
  normalise: (value) => String(value).replaceAll('\r\n', '\n').trim(),
  check: ({ rows, min, max }) => [
    ...(rows !== undefined && rows < 1 ? [`rows ${rows} is below 1`] : []),
    ...boundsFaults(min, max),
  ],
  jsonSchema: ({ min, max }) => ({
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
  }),
});

const lengthIssues = (value: string, { min, max }: ResolvedField<'longText'>): Issue[] => {
  if (min !== undefined && value.length < min) return [{ path: '', key: 'minLength', args: { min } }];
  if (max !== undefined && value.length > max) return [{ path: '', key: 'maxLength', args: { max } }];
  return [];
};
