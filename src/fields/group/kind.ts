import type { Fields, RecordFrom } from '../../config/field';
import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { fakeMembers } from '../reading/fakeMembers';
import { childIssues } from '../reading/fieldIssues';
import { parseJson } from '../reading/parseJson';
import { isPlainObject } from '../../model/values/plainObject';

type GroupOptions = {
  readonly of: Fields;
  readonly progress?: { readonly whole: string; readonly left: readonly string[] };
};

interface GroupShape extends KindShape {
  readonly options: GroupOptions;
  readonly value: this['field'] extends { readonly of: infer F }
    ? Omit<RecordFrom<F>, 'id'>
    : Readonly<Record<string, unknown>>;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    group: GroupShape;
  }
}

export default defineKind<'group'>({
  name: 'group',
  summary: 'Values that belong together, stored as one object inside the record, such as an address.',
  options: {
    of: { type: 'fields', required: true, doc: 'The fields of the group.' },
    progress: {
      type: 'object',
      of: {
        whole: {
          type: 'text',
          required: true,
          doc: 'The field of the group that says how many there are in all.',
        },
        left: {
          type: 'strings',
          required: true,
          doc: 'Those that say how many of them are still to be done.',
        },
      },
      doc: 'The group says how far something is: a bar with how many are done, in lists with `only` and above the group on its page: `{ whole: "total", left: ["queued"] }`.',
      default: 'no bar',
    },
  },
  example: { of: { street: { kind: 'text', required: true }, city: { kind: 'text' } } },
  views: ['show', 'create', 'edit', 'export'],
  order: 'text',
  isSortable: false,
  filter: { none: 'A group has several values, so there is no one value to ask for.' },
  fault: (value) => (isPlainObject(value) ? undefined : 'notObject'),
  validate: (value, { children }, kinds) => childIssues(value, children, kinds),
  fake: ({ children }, context) => fakeMembers(children, context),
  toText: (value) => JSON.stringify(value),
  fromText: (text) => {
    const parsed = parseJson(text);
    if ('issue' in parsed) return { fault: parsed.issue };
    return isPlainObject(parsed.value) ? { value: parsed.value } : { fault: { path: '', key: 'object' } };
  },
  children: ({ of }) => of,
  ofMembers: (children) => {
    const given = children.flatMap((child) =>
      child.default === undefined ? [] : [[child.name, child.default] as const],
    );
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  },
  check: ({ of, progress }) => {
    const names = Object.keys(of);
    if (names.length === 0)
      return [{ message: 'a group needs at least one field in "of"', hint: 'Write of: { name: f.text() }.' }];
    const asked = progress ? [progress.whole, ...progress.left] : [];
    return asked
      .filter((name) => !names.includes(name))
      .map((name) => ({
        message: `"progress" names "${name}", which is no field of the group`,
        nearest: { to: name, of: names },
      }));
  },
  jsonSchema: ({ children }) => ({
    type: 'object',
    properties: Object.fromEntries(children.map(({ name }) => [name, {}])),
    required: children.filter(({ required }) => required).map(({ name }) => name),
  }),
});
