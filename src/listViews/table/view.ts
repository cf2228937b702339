import type { ListViewShape } from '../../config/listViews';
import { defineListView } from '../../model/resolved/listView';

interface TableShape extends ListViewShape {
  readonly options: Record<never, never>;
}

declare module '../../config/listViews' {
  interface ListViews {
    table: TableShape;
  }
}

/* It has no drawing of its own here: a list that knows none for a view shows what every list shows. */
export default defineListView<'table'>({
  name: 'table',
  summary:
    'Rows and columns, as every list has them; two-line cards on a phone. It is offered last, unless it stands elsewhere.',
  label: { en: 'Table', de: 'Tabelle', fr: 'Tableau', pt: 'Tabela' },
  icon: 'table',
  options: {},
  fields: {},
  example: { fields: { name: { kind: 'text' } }, options: {} },
});
