import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { maxOption, severalOf, type SeveralOptions } from '../reading/severalOf';

type TagsOptions = SeveralOptions & { readonly suggestions?: readonly string[] };

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
  ...severalOf({ read: (text) => text.trim(), fault: 'text' }),
  name: 'tags',
  summary: 'Several short texts, each shown as a chip.',
  options: {
    max: maxOption,
    suggestions: {
      type: 'strings',
      doc: 'Texts offered while typing; others may be entered too.',
      default: 'none',
    },
  },
  isFree: true,
  example: { max: 5, suggestions: ['new', 'important', 'later'] },
  fake: ({ suggestions, max = 3 }, { faker }) => {
    const pool = suggestions?.length ? suggestions : faker.helpers.uniqueArray(() => faker.lorem.word(), 3);
    return faker.helpers.arrayElements(pool, { min: 1, max: Math.min(max, 3, pool.length) });
  },
});
