import type { ListViewShape } from '../../config/listViews';
import type { Rule } from '../../config/rule';
import type { OptionFault } from '../../model/resolved/kind';
import { defineListView, type ListViewAround } from '../../model/resolved/listView';
import { isPlainObject } from '../../model/values/plainObject';

type Values<Name extends string> = { readonly [N in Name]?: unknown };

type SplitOptions<Name extends string> = {
  readonly line: readonly Name[];
  readonly strong?: Rule<Values<Name>>;
  readonly onOpen?: Values<Name>;
  readonly show?: string;
};

interface SplitShape extends ListViewShape {
  readonly options: SplitOptions<this['fields']>;
}

declare module '../../config/listViews' {
  interface ListViews {
    split: SplitShape;
  }
}

export default defineListView<'split'>({
  name: 'split',
  summary: 'Lines on one side, and the record that is chosen beside them; on a phone it is over them.',
  label: { en: 'Split', de: 'Zweigeteilt', fr: 'Deux volets', pt: 'Dividido' },
  icon: 'book',
  options: {
    line: {
      type: 'names',
      required: true,
      doc: 'What a line says, without labels. The first field leads to the record, times stand at its end, and the others below it.',
    },
    strong: {
      type: 'rule',
      doc: 'Which records are drawn with weight, such as those that nobody has read: `{ isRead: false }`.',
      default: 'none',
    },
    onOpen: {
      type: 'map',
      doc: 'What it changes in a record to be opened: `{ isRead: true }`. One update, for whoever may make it by hand, and none where the record has it already.',
      default: 'nothing',
    },
    show: {
      type: 'text',
      doc: 'The entity of a section of `related` that stands below the head of the record.',
      default: 'all that the page of the record shows',
    },
  },
  fields: { line: true },
  rules: ['strong'],
  values: ['onOpen'],
  example: {
    fields: {
      name: { kind: 'text', required: true, search: true },
      subject: { kind: 'text', required: true },
      state: { kind: 'choice', values: { draft: {}, live: { tone: 'success' } } },
      sentAt: { kind: 'dateTime', required: true },
      isRead: { kind: 'boolean', default: false },
    } as never,
    options: {
      line: ['name', 'subject', 'state', 'sentAt'],
      strong: { isRead: false },
      onOpen: { isRead: true },
    },
  },
  check: ({ line, onOpen, show }, around) => [
    ...(line.length > 0 ? [] : ['a line needs at least one field']),
    ...changeFaults(Object.keys(isPlainObject(onOpen) ? onOpen : {}), around),
    ...(show === undefined ? [] : shownFaults(show, around)),
  ],
});

/* It is changed as in the form of the record. */
const changeFaults = (names: readonly string[], { fields, declared }: ListViewAround): OptionFault[] => {
  const { can } = declared as { readonly can?: { readonly edit?: unknown } };
  if (names.length > 0 && can?.edit === false) return ['"onOpen" changes records, and "can.edit" is false'];
  return names.flatMap((name) => {
    const field = fields.get(name);
    if (!field || (!field.readOnly && field.views.includes('edit'))) return [];
    return [`"onOpen" changes "${name}", which no form of the record does`];
  });
};

const shownFaults = (show: string, { declared }: ListViewAround): OptionFault[] => {
  const { related = [] } = declared as { readonly related?: readonly { readonly resource?: unknown }[] };
  const known = (Array.isArray(related) ? related : []).map((each) => String(each.resource));
  if (known.includes(show)) return [];
  return [{ message: `"related" has no section of "${show}"`, nearest: { to: show, of: known } }];
};
