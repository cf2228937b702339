import type { KindShape } from '../../config/fieldKinds';
import type { ContextValue } from '../../config/contextValue';
import type { Json } from '../../config/json';
import type { Filter } from '../../config/rule';
import { defineKind } from '../../model/resolved/kind';
import { isId } from '../reading/isId';
import { isTextList } from '../reading/isTextList';
import { joinList, splitList } from '../reading/listText';

type ReferencesOptions = {
  readonly to: string;
  readonly onDelete?: 'restrict' | 'clear';
  readonly filter?: Filter<{ readonly [field: string]: Json | ContextValue }>;
};

interface ReferencesShape extends KindShape {
  readonly options: ReferencesOptions;
  readonly value: string[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    references: ReferencesShape;
  }
}

export default defineKind<'references'>({
  name: 'references',
  summary: 'Several records of another entity, stored as a list of their ids.',
  options: {
    to: { type: 'text', required: true, doc: 'The entity pointed at, by its key in the configuration.' },
    onDelete: {
      type: 'text',
      oneOf: ['restrict', 'clear'],
      doc: 'What happens when a record pointed at is deleted: it may not be, or it leaves the list.',
      default: 'clear',
    },
    filter: {
      type: 'filter',
      doc: 'What the offered records must be like, also by values of fields beside this one: `{ status: "approved", user: { $of: "user" } }`. The server refuses every other record, whichever way it comes.',
      default: 'all are offered',
    },
  },
  example: { to: 'users' },
  onDelete: 'clear',
  order: 'text',
  isSortable: false,
  filter: 'holds',
  fault: (value) => (isTextList(value) ? undefined : 'notList'),
  /* Some servers number their records. */
  fromWire: (value) =>
    Array.isArray(value) ? value.map((id: unknown) => (Number.isSafeInteger(id) ? String(id) : id)) : value,
  validate: (value, { to }) =>
    value.flatMap((id, index) =>
      isId(id) ? [] : [{ path: String(index), key: 'reference', args: { name: to } }],
    ),
  fake: ({ to, required }, { faker, ids }) => {
    const max = Math.min(3, ids(to).length);
    return faker.helpers.arrayElements(ids(to), { min: required ? Math.min(1, max) : 0, max });
  },
  toText: (value) => joinList(value),
  fromText: (text) => ({ value: splitList(text) }),
  normalise: (value) => [...new Set(value.map((id) => id.trim()))],
  references: ({ to }) => [to],
  jsonSchema: ({ to }) => ({
    type: 'array',
    items: { type: 'string', description: `The id of a record of ${to}.` },
    uniqueItems: true,
  }),
});
