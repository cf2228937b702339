import type { ListViewShape } from '../../config/listViews';
import { defineListView } from '../../model/resolved/listView';

type TreeOptions<Name> = {
  readonly parent: Name;
  readonly title?: Name;
  readonly facts?: readonly Name[];
  readonly marks?: readonly Name[];
};

interface TreeShape extends ListViewShape {
  readonly options: TreeOptions<this['fields']>;
}

declare module '../../config/listViews' {
  interface ListViews {
    tree: TreeShape;
  }
}

export default defineListView<'tree'>({
  name: 'tree',
  summary:
    'Records below records: the first level at first, and what stands below a record where somebody unfolds it.',
  label: { en: 'Tree', de: 'Baum', fr: 'Arborescence', pt: 'Árvore' },
  icon: 'extension',
  options: {
    parent: {
      type: 'text',
      required: true,
      doc: 'The reference to the record above, with `tree: true`.',
    },
    title: { type: 'text', doc: 'What a record is called, which leads to its page.', default: 'its title' },
    facts: { type: 'names', doc: 'What stands beside its name, without labels.', default: 'nothing' },
    marks: {
      type: 'names',
      doc: 'Fields at the end of its line: a state as its chip, yes or no as its name where it is yes.',
      default: 'none',
    },
  },
  fields: {
    parent: {
      what: 'a reference with tree: true',
      fits: (field) => 'tree' in field && field.tree === true,
    },
    title: true,
    facts: true,
    marks: true,
  },
  example: {
    fields: {
      name: { kind: 'text', required: true, search: true },
      parent: { kind: 'reference', to: 'things', tree: true, fake: { oneOf: [null] } },
      price: { kind: 'money', currency: 'EUR' },
      state: { kind: 'choice', values: { draft: {}, live: { tone: 'success' } } },
    } as never,
    options: { parent: 'parent', title: 'name', facts: ['price'], marks: ['state'] },
  },
});
