import type { KindShape } from '../../config/fieldKinds';
import type { ContextValue } from '../../config/contextValue';
import type { Json } from '../../config/json';
import type { Filter } from '../../config/rule';
import { defineKind } from '../../model/resolved/kind';
import { isId } from '../reading/isId';

type ReferenceOptions = {
  readonly to: string;
  readonly onDelete?: 'restrict' | 'clear';
  readonly tree?: true;
  readonly avatar?: boolean;
  readonly filter?: Filter<{ readonly [field: string]: Json | ContextValue }>;
};

interface ReferenceShape extends KindShape {
  readonly options: ReferenceOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    reference: ReferenceShape;
  }
}

export default defineKind<'reference'>({
  name: 'reference',
  summary: 'One record of another entity, stored as its id and shown as a link with its title.',
  options: {
    to: { type: 'text', required: true, doc: 'The entity pointed at, by its key in the configuration.' },
    onDelete: {
      type: 'text',
      oneOf: ['restrict', 'clear'],
      doc: 'What happens when the record pointed at is deleted: it may not be, or the value becomes empty.',
      default: 'restrict',
    },
    tree: {
      type: 'boolean',
      doc: 'The records of an entity that points at itself are a tree: none may come to stand below itself, whichever way it is changed.',
      default: 'false',
    },
    avatar: {
      type: 'boolean',
      doc: 'Its picture stands beside its title, small and round: the first picture field of that entity, or the initials of the title where there is none, it cannot be had, or it lies on another host. Nothing more is asked for.',
      default: 'false',
    },
    filter: {
      type: 'filter',
      doc: 'What the offered records must be like, also by values of fields beside this one: `{ status: "approved", user: { $of: "user" } }`. The server refuses every other record, whichever way it comes.',
      default: 'all are offered',
    },
  },
  example: { to: 'users' },
  order: 'text',
  isSortable: false,
  filter: 'oneOf',
  /* Some servers number their records. */
  fault: (value) => (typeof value === 'string' || typeof value === 'number' ? undefined : 'notText'),
  fromWire: (value) => (Number.isSafeInteger(value) ? String(value) : value),
  validate: (value, { to }) => (isId(value) ? [] : [{ path: '', key: 'reference', args: { name: to } }]),
  fake: ({ to, tree }, { faker, ids, index }) => {
    // Some stand above all, and each other one below one that came before it.
    const known = tree ? ids(to).slice(0, index % 4 === 0 ? 0 : index) : ids(to);
    return known.length === 0 ? null : faker.helpers.arrayElement(known);
  },
  toText: (value) => String(value),
  /* A file may name a record; whether it is an id is judged with the row. */
  fromText: (text) => ({ value: text.trim() }),
  normalise: (value) => String(value).trim(),
  references: ({ to }) => [to],
  jsonSchema: ({ to }) => ({ type: 'string', description: `The id of a record of ${to}.` }),
});
