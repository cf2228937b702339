import type { KindShape } from '../../../config/fieldKinds';
import { defineKind } from '../../../model/resolved/kind';

interface EntityShape extends KindShape {
  readonly options: { readonly record?: string };
  readonly value: string;
}

declare module '../../../config/fieldKinds' {
  interface FieldKinds {
    entity: EntityShape;
  }
}

export default defineKind<'entity'>({
  name: 'entity',
  summary: 'One of the entities of the product, by its key: shown by its name, chosen from all there are.',
  options: {
    record: {
      type: 'text',
      doc: 'The field beside it that has the id of one of its records: the value is shown as a link to that record.',
      default: 'it is shown by its name',
    },
  },
  example: {},
  looksUp: ({ record }) => (record === undefined ? [] : [{ option: 'record', field: record }]),
  order: 'text',
  isSortable: true,
  filter: 'oneOf',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: () => [],
  fake: (_, { faker }) => faker.word.noun(),
  toText: (value) => value,
  fromText: (text) => ({ value: text }),
  jsonSchema: () => ({ type: 'string' }),
});
