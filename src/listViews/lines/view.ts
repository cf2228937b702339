import type { ListViewShape } from '../../config/listViews';
import { defineListView } from '../../model/resolved/listView';

type LinesOptions<Name> = {
  readonly line: readonly Name[];
  readonly marks?: readonly Name[];
  readonly expand?: readonly Name[];
};

interface LinesShape extends ListViewShape {
  readonly options: LinesOptions<this['fields']>;
}

declare module '../../config/listViews' {
  interface ListViews {
    lines: LinesShape;
  }
}

export default defineListView<'lines'>({
  name: 'lines',
  summary: 'A line for each record, close together, with more of it below on demand.',
  label: { en: 'Lines', de: 'Zeilen', fr: 'Lignes', pt: 'Linhas' },
  icon: 'menu',
  options: {
    line: {
      type: 'names',
      required: true,
      doc: 'What a line says, from left to right, without labels. The first field leads to the record, and takes the room that the others leave.',
    },
    marks: {
      type: 'names',
      doc: 'Fields at its end: a state as its chip, yes or no as its name where it is yes.',
      default: 'none',
    },
    expand: {
      type: 'names',
      doc: 'Fields below the line, each with its label, which a button shows and hides; what is empty is left out.',
      default: 'nothing to show',
    },
  },
  fields: { line: true, marks: true, expand: true },
  example: {
    fields: {
      name: { kind: 'text', required: true, search: true },
      price: { kind: 'money', currency: 'EUR' },
      state: { kind: 'choice', values: { draft: {}, live: { tone: 'success' } } },
      isFeatured: { kind: 'boolean' },
      answer: { kind: 'longText', required: true },
    } as never,
    options: { line: ['name', 'price'], marks: ['state', 'isFeatured'], expand: ['answer'] },
  },
  check: ({ line }) => (line.length > 0 ? [] : ['a line needs at least one field']),
});
