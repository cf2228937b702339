import { iconOfTone, tones, type Tone } from '../../config/action';
import type { KindShape } from '../../config/fieldKinds';
import { iconNames, type IconName } from '../../config/icons';
import type { Label } from '../../config/label';
import { defineKind } from '../../model/resolved/kind';
import { humanize, pick, resolveLabel } from '../../model/resolved/labels';
import type { OptionDocs } from '../../model/resolved/optionDoc';

export type ChoiceValue = {
  readonly label?: Label;
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly advice?: Label;
  readonly permanent?: boolean;
};

/** A value that is a state says which may follow it. */
export type StateValue = ChoiceValue & { readonly to?: readonly string[] };

export type ChoiceOptions = { readonly values: { readonly [value: string]: StateValue } };

interface ChoiceShape extends KindShape {
  readonly options: ChoiceOptions;
  readonly value: this['field'] extends { readonly values: infer V } ? keyof V & string : string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    choice: ChoiceShape;
  }
}

/** How a value is declared; undefined for one that the configuration does not know. */
export const choiceOf = (value: string, { values }: ChoiceOptions): ChoiceValue | undefined =>
  Object.hasOwn(values, value) ? values[value] : undefined;

/** The word for a value of a choice; a value the configuration does not know keeps its own name. */
export const choiceLabel = (value: string, options: ChoiceOptions, locale: string): string => {
  const known = choiceOf(value, options);
  if (!known) return value;
  return known.label === undefined ? humanizeValue(value) : pick(resolveLabel(known.label), locale);
};

export const valueOptions: OptionDocs<ChoiceValue> = {
  label: {
    type: 'label',
    doc: 'What a person reads.',
    default: 'the value, written as words',
    derived: (value) => humanizeValue(value),
  },
  tone: { type: 'text', oneOf: tones, doc: 'The tone of its chip.', default: 'no chip, but plain text' },
  icon: {
    type: 'text',
    oneOf: iconNames,
    doc: 'The icon of the chip.',
    default: 'one for the tone',
    derived: (_, { tone }) => iconOfTone[tone as Tone],
  },
  advice: { type: 'label', doc: 'What to do about it, below the chip on the record page.', default: 'none' },
  permanent: {
    type: 'boolean',
    doc: 'Of a failure: whether it lasts (`true`) or may pass (`false`), said beside the advice.',
    default: 'not said',
  },
};

export default defineKind<'choice'>({
  name: 'choice',
  summary: 'One of a few values: a chip with an icon and a word where it has a tone, else plain text.',
  options: {
    values: {
      type: 'map',
      required: true,
      of: {
        ...valueOptions,
        to: {
          type: 'strings',
          doc: 'The values that may follow it; one that says nothing is final where another says something. In place of a line in `transitions`.',
          default: '`transitions`',
        },
      },
      doc: 'The values as stored, each with how it is shown.',
    },
  },
  example: { values: { open: { tone: 'info' }, done: { tone: 'success', icon: 'check' } } },
  inFormula: 'text',
  order: 'text',
  isSortable: true,
  isState: ({ values }) => Object.values(values).some(({ tone }) => tone !== undefined && tone !== 'neutral'),
  moves: ({ values }) =>
    Object.values(values).some(({ to }) => to !== undefined)
      ? Object.fromEntries(Object.entries(values).map(([value, { to = [] }]) => [value, to]))
      : undefined,
  filter: 'oneOf',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value, { values }) =>
    Object.hasOwn(values, value)
      ? []
      : [{ path: '', key: 'oneOf', args: { options: Object.keys(values).join(', ') } }],
  fake: ({ values }, { faker }) => faker.helpers.arrayElement(Object.keys(values)),
  toText: (value, field, { locale }) => choiceLabel(value, field, locale),
  fromText: (text, { values }) => {
    const wanted = text.trim().toLowerCase();
    const found = Object.entries(values).find(([value, { label }]) => namesOf(value, label).includes(wanted));
    if (found) return { value: found[0] };
    return { fault: { path: '', key: 'oneOf', args: { options: Object.keys(values).join(', ') } } };
  },
  check: ({ values }) => [
    ...(Object.keys(values).length === 0
      ? [{ message: 'a choice needs at least one value', hint: 'Write values: { open: {}, done: {} }.' }]
      : []),
    ...(Object.hasOwn(values, '')
      ? [
          {
            message: "'' is no value of a choice: it means none",
            hint: 'Leave it out: where the field is not required, nothing may be chosen.',
          },
        ]
      : []),
  ],
  jsonSchema: ({ values }) => ({ enum: Object.keys(values) }),
});

/* `noShow` is a name; `USA`, `In review` and `iOS` are written as people read them. */
const humanizeValue = (value: string): string =>
  /[A-Z ]/.test(value) && !isCamelCase.test(value) ? value : humanize(value);

const isCamelCase = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)+$/;

const namesOf = (value: string, label: Label | undefined): string[] =>
  [value, humanizeValue(value), ...(label === undefined ? [] : Object.values(resolveLabel(label)))].map(
    (name) => name.toLowerCase(),
  );
