import { iconNames } from '../../config/icons';
import type { CountedLabel } from '../../config/label';
import type { DeclaredResource, AtLeast, OwnAccount, Live, ImportOptions } from '../../config/resource';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';
import { actionOptions } from './actionOptions';
import { estimateOptions } from './estimateOptions';
import { apiOptions } from './apiOptions';
import { checkOptions } from './checkOptions';
import { layoutOptions } from './layoutOptions';
import { listOptions } from './listOptions';
import { demoOptions } from './demoOptions';
import { documentOptions } from './documentOptions';
import { figureOptions } from './dashboardOptions';
import { reachOptions } from './ownerOptions';
import { overlapOptions } from './overlapOptions';
import { relatedOptions, storyOptions } from './relatedOptions';
import { routeOptions } from './routeOptions';
import { timedOptions } from './timedOptions';

/** How records come in from a file. */
const importOptions: OptionDocs<ImportOptions<Record<string, unknown>, Record<string, unknown>>> = {
  key: {
    type: 'text',
    or: 'names',
    required: true,
    doc: 'The field that tells which record a row is about, or the fields that do so together: `phone`.',
  },
  among: {
    type: 'rule',
    doc: 'Only records that meet it are told by the key: where a list keeps what held once, such as `{ status: "active" }`.',
    default: 'every record',
  },
  keep: {
    type: 'rule',
    doc: 'Existing records that no import changes, such as people who opted out.',
    default: 'every record may be changed',
  },
  country: {
    type: 'text',
    doc: 'The country of phone numbers without a country code, as two capital letters: `DE`.',
    default: 'numbers need their country code',
  },
};

const liveOptions: OptionDocs<Live<Record<string, unknown>>> = {
  event: {
    type: 'text',
    required: true,
    doc: 'The event that brings a record; no two entities share one.',
  },
  owner: {
    type: 'text',
    required: true,
    doc: 'The field with the id of the person whom a record belongs to. What is of somebody else is not taken.',
  },
};

/** Records that must not run out. */
const atLeastOptions: OptionDocs<AtLeast<Record<string, unknown>>> = {
  count: { type: 'integer', required: true, min: 1, doc: 'How many records there must be, 1 or more.' },
  when: {
    type: 'rule',
    required: true,
    doc: 'What these records meet. The store counts them, so `$or` and `$not` have no place here.',
  },
  message: { type: 'label', required: true, doc: 'What to say to whoever would leave fewer.' },
};

/** The record of the person who is signed in. */
const ownAccountOptions: OptionDocs<OwnAccount<Record<string, unknown>>> = {
  locked: { type: 'names', required: true, doc: 'Fields that only somebody else may change.' },
  message: { type: 'label', required: true, doc: 'What to say to whoever tries.' },
};

const countedLabel: OptionDocs<CountedLabel> = {
  one: { type: 'label', required: true, doc: 'One record: `Invoice`.' },
  many: { type: 'label', required: true, doc: 'Several records: `Invoices`.' },
};

const allowed = (what: string): OptionDoc => ({
  type: 'boolean',
  doc: `Whether records can be ${what}.`,
  default: 'true',
});

const inState = (what: string): OptionDoc => ({
  type: 'boolean',
  or: 'rule',
  doc: `Whether records can be ${what}, or a rule that a record must meet for it.`,
  default: 'true',
});

const canOptions: OptionDocs<NonNullable<DeclaredResource['can']>> = {
  create: allowed('created'),
  edit: inState('edited'),
  delete: inState('deleted'),
};

/** What `defineResource` takes. */
export const resourceOptions: OptionDocs<DeclaredResource> = {
  label: {
    type: 'object',
    of: countedLabel,
    required: true,
    doc: 'The name of the entity, singular and plural.',
  },
  menuLabel: { type: 'label', doc: 'The entry of the menu.', default: 'the plural label' },
  title: {
    type: 'text',
    required: true,
    doc: 'How a record is called in references, headings and search; field names in braces: `{number} – {status}`.',
  },
  icon: { type: 'text', oneOf: iconNames, required: true, doc: 'The icon in the menu and in search.' },
  group: { type: 'text', doc: 'The menu group the entity belongs to.', default: 'no entry in the menu' },
  route: { type: 'text', doc: 'The path of its pages.', default: '`/apps/<key>`', spec: 'S1.28' },
  routes: {
    type: 'object',
    of: routeOptions,
    doc: 'Addresses of its own for single pages: `{ list: "/apps/email/:folder?", show: "/apps/email/view/:id" }`. See [routes.md](routes.md). Those below `route` lead on to them.',
    default: 'those below `route`',
  },
  subject: { type: 'text', doc: 'The subject that permissions name.', default: 'the key', spec: 'S6.01' },
  single: {
    type: 'text',
    oneOf: ['one', 'own'],
    doc: 'There is a single record, shown as a form without a list: `one` for everybody, `own` for each person who signs in.',
    default: 'many records',
    spec: 'S2.05',
  },
  bookmarked: {
    type: 'boolean',
    doc: 'Its page is among the bookmarks of everybody who may open it, until a person takes it away.',
    default: 'false',
    spec: 'S2.06',
  },
  form: {
    type: 'text',
    oneOf: ['page', 'dialog', 'drawer'],
    doc: 'Where records are created and edited: on a page of their own, in a dialog over the list, or in a drawer over it that comes from the side. Each form has an address, and Back closes it.',
    default: 'page',
    spec: 'S4.12',
  },
  readOnly: {
    type: 'boolean',
    doc: 'No create, edit or delete, whatever a person may do.',
    default: 'false',
    spec: 'S1.10',
  },
  can: { type: 'object', of: canOptions, doc: 'What the backend offers for this entity.' },
  api: {
    type: 'object',
    of: apiOptions,
    doc: 'How the entity is reached.',
    default: 'the convention of S7.127',
    spec: 'S7.127',
  },
  fields: {
    type: 'fields',
    required: true,
    doc: 'The fields by name, in their order. `id` is always there.',
  },
  list: { type: 'object', of: listOptions, doc: 'The list page.' },
  import: {
    type: 'object',
    of: importOptions,
    doc: 'Records can be brought in from a CSV file or a workbook (`.xlsx`).',
    default: 'no import',
  },
  head: {
    type: 'names',
    doc: 'What stands beside the title of the record page while it is scrolled, and in its quick view: states as chips, the rest as small facts; what is empty is left out: `["status", "credit"]`.',
    default: 'the first choice whose values have tones, of those with `transitions` if there are any',
  },
  layout: {
    type: 'list',
    or: 'text',
    of: layoutOptions,
    doc: 'Tabs of the record page and of the forms; a field that no tab names joins the first section. Or `"article"`, for records that are read: short fields in a line below the title, the first picture, texts (`wide` fields and long ones) in lines of about 70 letters, and related lists below them.',
    default: 'one tab with every field',
  },
  document: {
    type: 'object',
    of: documentOptions,
    doc: 'A record can be seen and printed as a sheet of paper, such as an invoice.',
    default: 'no sheet',
    spec: 'S1.08',
  },
  related: {
    type: 'list',
    of: relatedOptions,
    doc: 'Lists of other entities on the record page.',
    default: 'none',
  },
  story: {
    type: 'list',
    of: storyOptions,
    doc: 'The record page has a timeline: the changes of the record itself, where the server keeps them, and these records of other entities, newest first: `[{ "resource": "invoices", "target": "user", "at": "issuedDate" }]`. Whoever may not list an entity does not see it there.',
    default: 'no timeline',
  },
  moments: {
    type: 'names',
    doc: 'Dates and moments of the record itself that its timeline tells by their labels, each where it has one: `["sentAt", "paidAt"]`. One that a change in the timeline tells already is not told twice.',
    default: 'none',
  },
  figures: {
    type: 'list',
    of: figureOptions,
    doc: 'Small numbers under the title of the record page, each a link to the list behind it. Whoever may not list that entity does not see the number.',
    default: 'none',
  },
  estimate: {
    type: 'object',
    of: estimateOptions,
    doc: 'What follows from a record, worked out by the server while its form is filled in: recipients, cost. Asked of a host that offers `estimates`; on the gateway a function in `overrides/` answers.',
    default: 'none',
  },
  actions: {
    type: 'map',
    of: actionOptions,
    doc: 'What can be done with records, by name.',
    default: 'none',
  },
  transitions: {
    type: 'map',
    doc: 'For a choice field: which value may follow which. Every value is a key; a final one has `[]`. The edit form offers the values that may follow; a `readOnly` field changes by actions and by time only.',
    default: 'every change is allowed',
  },
  timed: {
    type: 'list',
    of: timedOptions,
    doc: 'Changes of state that time brings, made by server and demo before anybody reads or writes the record.',
    default: 'none',
  },
  checks: {
    type: 'list',
    of: checkOptions,
    doc: 'Comparisons that must hold before a record is saved.',
    default: 'none',
  },
  unique: {
    type: 'list',
    doc: 'Groups of fields that no two records share together: `[["mcc", "mnc"]]`. A record that leaves one of them empty is in nobody\'s way.',
    default: 'none',
  },
  noOverlap: {
    type: 'list',
    of: overlapOptions,
    doc: 'Records that may not lie over each other, whoever they belong to: `[{ within: ["room"], of: "stay", nights: true }]`. Refused by the server for every way to write, and said beside the fields of the span, with the name of the other record to whoever may see that one. What lay over each other before stays until its span, what it is within, or whether it counts is changed. In the bin nothing counts.',
    default: 'none',
  },
  ...reachOptions,
  live: {
    type: 'object',
    of: liveOptions,
    doc: 'The server hands over new records by itself, to whom they belong, while the product is open. Lists of them follow; without a `bell`, the entry in the menu counts the new ones, and a message says so that its reader may mute.',
    default: 'lists are asked',
    spec: 'S7.21',
  },
  atLeast: {
    type: 'list',
    of: atLeastOptions,
    doc: 'How many records there must always be of a sort. A write or a deletion that would leave fewer is refused.',
    default: 'none',
  },
  ownAccount: {
    type: 'object',
    of: ownAccountOptions,
    doc: 'What nobody may do to the record they sign in with: delete it, change one of these fields, or book what changes its balance (`ledger`). Only for entities that `accounts` names.',
    default: 'no protection',
  },
  ofAccount: {
    type: 'names',
    doc: 'Fields that are those of the account: read from the record that a person signs in with, and written to it. Only with `single: "own"`; an account that has no field of that name leaves it to the record.',
    default: 'none',
  },
  demo: { type: 'object', of: demoOptions, doc: 'The demo records.' },
};
