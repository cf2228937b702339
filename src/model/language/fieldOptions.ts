import { views, type FieldCommon } from '../../config/field';
import { humanize } from '../resolved/labels';
import type { OptionDocs } from '../resolved/optionDoc';
import { rollupWays, type ComputeOptions, type RollupOptions } from '../../config/compute';

/** Which records a rollup is of, and what of them it takes. */
const rollupOptions: OptionDocs<RollupOptions> = {
  of: {
    type: 'text',
    required: true,
    doc: 'The entity, and its reference that points here: `payments.invoice`.',
  },
  by: {
    type: 'text',
    required: true,
    oneOf: [...rollupWays],
    doc: 'How the value follows: how many there are, their sum, their average, the least or the first, the greatest or the last; or what the `newest` or `oldest` of them holds. RC210',
  },
  take: {
    type: 'text',
    doc: 'The field of these that is added up or chosen: a number, for `min` and `max` also a date, for `newest` and `oldest` any single value.',
    default: 'none, for `count`',
  },
  at: {
    type: 'text',
    doc: 'Of `newest` and `oldest`: the field of these, a date or a moment, that says which comes last; those without it are passed over, and of equal ones the ids decide. RC210',
    default: '`createdAt`',
  },
  where: {
    type: 'filter',
    doc: 'Which of them count, as lists are filtered: `{ status: "paid" }`.',
    default: 'all',
  },
};

/** The functions a value can follow by, one of them, and over what. Fields are named by their key, members of rows as `items.total`. */
const computeOptions: OptionDocs<ComputeOptions> = {
  total: { type: 'names', doc: 'The sum of these fields; empty ones count as nothing.' },
  sum: { type: 'text', doc: 'The sum of a member over all rows: `items.total`.' },
  difference: { type: 'names', doc: 'The first field less the others; empty ones count as nothing.' },
  product: { type: 'names', doc: 'These fields multiplied; empty when one of them is.' },
  percent: { type: 'names', doc: 'So much of the first field as the second says: an amount and a rate.' },
  count: { type: 'text', doc: 'How many rows or entries a field has.' },
  segments: { type: 'text', doc: 'The parts that a text takes as an SMS.' },
  daysUntil: {
    type: 'text',
    doc: 'The days from today (UTC) to a date, negative when it is over. Computed when it is read, never stored: it can be no filter, and no list is sorted by it.',
  },
  formula: {
    type: 'text',
    doc: 'What a [formula](formulas.md) over the fields of the record says: `price * nights(arrival, departure)`. Typed at the start: currencies and units do not mix, and it gives what its field holds, also a date, a text, a value of a choice, yes or no. The gateway computes stored records anew where the formula is another one. RC199',
  },
  lookup: {
    type: 'text',
    doc: 'What a field of the record holds to which a reference leads: `plan.price`, of the same kind and currency; a field without a kind has that of what it takes. Right at once after that one has changed. See [formulas](formulas.md). RC220, RC221, RC222',
  },
  rollup: {
    type: 'object',
    of: rollupOptions,
    doc: 'What follows from the records of another entity that point here: `{ of: "payments.invoice", take: "amount", by: "sum" }`. A field without a kind has that of what it takes, or is a count. See [formulas](formulas.md). RC220, RC221, RC222',
  },
  over: {
    type: 'text',
    oneOf: ['all'],
    doc: 'Of `lookup` and `rollup`, and of a `formula` that follows from such: `all` lets everybody know the value who may see the field (RC205, RC223). Otherwise nobody has it whose rights on the other entity do not cover what it follows from: no value, no filter, no order, no sum.',
    default: 'what the rights of the reader cover',
  },
};

/** Options every field has, whatever its kind. */
export const fieldOptions: OptionDocs<FieldCommon> = {
  label: {
    type: 'label',
    doc: 'The name of the field.',
    default: 'its key, written as words',
    derived: humanize,
  },
  help: { type: 'label', doc: 'A sentence below the input.', default: 'none' },
  was: {
    type: 'text',
    doc: 'The name that the field had until now: the gateway gives it the new one in every record, while others read and write. Every entity of the same collection says it. It can go when no gateway of the version before runs any more.',
    default: 'none',
  },
  wasKind: {
    type: 'text',
    doc: 'The kind that the field had until now; only where it goes back to one that it had before. Without it the gateway takes that for a configuration of before, whose field had that kind, and does not start. It can go when the gateway has started.',
    default: 'none',
  },
  required: { type: 'boolean', doc: 'It must have a value; the record type says so too.', default: 'false' },
  default: {
    type: 'json',
    doc: 'The value of a new record; of the moment too: `{ $today: "+14d" }`, `{ $now: true }`, `{ $me: "id" }`. Of a member of a group or a row: what a new record has where it leaves the member out, and a new row of a form.',
    default: 'empty; of a group the defaults of its members',
  },
  only: { type: 'strings', oneOf: views, doc: 'The views it appears in.', default: 'what its kind says' },
  not: { type: 'strings', oneOf: views, doc: 'Views it does not appear in.', default: 'none' },
  showWhen: {
    type: 'rule',
    doc: 'Shown only when the rule holds for what is typed; a hidden field is neither required nor sent, and a form says so of what was typed in it.',
    default: 'always',
  },
  requiredWhen: {
    type: 'rule',
    doc: 'Required only when the rule holds. A `readOnly` field then is, too: the action that brings the record there asks for it.',
    default: 'what `required` says',
  },
  readOnlyWhen: {
    type: 'rule',
    doc: 'Cannot be changed while the rule holds for what is stored; what is only typed locks nothing, and neither does a new record.',
    default: 'what `readOnly` says',
  },
  readOnly: { type: 'boolean', doc: 'Shown, never sent.', default: 'false' },
  sortable: {
    type: 'boolean',
    doc: 'Whether lists can be sorted by it, of a text by its first 200 characters. On the gateway each such column costs an index, from 10,000 records on.',
    default: 'what its kind says',
  },
  unique: {
    type: 'boolean',
    or: 'text',
    oneOf: [true, false, 'everywhere'],
    doc: 'No two records have the same value; where a field of the record names its `owner`, no two of the same owner, unless it says `everywhere`. In a row (`f.items`): no two rows of the record.',
    default: 'false',
    spec: 'S5.01',
  },
  search: { type: 'boolean', doc: 'The search box looks into it.', default: 'false', spec: 'S7.127' },
  lookup: {
    type: 'boolean',
    doc: 'Code and other programs find records by whole values of it, though no list is filtered by it. On the gateway that costs an index, from 10,000 records on.',
    default: 'false',
  },
  hidden: {
    type: 'boolean',
    doc: 'In the column chooser, but not among the columns at first.',
    default: 'false',
  },
  guarded: {
    type: 'boolean',
    doc: 'Needs a right of its own, named `<subject>.<field>`.',
    default: 'false',
    spec: 'S6.01',
  },
  wide: { type: 'boolean', doc: 'Takes the whole width of the form.', default: 'false, but true of `tiers`' },
  note: {
    type: 'boolean',
    or: 'text',
    oneOf: [true, false, 'shared'],
    doc: 'Nobody but people reads it, and nothing follows from it. Forms and pages show it below the rest of its tab, under “For your notes”. `shared`, in an entity that is `shared`: it is there for those to read whom it is shared with, in its place. `npm run report:settings` names every other field that people fill in and nothing reads.',
    default: 'false',
  },
  compute: {
    type: 'object',
    of: computeOptions,
    doc: 'Its value follows from others of its record. Nobody writes it: forms show it while one types, and server and demo compute it at every write.',
    default: 'somebody gives it',
  },
  fake: {
    type: 'text',
    or: 'object',
    doc: 'How its demo value is made: a faker path, `{ path, args }`, `{ oneOf: [...] }`, or one of those that agree with other values, see *Demo values*.',
    default: 'what its kind says',
  },
};
