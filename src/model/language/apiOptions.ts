import { claimed } from '../permissions/claims';
import { dialects, operations, sources, type Api, type Operation } from '../../config/api';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';

const meaning: { readonly [O in Operation]: { readonly does: string; readonly call: string } } = {
  list: { does: 'Asks for a page of records', call: 'GET <path>' },
  totals: {
    does: 'Counts, and adds up, the records of a list (`by`, `per` and `of` say how)',
    call: 'GET <path of the list>/totals',
  },
  one: { does: 'Asks for one record', call: 'GET <path>/:id' },
  create: { does: 'Makes a record', call: 'POST <path>' },
  update: {
    does: 'Changes a record (`PATCH` gets the changed fields, `PUT` the record as it is there with the changes)',
    call: 'PATCH <path>/:id',
  },
  delete: { does: 'Deletes a record', call: 'DELETE <path>/:id' },
  place: {
    does: 'Puts a record right before or after another one, or at a number, where people make the order (`list.order`); sent as `{ before: id }`, `{ after: id }` or `{ at: 14 }` (from 1 on; beyond the end it is the last), with a value of `order.within` where it comes among others. The answer says where it stands then: `at`, `of`',
    call: 'POST <path>/:id/place',
  },
  mark: {
    does: 'Sets or takes away the marks that whoever asks has on a record (`f.mark`); sent as `{ <field>: true }` or `{ <field>: false }`. Asked of a host that offers `marks`; of a foreign one that may be its ordinary update, such as `PATCH /todos/:id`',
    call: 'POST <path>/:id/mark',
  },
  markRead: {
    does: "Marks records of the `bell` as read; sent as `{ ids }`, other people's ids change nothing",
    call: 'none',
  },
  clear: { does: 'Deletes all records of whoever asks, of the `bell`', call: 'none' },
};

const callDoc = (operation: Operation): OptionDoc => ({
  type: 'text',
  or: 'boolean',
  doc: `${meaning[operation].does}: a method and a path, or \`false\` where the backend has no such call.`,
  default:
    meaning[operation].call === 'none'
      ? 'none'
      : `\`${meaning[operation].call}\`${operation === 'update' ? ', with `PUT` for simpleRest' : ''}`,
});

const callOptions = Object.fromEntries(operations.map((name) => [name, callDoc(name)])) as OptionDocs<
  NonNullable<Api['calls']>
>;

/** How an entity is reached. */
export const apiOptions: OptionDocs<Api> = {
  source: {
    type: 'text',
    oneOf: sources,
    doc: 'The configured host, or `demo` for a sample, which no server has: made-up records, which a server in the page answers with; what somebody writes there stays in the browser. Samples lie in `config/samples/`, have it without saying so and may say no other (RC208); an entity of the product may not say it (RC209).',
    default: '`sms`',
    spec: 'S1.23',
  },
  dialect: {
    type: 'text',
    oneOf: dialects,
    doc: 'Who owns the envelope, paging, sort, search and error reading.',
    default: '`v1`',
    spec: 'S7.127',
  },
  path: { type: 'text', doc: 'The path of the collection.', default: '`/v1/<key>`', spec: 'S7.127' },
  idKey: {
    type: 'text',
    doc: 'The property that identifies a record on the wire; inside the app it is always `id`.',
    default: '`_id`, `id` for simpleRest',
    spec: 'S3.15',
  },
  rows: {
    type: 'text',
    doc: 'The key of the rows in a list answer.',
    default: 'the key of the entity',
    spec: 'S7.30',
  },
  row: { type: 'text', doc: 'The key of the record in a single answer.', default: '`rows` in the singular' },
  calls: { type: 'object', of: callOptions, doc: 'Calls that differ from the convention.' },
  paged: {
    type: 'boolean',
    doc: '`false` where a list is asked for without any parameters and answers with all records at once, in an order of its own. It is searched, filtered, sorted and leafed through in the browser, by what came within a minute and before any news of it.',
    default: 'true',
    spec: 'S7.06',
  },
  query: { type: 'map', doc: 'Texts sent with every list request.', default: 'none', spec: 'S6.10' },
  collection: {
    type: 'text',
    doc: 'Where the reference gateway keeps the records. Entities may share one, told apart by `scope` and `stamp`. None of those in which the server keeps something of its own (RC206).',
    default: 'the key of the entity',
  },
  scope: { type: 'rule', doc: 'Which records of a shared collection belong to this entity.', default: 'all' },
  stamp: {
    type: 'map',
    doc: 'Values that the gateway writes into every record created here.',
    default: 'none',
  },
  claim: {
    type: 'text',
    doc: 'The role that a token must claim for every call that creates, edits or deletes a record here, whatever else the account may do; actions ask for their own right alone. Which account gets which is `accounts.roles.claims`. A page of our gateway offers nothing that lacks its claim.',
    default: 'none',
    spec: 'S6.09',
  },
  claimFor: {
    type: 'strings',
    oneOf: claimed,
    doc: 'What of it asks for the `claim`. What may be edited without one is guarded field by field (`guarded`).',
    default: 'all of it',
    spec: 'S6.09',
  },
  shown: {
    type: 'strings',
    doc: 'What the specification shows, by its name or a word of it as `npm run report:contract` says it: `["path", "list", "parameter page", "approve"]`. All else of its paths, keys, parameters, calls and actions is assumed.',
    default: 'nothing: all is assumed',
    spec: 'S7.128',
  },
  shownFields: {
    type: 'names',
    doc: 'The fields whose names the specification shows; those of the others are ours alone.',
    default: 'nobody asks',
    spec: 'S7.128',
  },
};
