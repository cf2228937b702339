import type { KindShape } from '../../../config/fieldKinds';
import { defineKind, type Parsed } from '../../../model/resolved/kind';
import { humanize } from '../../../model/resolved/labels';
import type { Permission } from '../../../model/permissions/granted';
import type { ExtraSubject } from '../../../model/permissions/rightGroups';
import { parseJson } from '../../reading/parseJson';
import { isPlainObject } from '../../../model/values/plainObject';

type PermissionsOptions = { readonly extra?: readonly ExtraSubject[] };

interface PermissionsShape extends KindShape {
  readonly options: PermissionsOptions;
  readonly value: readonly Permission[];
}

declare module '../../../config/fieldKinds' {
  interface FieldKinds {
    permissions: PermissionsShape;
  }
}

export default defineKind<'permissions'>({
  name: 'permissions',
  summary: 'What a role may do, as a matrix; stored as the pairs of an ability.',
  options: {
    extra: {
      type: 'list',
      of: {
        subject: { type: 'text', required: true, doc: 'What the pairs name, such as `ACL`.' },
        label: {
          type: 'label',
          doc: 'What a person reads.',
          default: 'the subject as words',
          derived: (_, { subject }) => humanize(String(subject)),
        },
        actions: { type: 'strings', doc: 'Actions beside reading.', default: 'none' },
      },
      doc: 'Subjects beside the entities and guarded fields, which have rows anyway.',
      default: 'none',
      spec: 'S6.15',
    },
  },
  example: { extra: [{ subject: 'ACL', actions: ['assign'] }] },
  views: ['list', 'show', 'create', 'edit', 'export'],
  isWide: true,
  order: 'text',
  isSortable: false,
  filter: {
    none: 'A right may come from a wider one, so no stored value answers for it.',
  },
  fault: (value) => (isPairs(value) ? undefined : Array.isArray(value) ? 'notObject' : 'notList'),
  validate: (value) =>
    value.flatMap((pair, index) => [
      ...(pair.action && pair.subject ? [] : [{ path: String(index), key: 'required' as const }]),
      ...Object.keys(pair)
        .filter((name) => !WORDS_OF_A_PAIR.includes(name))
        .map((name) => ({
          path: `${index}.${name}`,
          key: 'oneOf' as const,
          args: { options: WORDS_OF_A_PAIR.join(', ') },
        })),
    ]),
  fake: (_, { faker }) =>
    faker.helpers
      .arrayElements(['read', 'create', 'edit', 'export'], { min: 1, max: 3 })
      .map((action) => ({ action, subject: 'all' })),
  toText: (value) =>
    value.every(isWordPair)
      ? value.map(({ action, subject }) => `${action} ${subject}`).join('; ')
      : JSON.stringify(value),
  fromText: (text) => (text.trimStart().startsWith('[') ? fromJson(text) : fromWords(text)),
  jsonSchema: () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { action: { type: 'string' }, subject: { type: 'string' } },
      required: ['action', 'subject'],
    },
  }),
});

/* What an ability reads. */
const WORDS_OF_A_PAIR: readonly string[] = ['action', 'subject', 'inverted', 'conditions', 'fields'];

const isPairs = (value: unknown): value is readonly Permission[] =>
  Array.isArray(value) &&
  value.every(
    (pair: unknown) =>
      isPlainObject(pair) && typeof pair.action === 'string' && typeof pair.subject === 'string',
  );

const WORDS = /^[^\s;[]+$/;

const isWordPair = (pair: Permission): boolean =>
  Object.keys(pair).length === 2 && WORDS.test(pair.action) && WORDS.test(pair.subject);

const fromWords = (text: string): Parsed<readonly Permission[]> => {
  const parts = text.split(';').map((part) => part.match(/\S+/g) ?? []);
  const pairs = parts.filter(({ length }) => length > 0);
  return pairs.every(({ length }) => length === 2)
    ? { value: pairs.map(([action = '', subject = '']) => ({ action, subject })) }
    : { fault: { path: '', key: 'pattern' } };
};

const fromJson = (text: string): Parsed<readonly Permission[]> => {
  const parsed = parseJson(text);
  if ('issue' in parsed) return { fault: parsed.issue };
  const value: unknown = parsed.value;
  return isPairs(value) ? { value } : { fault: { path: '', key: 'list' } };
};
