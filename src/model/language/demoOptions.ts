import type { DemoBooks, DemoSeries, DemoTemplates } from '../../config/demoSeries';
import type { FakeEach } from '../../config/fakeHint';
import { MOST_DEMO_RECORDS } from '../../config/limits';
import type { DeclaredResource } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

const eachOptions: OptionDocs<FakeEach> = {
  field: { type: 'text', required: true, doc: 'The reference to the first.' },
  when: { type: 'rule', doc: 'What the first must meet.', default: 'nothing' },
  over: { type: 'text', doc: 'The entity of the second.', default: 'one record for each first' },
  where: { type: 'rule', doc: 'What the second must meet.', default: 'nothing' },
  share: {
    type: 'text',
    doc: 'The list, of the same name in both, of which they share an entry; needed with `over`.',
    default: 'none',
  },
  copy: {
    type: 'map',
    doc: 'Fields that take over a value of the second: `{ to: "phone" }`.',
    default: 'none',
  },
  set: { type: 'map', doc: 'Fields with these values.', default: 'none' },
};

const templateOptions: OptionDocs<DemoTemplates> = {
  share: { type: 'number', min: 0, required: true, doc: 'How many of all copies, next to the other shares.' },
  field: { type: 'text', required: true, doc: 'The reference to the record that each template belongs to.' },
  when: { type: 'rule', doc: 'What that record must meet.', default: 'nothing' },
  each: { type: 'integer', min: 1, max: 100, required: true, doc: 'How many templates for each of them.' },
  set: { type: 'map', doc: 'Fields with these values.', default: 'none' },
};

const bookOptions: OptionDocs<DemoBooks> = {
  in: { type: 'text', required: true, doc: 'The entity of the entries, one with a `ledger`.' },
  amount: { type: 'text', required: true, doc: 'The field that is taken from the balance: `charge`.' },
  apart: {
    type: 'text',
    doc: 'A reference that both entities have under this name: what points at one record is booked by itself.',
    default: 'none: by the month',
  },
  set: { type: 'map', required: true, doc: 'The values of these entries.' },
  cover: {
    type: 'map',
    required: true,
    doc: 'The values of the entries before them that pay for them.',
  },
};

/** Very many demo records. */
const seriesOptions: OptionDocs<DemoSeries> = {
  fields: {
    type: 'map',
    doc: 'How demo values are made here, in the place of `fake` of these fields.',
    default: 'none',
  },
  beside: {
    type: 'map',
    doc: 'One more record of another entity for each so many: `{ campaigns: 2500 }`.',
    default: 'none',
  },
  templates: {
    type: 'list',
    of: templateOptions,
    required: true,
    doc: 'The records that all others are copies of. Those that `createdAt` puts between two moments (`between`) are copied at such times only.',
  },
  fresh: {
    type: 'map',
    doc: 'A regular expression by field: digits in what it finds are others in each copy.',
    default: 'none',
  },
  books: {
    type: 'object',
    of: bookOptions,
    doc: 'The ledger in which it is booked what they cost.',
    default: 'none',
  },
};

/** The demo records of an entity. */
export const demoOptions: OptionDocs<NonNullable<DeclaredResource['demo']>> = {
  count: {
    type: 'integer',
    min: 0,
    max: MOST_DEMO_RECORDS,
    doc: 'How many records the demo has at first.',
    default: '24',
  },
  each: {
    type: 'list',
    of: eachOptions,
    doc: 'More demo records, made from others: one for each, or for each pair, as a message for every contact of a campaign.',
    default: 'none',
  },
  series: {
    type: 'object',
    of: seriesOptions,
    doc: 'How `npm run seed` makes very many: as copies of complete ones, with an id, times and digits of their own. For entities without unique fields and numbers that the server counts.',
    default: 'each is made by itself',
  },
};
