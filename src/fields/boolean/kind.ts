import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { markSigns, type MarkSign } from '../reading/markSigns';

interface BooleanShape extends KindShape {
  readonly options: { readonly mark?: MarkSign };
  readonly value: boolean;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    boolean: BooleanShape;
  }
}

/* what spreadsheets and people write, in the four languages of the product */
const yes = ['true', '1', 'yes', 'y', 'wahr', 'ja', 'vrai', 'oui', 'verdadeiro', 'sim'];
const no = ['false', '0', 'no', 'n', 'falsch', 'nein', 'faux', 'non', 'falso', 'não'];

export default defineKind<'boolean'>({
  name: 'boolean',
  summary: 'Yes or no.',
  options: {
    mark: {
      type: 'text',
      oneOf: markSigns,
      doc: 'Drawn as a sign that is pressed: it changes the record, for whoever may change it in its form. What nobody has decided yet is a dash, so it begins with a default. A star that each person has for themselves is `f.mark`.',
      default: 'a tick or a dash',
    },
  },
  example: {},
  check: ({ mark, ...field }) =>
    mark === undefined || Object(field).default !== undefined ? [] : [UNDECIDED],
  inFormula: 'boolean',
  order: 'text',
  isSortable: true,
  filter: 'equals',
  fault: (value) => (typeof value === 'boolean' ? undefined : 'notBoolean'),
  /* Some databases have no other way to keep it. */
  fromWire: (value) => (value === 0 || value === 1 ? value === 1 : value),
  validate: () => [],
  fake: (_, { faker }) => faker.datatype.boolean(),
  toText: (value) => String(value),
  word: (text) => words.get(text),
  fromText: (text) => {
    const word = text.trim().toLowerCase();
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : { fault: { path: '', key: 'boolean' } };
  },
  words: [...yes, ...no],
  jsonSchema: () => ({ type: 'boolean' }),
});

const UNDECIDED = {
  message: 'what is pressed is yes or no from the beginning',
  hint: 'Write default: false.',
};

const words = new Map([
  ['true', 'ra.boolean.true'],
  ['false', 'ra.boolean.false'],
]);
