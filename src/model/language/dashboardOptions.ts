import {
  timeSpans,
  type Checklist,
  type ChecklistStep,
  type Dashboard,
  type Headline,
} from '../../config/dashboard';
import { iconNames } from '../../config/icons';
import type { OptionDocs } from '../resolved/optionDoc';
import { metricOptions } from './metricOptions';
import { widgetOptions } from './widgetOptions';

const headlineOptions: OptionDocs<Headline> = {
  metric: { type: 'object', of: metricOptions, required: true, doc: 'What the sentence is about.' },
  span: { type: 'text', oneOf: timeSpans, doc: 'As of a widget.', default: 'what is chosen on the page' },
  up: { type: 'label', doc: 'Said when it is more: `Traffic is up {change}`.', default: 'as `same`' },
  down: { type: 'label', doc: 'Said when it is less.', default: 'as `same`' },
  same: {
    type: 'label',
    required: true,
    doc: 'Said when it is the same, or there is nothing to compare with: `Messages: {value}`.',
  },
};

const stepOptions: OptionDocs<ChecklistStep> = {
  label: { type: 'label', required: true, doc: 'What is to be done: `Add an operator`.' },
  metric: {
    type: 'object',
    of: metricOptions,
    required: true,
    doc: 'What is counted to see whether it is done. Whoever may not list that entity does not see the step.',
  },
  atLeast: { type: 'integer', doc: 'From how many on it is done.', default: '1' },
  opens: {
    type: 'text',
    oneOf: ['list', 'create'],
    doc: 'Where it leads: to the records, or to a new one for whoever may create it.',
    default: '`list`',
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
