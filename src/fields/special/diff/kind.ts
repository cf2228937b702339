import type { KindShape } from '../../../config/fieldKinds';
import { defineKind } from '../../../model/resolved/kind';
import { changesOf, isChanged } from './changes';
import { isSecretName, MASK, plainText } from './plainText';
import { isPlainObject } from '../../../model/values/plainObject';

type Side = Readonly<Record<string, unknown>> | null;

interface DiffShape extends KindShape {
  readonly options: { readonly resourceField?: string };
  readonly value: { readonly before?: Side; readonly after?: Side };
}

declare module '../../../config/fieldKinds' {
  interface FieldKinds {
    diff: DiffShape;
  }
}

export default defineKind<'diff'>({
  name: 'diff',
  summary:
    'What a change did, stored as `{ before, after }` with a record or null in each: read, never typed.',
  options: {
    resourceField: {
      type: 'text',
      doc: 'The field beside it that names the entity of the record; its labels and kinds show the values.',
      default: 'names are written as words, values as they came',
    },
  },
  example: { resourceField: 'resource' },
  looksUp: ({ resourceField }) =>
    resourceField === undefined ? [] : [{ option: 'resourceField', field: resourceField }],
  ofAnyEntity: true,
  views: ['list', 'show', 'export'],
  order: 'text',
  isSortable: false,
  filter: { none: 'A change has as many values as the record, so there is no one value to ask for.' },
  fault: (value) =>
    isPlainObject(value) && isSide(value['before']) && isSide(value['after']) ? undefined : 'notObject',
  validate: () => [],
  fake: (_, { faker }) => {
    const before = { name: faker.company.name(), status: 'draft', total: faker.finance.amount() };
    const after = { ...before, status: 'active', total: faker.finance.amount() };
    return faker.helpers.arrayElement([
      { before, after },
      { before: null, after },
      { before, after: null },
    ]);
  },
  toText: ({ before, after }) =>
    changesOf(before, after)
      .filter(isChanged)
      .map(({ path, ...sides }) => {
        const text = (side: unknown) => (side === null || side === undefined ? '—' : plainText(side));
        const written = path.some(isSecretName) ? MASK : `${text(sides.before)} → ${text(sides.after)}`;
        return `${path.join('.')}: ${written}`;
      })
      .join('; '),
  fromText: () => ({ fault: { path: '', key: 'object' } }),
  jsonSchema: () => ({
    type: 'object',
    properties: { before: { type: ['object', 'null'] }, after: { type: ['object', 'null'] } },
  }),
});

const isSide = (value: unknown): boolean => value === null || value === undefined || isPlainObject(value);
