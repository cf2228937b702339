import type { Faker } from '@faker-js/faker';
import type { KindShape } from '../../config/fieldKinds';
import type { Label } from '../../config/label';
import { defineKind, type Issue } from '../../model/kind';
import { resolveLabel } from '../../model/labels';
import type { ResolvedField } from '../../model/resolvedField';

type TextOptions = {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly patternMessage?: Label;
  readonly code?: boolean;
  readonly serial?: string;
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
    max: { type: 'integer', doc: 'Most characters.', default: 'no limit' },
    pattern: { type: 'text', doc: 'A regular expression that the whole text must match.' },
    patternMessage: { type: 'label', doc: 'What to say when the pattern does not match.' },
    code: { type: 'boolean', doc: 'An identifier or code: shown in the monospaced font.', default: 'false' },
    serial: {
      type: 'text',
      doc: 'The server numbers new records by this pattern: `INV-{year}-{0000}`, from 1 again each year where it has a year.',
      default: 'people give the value',
    },
  },
  example: { min: 2, max: 40 },
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
  check: ({ pattern, min, max, serial }) => [
    ...(serial !== undefined && !isSerial.test(serial)
      ? [
          `serial "${serial}" needs its digits once, and nothing else in braces but {year}: "INV-{year}-{0000}"`,
        ]
      : []),
    ...(pattern !== undefined && !isPattern(pattern) ? [`"${pattern}" is not a regular expression`] : []),
    ...(min !== undefined && max !== undefined && min > max ? [`min ${min} is above max ${max}`] : []),
  ],
  jsonSchema: ({ min, max, pattern }) => ({
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(pattern === undefined ? {} : { pattern }),
  }),
});

const textIssues = (value: string, { min, max, pattern, patternMessage }: ResolvedField<'text'>): Issue[] => {
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

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
};
