import type { ListViewShape } from '../../config/listViews';
import type { Kinds, OptionFault } from '../../model/resolved/kind';
import { defineListView, type FieldWish, type ListViewAround } from '../../model/resolved/listView';
import { isSummable } from '../../model/numbers/totalsFault';
import { isPlainObject } from '../../model/values/plainObject';

type BoardOptions<Name> = {
  readonly by: Name;
  readonly columns?: readonly string[];
  readonly title?: Name;
  readonly facts?: readonly Name[];
  readonly marks?: readonly Name[];
  readonly sum?: Name;
  readonly move?: { readonly [value: string]: string };
};

interface BoardShape extends ListViewShape {
  readonly options: BoardOptions<this['fields']>;
}

declare module '../../config/listViews' {
  interface ListViews {
    board: BoardShape;
  }
}

const choice: FieldWish = {
  what: 'a choice',
  fits: (field, { filter }) => filter === 'oneOf' && 'values' in field && !field.compute,
};

export default defineListView<'board'>({
  name: 'board',
  summary:
    'Cards in columns by a choice, each with its count and a sum; a card that is moved to another column is changed so.',
  label: { en: 'Board', de: 'Tafel', fr: 'Kanban', pt: 'Quadro' },
  icon: 'columns',
  options: {
    by: { type: 'text', required: true, doc: 'The choice whose values are the columns.' },
    columns: {
      type: 'strings',
      doc: 'Which of its values have a column, in this order.',
      default: 'all, in the order of the choice',
    },
    title: {
      type: 'text',
      doc: 'The field that names the card and leads to the record.',
      default: 'the title of the entity',
    },
    facts: {
      type: 'names',
      doc: 'Fields on it, each with its label; what is empty is left out.',
      default: 'none',
    },
    marks: { type: 'names', doc: 'Fields on it without labels.', default: 'none' },
    sum: {
      type: 'text',
      doc: 'The number or amount that is added up over all records of a column.',
      default: 'no sum',
    },
    move: {
      type: 'json',
      doc: 'The action that a card runs that is moved to a column, by its value: `{ paid: "markPaid" }`.',
      default: 'the actions whose effect is that value, and where there is none, an ordinary change',
    },
  },
  fields: {
    by: choice,
    title: true,
    facts: true,
    marks: true,
    sum: {
      what: 'a number that is added up',
      fits: (field, kind) => isSummable(field.name, [field], { [field.kind]: kind } as Kinds),
    },
  },
  example: {
    fields: {
      name: { kind: 'text', required: true, search: true },
      state: {
        kind: 'choice',
        required: true,
        values: { open: { tone: 'info' }, done: { tone: 'success' } },
      },
      price: { kind: 'money', currency: 'EUR' },
      place: { kind: 'text' },
      isUrgent: { kind: 'boolean' },
    } as never,
    options: { by: 'state', title: 'name', facts: ['place'], marks: ['isUrgent'], sum: 'price' },
  },
  counts: ({ by, sum }) => [{ by, of: sum }],
  check: (options, around) => {
    const values = valuesOf(options.by, around);
    return values ? [...columnFaults(options, values), ...moveFaults(options, { ...around, values })] : [];
  },
});

const valuesOf = (by: string, { fields }: ListViewAround): readonly string[] | undefined => {
  const field = fields.get(by);
  const values: unknown = field && 'values' in field ? field.values : undefined;
  return isPlainObject(values) ? Object.keys(values) : undefined;
};

const columnFaults = ({ by, columns }: BoardOptions<string>, values: readonly string[]): OptionFault[] => {
  if (!columns) return [];
  const twice = columns.filter((value, at) => columns.indexOf(value) < at);
  return [
    ...(columns.length === 0 ? [{ message: 'columns names no value, so nothing is on the board' }] : []),
    ...columns.flatMap((value) => unknown('columns', value, { by, values })),
    ...twice.map((value) => ({ message: `columns names "${value}" twice` })),
  ];
};

type Moves = ListViewAround & { readonly values: readonly string[] };

const moveFaults = ({ by, move }: BoardOptions<string>, { declared, values }: Moves): OptionFault[] => {
  const actions = isPlainObject(declared['actions']) ? declared['actions'] : {};
  return Object.entries(isPlainObject(move) ? move : {}).flatMap(([value, name]): OptionFault[] => {
    const odd = unknown('move', value, { by, values });
    if (odd.length > 0) return odd;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!isPlainObject(action))
      return [
        {
          message: `move.${value} runs "${name}", which is no action`,
          nearest: { to: name, of: Object.keys(actions) },
        },
      ];
    const { on, effect } = action;
    if (on === 'bulk') return [{ message: `move.${value} runs "${name}", which is for selections alone` }];
    const brings: unknown = isPlainObject(effect) ? effect[by] : undefined;
    return brings === value
      ? []
      : [{ message: `move.${value} runs "${name}", whose effect does not make ${by} "${value}"` }];
  });
};

const unknown = (
  option: string,
  value: string,
  { by, values }: { readonly by: string; readonly values: readonly string[] },
): OptionFault[] =>
  values.includes(value)
    ? []
    : [
        {
          message: `${option} names "${value}", which is no value of ${by}`,
          nearest: { to: value, of: values },
        },
      ];
