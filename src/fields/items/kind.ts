import type { Fields, RecordFrom } from '../../config/field';
import type { KindShape } from '../../config/fieldKinds';
import { boundsFaults } from '../number/boundsFaults';
import { defineKind, type Issue, type Kinds } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { countIssues } from '../reading/countIssues';
import { below, childIssues } from '../reading/fieldIssues';
import { fakeMembers } from '../reading/fakeMembers';
import { parseJson } from '../reading/parseJson';
import { claimOf } from '../../model/values/claimOf';
import { isPlainObject } from '../../model/values/plainObject';

type ItemsOptions = { readonly of: Fields; readonly min?: number; readonly max?: number };

interface ItemsShape extends KindShape {
  readonly options: ItemsOptions;
  readonly value: this['field'] extends { readonly of: infer F }
    ? Omit<RecordFrom<F>, 'id'>[]
    : Readonly<Record<string, unknown>>[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    items: ItemsShape;
  }
}

export default defineKind<'items'>({
  name: 'items',
  summary: 'Rows inside a record, such as the lines of an invoice: a small table, edited in place.',
  options: {
    of: {
      type: 'fields',
      required: true,
      doc: 'The fields of one row. Of one that is `unique`, no two rows of the record have the same.',
    },
    min: { type: 'integer', doc: 'Fewest rows.', default: '0' },
    max: { type: 'integer', min: 1, doc: 'Most rows.', default: 'no limit' },
  },
  example: { of: { note: { kind: 'text', required: true }, code: { kind: 'text' } }, min: 1, max: 10 },
  views: ['show', 'create', 'edit'],
  order: 'text',
  isSortable: false,
  filter: { none: 'A row has several values, so there is no one value to ask for.' },
  fault: (value) => (isRows(value) ? undefined : Array.isArray(value) ? 'notObject' : 'notList'),
  validate: (value, field, kinds) => [
    ...countIssues(value.length, field),
    ...rowIssues(value, field, kinds),
    ...twiceIssues(value, field),
  ],
  fake: ({ children, min = 1, max = 4 }, context) => {
    const count = context.faker.number.int({ min: Math.min(min, max), max: Math.max(min, Math.min(max, 4)) });
    const rows = Array.from({ length: count }, () => fakeMembers(children, context));
    const twice = twiceIssues(rows, { children }).map(({ path }) => path.split('.')[0]);
    return rows.filter((_, at) => !twice.includes(String(at)));
  },
  toText: (value) => JSON.stringify(value),
  fromText: (text) => {
    const parsed = parseJson(text);
    if ('issue' in parsed) return { fault: parsed.issue };
    return isRows(parsed.value) ? { value: parsed.value } : { fault: { path: '', key: 'list' } };
  },
  children: ({ of }) => of,
  check: ({ of, min, max }) => [
    ...(Object.keys(of).length === 0
      ? [{ message: 'a row needs at least one field in "of"', hint: 'Write of: { name: f.text() }.' }]
      : []),
    ...boundsFaults(min, max),
  ],
  jsonSchema: ({ children, min, max }) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(children.map(({ name }) => [name, {}])),
      required: children.filter(({ required }) => required).map(({ name }) => name),
    },
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  }),
});

const isRows = (value: unknown): value is Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.every(isPlainObject);

const rowIssues = (
  rows: readonly Readonly<Record<string, unknown>>[],
  { children }: ResolvedField<'items'>,
  kinds: Kinds,
): Issue[] =>
  rows.flatMap((row, index) =>
    childIssues(row, children, kinds).map((issue) => ({ ...issue, path: below(String(index), issue.path) })),
  );

/* Said of the later one, with the number of the one before it. */
const twiceIssues = (
  rows: readonly Readonly<Record<string, unknown>>[],
  { children }: Pick<ResolvedField<'items'>, 'children'>,
): Issue[] =>
  children
    .filter(({ unique }) => unique)
    .flatMap(({ name }) => {
      const claims = rows.map((row) => claimOf(row, [name]));
      return claims.flatMap((claim, at): Issue[] => {
        const first = claims.indexOf(claim);
        return claim === undefined || first === at
          ? []
          : [{ path: below(String(at), name), key: 'uniqueRow', args: { row: first + 1 } }];
      });
    });
