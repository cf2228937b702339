import { timeSpans, widgetTypes, widgetWidths } from '../../config/dashboard';
import type { Widget, WidgetColumn, WidgetPart } from '../../config/dashboard';
import type { OptionDocs } from '../resolved/optionDoc';
import { metricOptions } from './metricOptions';

const partOptions: OptionDocs<WidgetPart> = {
  label: { type: 'label', required: true, doc: 'The name of the part.' },
  where: { type: 'map', required: true, doc: 'The filter of the part, laid over that of the metric.' },
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
    doc: 'The time it always looks at, in days of UTC; its metric says by which field in `during`.',
    default: 'what is chosen on a page with `ranges`, else no time',
    spec: 'S9.15',
  },
  compare: {
    type: 'boolean',
    doc: 'Of a number: whether it says how it differs from the same time before.',
    default: 'true',
  },
  by: {
    type: 'text',
    doc: 'Of a breakdown or a ranking: the choice, switch or reference whose values are told apart.',
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
