import type { KindShape } from '../../../config/fieldKinds';
import { defineKind } from '../../../model/resolved/kind';

interface EntityShape extends KindShape {
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
  options: {},
  example: {},
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
