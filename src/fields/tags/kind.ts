import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Issue } from '../../model/resolved/kind';
import { isTextList } from '../reading/isTextList';
import { joinList, splitList } from '../reading/listText';

type TagsOptions = { readonly max?: number; readonly suggestions?: readonly string[] };

interface TagsShape extends KindShape {
  readonly options: TagsOptions;
  readonly value: string[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    tags: TagsShape;
  }
}

export default defineKind<'tags'>({
  name: 'tags',
  summary: 'Several short texts, each shown as a chip.',
  options: {
    max: { type: 'integer', doc: 'Most entries.', default: 'no limit' },
    suggestions: {
      type: 'strings',
      doc: 'Texts offered while typing; others may be entered too.',
      default: 'none',
    },
  },
  example: { max: 5, suggestions: ['new', 'important', 'later'] },
  order: 'text',
  isSortable: false,
  filter: 'holds',
  fault: (value) => (isTextList(value) ? undefined : 'notList'),
  validate: (value, { max }) => tagIssues(value, max),
  fake: ({ suggestions, max = 3 }, { faker }) => {
    const pool = suggestions?.length ? suggestions : faker.helpers.uniqueArray(() => faker.lorem.word(), 3);
    return faker.helpers.arrayElements(pool, { min: 1, max: Math.min(max, 3, pool.length) });
  },
  toText: (value) => joinList(value),
  fromText: (text) => ({ value: splitList(text) }),
  normalise: (value) => [...new Set(value.map((tag) => tag.trim()).filter(Boolean))],
  check: ({ max }) => (max !== undefined && max < 1 ? [`max ${max} leaves no room for an entry`] : []),
  jsonSchema: ({ max }) => ({
    type: 'array',
    items: { type: 'string' },
    ...(max === undefined ? {} : { maxItems: max }),
  }),
});

const tagIssues = (value: readonly string[], max: number | undefined): Issue[] => {
  if (max !== undefined && value.length > max) return [{ path: '', key: 'maxItems', args: { max } }];
  return value.flatMap((tag, index) => (tag.trim() === '' ? [{ path: String(index), key: 'required' }] : []));
};
