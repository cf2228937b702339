import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { textOf } from '../../model/values/comparable';
import { hyphened } from '../../model/values/hyphened';

type SlugOptions = { readonly from: string; readonly max?: number };

interface SlugShape extends KindShape {
  readonly options: SlugOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    slug: SlugShape;
  }
}

/** A text as a part of an address, such as `uber-uns`; with a number behind it where one is given. */
export const slugOf = (text: string, { max = MOST }: Pick<SlugOptions, 'max'>, number?: number): string => {
  const behind = number === undefined ? '' : `-${number}`;
  return (
    hyphened(text)
      .slice(0, max - behind.length)
      .replace(/-$/, '') + behind
  );
};

export default defineKind<'slug'>({
  name: 'slug',
  summary:
    'The part of an address that names a record, such as `spring-sale`: made of another field as one types, until it is written by hand; the server puts a number behind one that is taken.',
  options: {
    from: { type: 'text', required: true, doc: 'The field beside it that it is made of: `title`.' },
    max: { type: 'integer', doc: 'Most characters, 8 at least.', default: '80' },
  },
  example: { from: 'name', max: 40 },
  looksUp: ({ from }) => [{ option: 'from', field: from }],
  made: ({ from, ...limits }) => ({ from, write: (text, number) => slugOf(text, limits, number) }),
  order: 'text',
  isSortable: true,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value, field) => slugIssues(value, field),
  fake: (field, { faker, around }) =>
    slugOf(textOf(around?.values[field.from]) ?? '', field) || slugOf(faker.lorem.words(3), field),
  toText: (value) => value,
  fromText: (text) => ({ value: text.trim() }),
  normalise: (value) => value.trim(),
  check: ({ max = MOST }) => (max >= LEAST ? [] : [`max ${max} leaves no room for a word and its number`]),
  jsonSchema: ({ max = MOST }) => ({ type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: max }),
});

const MOST = 80;

const LEAST = 8;

const slugIssues = (value: string, { max = MOST }: ResolvedField<'slug'>): Issue[] => {
  const slug = value.trim();
  if (!/^[a-z0-9-]+$/.test(slug) || `-${slug}-`.includes('--')) return [{ path: '', key: 'slug' }];
  return slug.length > max ? [{ path: '', key: 'maxLength', args: { max } }] : [];
};
