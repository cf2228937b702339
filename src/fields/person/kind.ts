import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';

type PersonOptions = { readonly secondary?: string; readonly avatar?: string };

interface PersonShape extends KindShape {
  readonly options: PersonOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    person: PersonShape;
  }
}

export default defineKind<'person'>({
  name: 'person',
  summary: 'The name of a person, shown with a picture or initials and a second line.',
  options: {
    secondary: {
      type: 'text',
      doc: 'The field of the same record that stands in the second line.',
      default: 'one line',
    },
    avatar: {
      type: 'text',
      doc: 'The image field of the same record that holds the picture.',
      default: 'initials',
    },
  },
  example: { secondary: 'email' },
  order: 'text',
  isSortable: true,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) =>
    value.length > LONGEST ? [{ path: '', key: 'maxLength', args: { max: LONGEST } }] : [],
  fake: (_field, { faker }) => faker.person.fullName(),
  toText: (value) => value,
  fromText: (text) => ({ value: text }),
  normalise: (value) => value.trim(),
  looksUp: ({ secondary, avatar }) => [
    ...(secondary === undefined ? [] : [{ option: 'secondary', field: secondary }]),
    ...(avatar === undefined ? [] : [{ option: 'avatar', field: avatar }]),
  ],
  jsonSchema: () => ({ type: 'string', maxLength: LONGEST }),
});

const LONGEST = 200;
