import {
  timeSpans,
  type Checklist,
  type ChecklistStep,
  type Dashboard,
  type Headline,
  widgetTypes,
  widgetWidths,
  type Widget,
  type WidgetColumn,
  type WidgetPart,
} from '../../config/dashboard';
import type { Waiting } from '../../config/dashboard';
import { iconNames } from '../../config/icons';
import type { OptionDocs } from '../resolved/optionDoc';
import { measures, type Figure, type Metric } from '../../config/metric';

/** One number about the records of an entity; the list with the same filter shows what is counted. */
export const metricOptions: OptionDocs<Metric> = {
  of: { type: 'text', required: true, doc: 'The entity that is counted.' },
  where: {
    type: 'filter',
    doc: 'Which of its records: `{ status: "Paid", total: { $gte: "5" } }`.',
    default: 'all',
  },
  measure: {
    type: 'text',
    oneOf: measures,
    doc: 'How many there are, the sum or the average of a field, or the share of a part in percent.',
    default: '`count`',
  },
  field: { type: 'text', doc: 'The number or amount that a sum or an average is about.', default: 'none' },
  part: {
    type: 'filter',
    doc: 'Of a share: which of those records are the part, as a filter laid over `where`.',
    default: 'none',
  },
  during: {
    type: 'text',
    doc: 'The date or moment that tells which records belong to the time a page shows. Of an entity that a dashboard shows by `createdAt`, the gateway keeps the numbers of its dashboards by the hour with every write, so that they cost the same at a million records.',
    default: 'the same at all times',
  },
};

/** A number on the page of a record. */
export const figureOptions: OptionDocs<Figure> = {
  label: { type: 'label', required: true, doc: 'What the number is.' },
  metric: { type: 'object', of: metricOptions, required: true, doc: 'The number, about another entity.' },
  target: {
    type: 'text',
    required: true,
    doc: 'The reference of that entity that points here: only records that point at the one shown are counted.',
  },
};

const partOptions: OptionDocs<WidgetPart> = {
  label: { type: 'label', required: true, doc: 'The name of the part.' },
  where: { type: 'filter', required: true, doc: 'The filter of the part, laid over that of the metric.' },
};

const columnOptions: OptionDocs<WidgetColumn> = {
  label: { type: 'label', required: true, doc: 'The heading of the column.' },
  metric: { type: 'object', of: metricOptions, required: true, doc: 'The number, for each row.' },
};

/** One card of a dashboard. */
export const widgetOptions: OptionDocs<Widget> = {
  type: {
    type: 'text',
    oneOf: widgetTypes,
    required: true,
    doc: 'What it is: a `number` with its change, a `trend` by day or month, a `breakdown` as a ring, a `ranking` as a table, or `records` as a list.',
  },
  label: { type: 'label', required: true, doc: 'Its heading.' },
  metric: {
    type: 'object',
    of: metricOptions,
    required: true,
    doc: 'What it is about. Whoever may not list that entity does not see the widget.',
  },
  width: {
    type: 'text',
    oneOf: widgetWidths,
    doc: 'How much of a row it takes where there is room; on a phone all of it.',
    default: 'a quarter for a number, two thirds for a trend, a third for a breakdown, else a half',
  },
  span: {
    type: 'text',
    oneOf: timeSpans,
    doc: 'The time it always looks at, in days of the time zone of whoever reads it, else of UTC; its metric says by which field in `during`.',
    default: 'what is chosen on a page with `ranges`, else no time',
    spec: 'S9.15',
  },
  compare: {
    type: 'boolean',
    doc: 'Of a number: whether it says how it differs from the same time before; of today, which is not over, it says what yesterday came to.',
    default: 'true',
  },
  by: {
    type: 'text',
    doc: 'Of a breakdown or a ranking: the choice, one or several of a set, switch or reference whose values are told apart. A record counts for each that it has.',
    default: 'none',
  },
  parts: {
    type: 'list',
    of: partOptions,
    doc: 'Of a trend or a breakdown: what is told apart, instead of the values of a field.',
    default: 'none',
  },
  beside: {
    type: 'list',
    of: columnOptions,
    doc: 'Of a ranking: further numbers in each row, of entities that have the same field.',
    default: 'none',
  },
  columns: {
    type: 'names',
    doc: 'Of records: the fields that are shown.',
    default: 'the first three columns of their list',
  },
  age: {
    type: 'text',
    doc: 'Of records: the date or moment since which they wait, shown as how long ago that was.',
    default: 'none',
  },
  sort: {
    type: 'strings',
    doc: 'Of records: field and order, `["createdAt", "ASC"]`.',
    default: 'as their list',
  },
  order: {
    type: 'text',
    oneOf: ['ASC', 'DESC'],
    doc: 'Of a ranking: whether the smallest or the largest number comes first.',
    default: '`DESC`',
  },
  most: { type: 'integer', doc: 'Of a ranking or records: rows at most.', default: '5' },
};

const HEADLINE = ['{value}', '{change}'];

const headlineOptions: OptionDocs<Headline> = {
  metric: { type: 'object', of: metricOptions, required: true, doc: 'What the sentence is about.' },
  span: { type: 'text', oneOf: timeSpans, doc: 'As of a widget.', default: 'what is chosen on the page' },
  up: {
    type: 'label',
    holds: HEADLINE,
    doc: 'Said when it is more: `Traffic is up {change}`.',
    default: 'as `same`',
  },
  down: { type: 'label', holds: HEADLINE, doc: 'Said when it is less.', default: 'as `same`' },
  same: {
    type: 'label',
    holds: HEADLINE,
    required: true,
    doc: 'Said when it is the same, or there is nothing to compare with: `Messages: {value}`.',
  },
};

const stepOptions: OptionDocs<ChecklistStep> = {
  key: { type: 'text', doc: 'By what `after` of other steps names it.', default: 'none' },
  label: { type: 'label', required: true, doc: 'What is to be done: `Add an operator`.' },
  metric: {
    type: 'object',
    of: metricOptions,
    doc: 'What is counted to see whether it is done. Whoever may not list that entity does not see the step.',
    default: '`fills` is given',
  },
  fills: {
    type: 'text',
    doc: 'Instead of `metric`: the entry of an entity with `single` that is filled in when it is done: `pricingRanges.ranges`.',
    default: '`metric` is given',
  },
  atLeast: { type: 'integer', doc: 'From how many on it is done.', default: '1' },
  opens: {
    type: 'text',
    oneOf: ['list', 'create'],
    doc: 'Where it leads: to the records, or to a new one for whoever may create it.',
    default: '`list`',
  },
  waits: {
    type: 'filter',
    doc: 'Which records it is to be done with: it leads to the one there is, or to the list of them. `{ status: "pending" }`.',
    default: 'it leads to all of them',
  },
  after: {
    type: 'strings',
    doc: 'The keys of steps without which it cannot be done: until then the first of them is named instead of a way there.',
    default: 'none',
  },
};

/** One line of the bell. */
export const waitingOptions: OptionDocs<Waiting> = {
  label: { type: 'label', required: true, doc: 'What it is.' },
  metric: {
    type: 'object',
    of: metricOptions,
    required: true,
    doc: 'How many of it there are. Nothing is said where there is none.',
  },
};

const checklistOptions: OptionDocs<Checklist> = {
  label: { type: 'label', required: true, doc: 'Its heading.' },
  steps: { type: 'list', of: stepOptions, required: true, doc: 'What is to be done, in order.' },
};

/** A page of numbers. */
export const dashboardOptions: OptionDocs<Dashboard> = {
  label: { type: 'label', required: true, doc: 'Its title and its entry in the menu.', spec: 'S2.01, S2.02' },
  icon: { type: 'text', oneOf: iconNames, required: true, doc: 'The icon in the menu.' },
  group: { type: 'text', doc: 'The menu group it belongs to.', default: 'below all groups' },
  route: { type: 'text', doc: 'Its path.', default: '`/dashboard/<key>`' },
  subject: {
    type: 'text',
    doc: 'The subject that permissions name; whoever may show it sees the page. What is on it asks for the rights of its entities.',
    default: 'the key',
    spec: 'S6.08',
  },
  bound: {
    type: 'boolean',
    doc: 'For bound accounts alone (`accounts.resources.bound`): numbers about their own records.',
    default: 'false: everybody who may show it',
  },
  home: {
    type: 'text',
    oneOf: ['always', 'demo', 'live'],
    doc: 'Whether it stands at `/`: always, only in a demonstration (`demo: true` in `/config.json`, or the demo build), or only outside of one. Of several the first; who may not open it gets the first dashboard that is allowed.',
    default: 'never',
    spec: 'S2.02',
  },
  ranges: {
    type: 'boolean',
    doc: 'Whether a time can be chosen: the last 28 days, which end today; the last month, which is the calendar month before; the last year, which is the last twelve calendar months with the present one. It is kept in the address as `?range=`.',
    default: 'false',
    spec: 'S9.15',
  },
  headline: {
    type: 'object',
    of: headlineOptions,
    doc: 'The sentence above everything. `{value}` is the number and `{change}` how much it differs from the time before.',
    default: 'none',
  },
  checklist: {
    type: 'object',
    of: checklistOptions,
    doc: 'The first steps in an empty product, above the cards: they go when all are done, or when somebody hides them.',
    default: 'none',
  },
  widgets: { type: 'list', of: widgetOptions, required: true, doc: 'The cards, in their order.' },
};
