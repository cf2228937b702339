import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Issue } from '../../model/resolved/kind';
import choice, { choiceLabel, valueOptions, type ChoiceValue } from '../choice/kind';
import { boundsFaults } from '../number/boundsFaults';
import { countIssues, type CountBounds } from '../reading/countIssues';
import { isTextList } from '../reading/isTextList';
import { joinList, splitList } from '../reading/listText';
import { maxOption } from '../reading/severalOf';

type SeveralValues = {
  readonly values: { readonly [value: string]: Pick<ChoiceValue, 'label' | 'tone' | 'icon'> };
};

interface ChoicesShape extends KindShape {
  readonly options: SeveralValues & CountBounds;
  readonly value: (this['field'] extends { readonly values: infer V } ? keyof V & string : string)[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    choices: ChoicesShape;
  }
}

const { label, tone, icon } = valueOptions;

export default defineKind<'choices'>({
  name: 'choices',
  summary: 'Several of a few values, stored as a list: chips, coloured where they have a tone.',
  options: {
    values: {
      type: 'map',
      required: true,
      of: { label, tone, icon },
      doc: 'The values as stored, each with how it is shown.',
    },
    min: { type: 'integer', doc: 'Fewest entries, where there is any.', default: '0' },
    max: maxOption,
  },
  example: {
    values: { news: { tone: 'info' }, offers: { label: 'Special offers', tone: 'success' }, surveys: {} },
    max: 2,
  },
  order: 'text',
  isSortable: false,
  filter: 'holds',
  fault: (value) => (isTextList(value) ? undefined : 'notList'),
  validate: (value, field, kinds) => {
    const [unknown] = value.flatMap((each) => choice.validate(each, field as never, kinds));
    return unknown ? [unknown] : countIssues(new Set(value).size, field);
  },
  fake: (field, { faker }) => {
    const all = Object.keys(field.values);
    const least = Math.min(field.min ?? (field.required ? 1 : 0), all.length);
    const most = Math.max(least, Math.min(field.max ?? Infinity, all.length));
    return inOrder(faker.helpers.arrayElements(all, { min: least, max: most }), field);
  },
  toText: (value, field, { locale }) => joinList(value.map((each) => choiceLabel(each, field, locale))),
  fromText: (text, field) => {
    const read = splitList(text).map((each) => choice.fromText(each, field as never));
    const faults = read.flatMap((each): Issue[] => ('fault' in each ? [each.fault] : []));
    if (faults[0]) return { fault: faults[0] };
    return {
      value: inOrder(
        read.flatMap((each) => ('value' in each ? (each.value ?? []) : [])),
        field,
      ),
    };
  },
  normalise: (value, field) => inOrder(value, field),
  check: (options) => {
    const { min = 0, max } = options;
    const { length } = Object.keys(options.values);
    return [
      ...(choice.check?.(options) ?? []),
      ...boundsFaults(min, max),
      ...(min > length ? [`min ${min} is above the ${length} values`] : []),
    ];
  },
  jsonSchema: ({ values, min, max }) => ({
    type: 'array',
    items: { enum: Object.keys(values) },
    uniqueItems: true,
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  }),
});

/* Each once and as declared: the same choice is the same list, whatever was chosen first. */
const inOrder = (value: readonly string[], { values }: SeveralValues): string[] => {
  const known = Object.keys(values).filter((each) => value.includes(each));
  return [...known, ...new Set(value.filter((each) => !known.includes(each)))];
};
