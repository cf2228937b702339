import type { Faker } from '@faker-js/faker';
import type { KindShape } from '../../config/fieldKinds';
import type { Label } from '../../config/label';
import { boundsFaults } from '../number/boundsFaults';
import { defineKind, type Issue } from '../../model/resolved/kind';
import { resolveLabel } from '../../model/resolved/labels';
import { suggestionsOption, type Suggested } from '../longText/suggested';
import { MOST_MATCHED } from '../../config/limits';
import type { ResolvedField } from '../../model/resolved/resolvedField';

type TextOptions = {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly patternMessage?: Label;
  readonly code?: boolean;
  readonly serial?: string;
  readonly suggestions?: Suggested;
};

interface TextShape extends KindShape {
  readonly options: TextOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    text: TextShape;
  }
}

export default defineKind<'text'>({
  name: 'text',
  summary: 'One line of text.',
  options: {
    min: { type: 'integer', doc: 'Fewest characters.', default: '0' },
    max: { type: 'integer', min: 1, doc: 'Most characters.', default: 'no limit' },
    pattern: {
      type: 'text',
      doc: `A regular expression that the whole text must match. It needs a \`max\` of at most ${MOST_MATCHED}, and must not have two repetitions, one after or inside of the other, that take the same characters.`,
    },
    patternMessage: { type: 'label', doc: 'What to say when the pattern does not match.' },
    code: { type: 'boolean', doc: 'An identifier or code: shown in the monospaced font.', default: 'false' },
    serial: {
      type: 'text',
      doc: 'The server numbers new records by this pattern: `INV-{year}-{0000}`, from 1 again each year where it has a year.',
      default: 'people give the value',
    },
    suggestions: suggestionsOption,
  },
  example: { min: 2, max: 40 },
  isFree: true,
  inFormula: 'text',
  order: 'text',
  isSortable: true,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' || Number.isFinite(value) ? undefined : 'notText'),
  validate: (value, field) => textIssues(String(value), field),
  fake: (field, { faker }) => fakeText(field, faker),
  toText: (value) => String(value),
  fromText: (text) => ({ value: text }),
  normalise: (value) => String(value).trim(),
  serial: ({ serial }) => serial,
  check: ({ min, max, serial }) => [
    ...(serial !== undefined && !isSerial.test(serial)
      ? [
          {
            message: `serial "${serial}" needs its digits once, and nothing else in braces but {year}`,
            hint: 'Write "INV-{year}-{0000}".',
          },
        ]
      : []),
    ...boundsFaults(min, max),
  ],
  jsonSchema: ({ min, max, pattern }) => ({
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(pattern === undefined ? {} : { pattern }),
  }),
});

const textIssues = (value: string, field: ResolvedField<'text'>): Issue[] => {
  const { min, max, pattern, patternMessage } = field;
  if (min !== undefined && value.length < min) return [{ path: '', key: 'minLength', args: { min } }];
  if (max !== undefined && value.length > max) return [{ path: '', key: 'maxLength', args: { max } }];
  if (pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(value)) return [];
  return [{ path: '', key: 'pattern', ...(patternMessage && { message: resolveLabel(patternMessage) }) }];
};

const fakeText = ({ min = 0, max = 60, pattern }: ResolvedField<'text'>, faker: Faker): string => {
  if (pattern !== undefined) return faker.helpers.fromRegExp(pattern.replaceAll(/^\^|\$$/g, ''));
  const words = faker.lorem.words({ min: 2 + Math.ceil(min / 4), max: 2 + Math.ceil(min / 4) });
  return words.slice(0, Math.max(min, max)).trim().padEnd(min, 'a');
};

const isSerial = /^(?:[^{}]|\{year\})*\{0+\}(?:[^{}]|\{year\})*$/;
