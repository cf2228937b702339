import { iconNames } from '../../config/icons';
import type { ListOptions } from '../../config/resource';
import { MOST_PER_PAGE } from '../../config/limits';
import type { OptionDocs } from '../resolved/optionDoc';

type AnyList = ListOptions<Record<string, unknown>, Record<string, unknown>>;

const presetOptions: OptionDocs<NonNullable<AnyList['presets']>[number]> = {
  label: { type: 'label', required: true, doc: 'The name of the saved query.' },
  menu: {
    type: 'text',
    oneOf: iconNames,
    doc: 'The icon of its own entry in the menu, below that of the entity.',
    default: 'no entry in the menu',
    spec: 'S1.09',
  },
  queue: {
    type: 'boolean',
    doc: 'Its records wait for a decision: a button goes through them one after another, with a key for each action, for whoever may take one of these actions; and when none is left, the list says so. `{ label: "Waiting for review", filter: { status: "pending" }, queue: true }`.',
    default: 'false',
  },
  count: {
    type: 'filter',
    or: 'boolean',
    doc: 'What the number beside its name counts: its records that meet this as well, such as the unread of an inbox, and nothing where there is none: `{ label: "Inbox", filter: { folder: "inbox" }, count: { isRead: false } }`. It goes on while the list does. `false`: no number.',
    default: 'all of its records, counted when it is opened',
  },
  filter: {
    type: 'filter',
    required: true,
    doc: 'Its records: `{ status: "Paid", total: { $gte: "5" }, createdAt: { $lte: "2026-01-31" } }`.',
  },
};

const railOptions: OptionDocs<NonNullable<AnyList['rail']>> = {
  presets: {
    type: 'boolean',
    doc: 'The saved queries of the list stand there rather than above it, those of each person too.',
    default: 'false',
  },
  by: {
    type: 'text',
    doc: 'The field whose values stand there, each with how many records the list has of it: a choice, one or several of a set, yes or no, or a reference.',
    default: 'no values',
  },
  choose: {
    type: 'text',
    oneOf: ['one', 'many'],
    doc: 'Whether the list shows the records of one value at a time, or of all that are ticked.',
    default: 'one',
  },
  filters: {
    type: 'boolean',
    doc: 'The filters stand there, filled in at any time, rather than behind a button.',
    default: 'false',
  },
};

const cardOptions: OptionDocs<NonNullable<AnyList['card']>> = {
  primary: { type: 'text', required: true, doc: 'The field of the first line.' },
  secondary: { type: 'text', doc: 'The field of the second line.', default: 'none' },
  aside: { type: 'text', doc: 'The field at the right edge.', default: 'none' },
};

const orderOptions: OptionDocs<Exclude<NonNullable<AnyList['order']>, true>> = {
  within: {
    type: 'text',
    doc: 'A reference or a choice: records are moved among those with the same value, and come last where they get another one.',
    default: 'they are moved among all',
  },
};

/** The list page. */
export const listOptions: OptionDocs<AnyList> = {
  views: {
    type: 'views',
    doc: 'Ways to look at its records, each with its options (see *Ways to look at a list*): the list opens with the first, each person may choose another, and a saved view keeps one. `{ cards: { title: "name", facts: ["price"] } }`. The table is offered as well, last, unless `table: {}` stands elsewhere.',
    default: 'the table alone',
  },
  columns: {
    type: 'names',
    doc: 'The columns, in their order. Where they have no room side by side, the last ones are hidden first and those of `card` at the end; the head says how many there are and shows them.',
    default: 'every field that appears in lists',
  },
  sort: {
    type: 'strings',
    doc: 'Field and order at first: `["number", "ASC"]`.',
    default:
      '`[groupBy, "ASC"]` where rows are grouped by a field that sorts, else as `order` has it where that is given, else `["createdAt", "DESC"]`; nothing is sorted for simpleRest',
    spec: 'S7.127',
  },
  filters: { type: 'names', doc: 'The fields that can be filtered by.', default: 'none', spec: 'S7.127' },
  groupBy: {
    type: 'text',
    doc: 'The field that rows are grouped by at first, under headings that say how many each group has: a choice, yes or no, a reference, or a time, which groups by day. Groups come in the order in which the values of a choice are declared (days the newest first, all else by value) over all pages, and each in the order of the list: `"status"`. Where the host does not offer `groups`, rows are put together within each page. Each person may choose another one under Columns.',
    default: 'the rows are not grouped',
  },
  order: {
    type: 'object',
    or: 'boolean',
    of: orderOptions,
    doc: 'Its records stand in an order that people make, by dragging or by keys: `true`, or `{ within: "parent" }` for an order among the records of each parent. What is new comes last. The list is sorted by it, unless somebody sorts it otherwise.',
    default: 'the records are sorted by their values alone',
  },
  bulkEdit: {
    type: 'names',
    doc: 'Fields that can be given the same value in all selected records at once, by the rules and rights of each record: `["status", "tags"]`.',
    default: 'none',
  },
  inlineEdit: {
    type: 'names',
    doc: 'Columns whose values can be changed in the table, by a click on the cell or its pencil, by the rules and rights of each record: `["status", "company"]`. Not the first column, which leads to the record, and not in the cards of phones.',
    default: 'none',
  },
  search: {
    type: 'boolean',
    doc: 'Whether there is a search box.',
    default: 'true when a field has `search`',
  },
  perPage: {
    type: 'integer',
    min: 1,
    max: MOST_PER_PAGE,
    doc: 'Rows on a page until a person chooses another number, which then is that of all lists.',
    default: '10',
    spec: 'S9.01',
  },
  pollSeconds: {
    type: 'number',
    min: 1,
    doc: 'Asks again every so many seconds while the page is seen.',
    default: 'never',
  },
  empty: {
    type: 'label',
    doc: 'What fills it, said while nothing is in it: `Messages appear here once they are sent.`',
    default: 'a sentence that fits any entity, by who may create records',
  },
  presets: {
    type: 'list',
    of: presetOptions,
    doc: 'Saved queries for everybody.',
    default: 'none',
    spec: 'S1.09',
  },
  rail: {
    type: 'object',
    of: railOptions,
    doc: 'What stands beside the list, to narrow it down by: left of it from 1024 px on, above it as a line that scrolls where there is less room. `{ presets: true, by: "category" }`.',
    default: 'nothing',
  },
  card: {
    type: 'object',
    of: cardOptions,
    doc: 'What a row shows where the window is narrower than 600 px, beside its title and the time that the list is sorted by. The cell of `primary` leads to the record in tables, too.',
    default: 'the first column that the title names, and the second and third column',
  },
};
