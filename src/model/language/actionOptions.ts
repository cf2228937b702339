import {
  tones,
  type Action,
  type Added,
  type FormCheck,
  type Opened,
  type TestMail,
} from '../../config/action';
import { iconNames } from '../../config/icons';
import { humanize } from '../resolved/labels';
import type { OptionDocs } from '../resolved/optionDoc';

const formCheckOptions: OptionDocs<FormCheck> = {
  field: { type: 'text', required: true, doc: 'The answer on the left; the message appears beside it.' },
  op: { type: 'text', oneOf: ['=', '!=', '<', '<=', '>', '>='], required: true, doc: 'The comparison.' },
  other: { type: 'text', doc: 'The answer on the right.', default: '`value` is given' },
  value: {
    type: 'json',
    doc: 'The value on the right: a text, a number, or a value from the context such as `{ "$now": true }`.',
    default: '`other` is given',
  },
  message: { type: 'label', required: true, doc: 'What to say when it does not hold.' },
};

const testMailOptions: OptionDocs<TestMail> = {
  to: { type: 'text', required: true, doc: 'The answer of its form with the address.' },
  result: {
    type: 'text',
    required: true,
    doc: 'The choice of the entity that says what came of it: `accepted` or `refused`.',
  },
  answer: {
    type: 'text',
    required: true,
    doc: 'The text of the entity that takes the words of the mail server, or why it could not be asked.',
  },
};

const openedOptions: OptionDocs<Opened> = {
  create: {
    type: 'text',
    required: true,
    doc: 'The entity. The action is offered to whoever may create its records: `can` is `["create", "<its subject>"]`.',
  },
  values: {
    type: 'map',
    doc: 'What the form begins with, by field: a value; one from the context, of the record itself (`{ "$of": "customer" }`, `{ "$of": "id" }` for a reference to it), `{ "$me": "id" }`, `{ "$now": true }`, `{ "$today": "+7d" }`; a text with values of the record, `Re: {subject}`. What the record does not have is left out, and so is what this person may not read there, or not write here.',
    default: 'the defaults of its fields',
  },
};

const addedOptions: OptionDocs<Added> = {
  to: {
    type: 'text',
    required: true,
    doc: 'The record and its list of rows: `order.lines` of the record that the reference `order` of this one leads to, or `carts.items` of an entity with a single record, so with `single: "own"` of whoever does it.',
  },
  row: {
    type: 'map',
    required: true,
    doc: 'The row by its members: values, or from the context: `$of` names a field of the record, its `id`, or an answer of the form; `$me`, `$now`, `$today`. What is closed to this person is left out.',
  },
  once: {
    type: 'text',
    doc: 'The member by which a row is the same: where one has the same value there, none is added, and it is said that it is there already.',
    default: 'each time a row is added',
  },
};

/** A named thing to do with records. */
export const actionOptions: OptionDocs<Action> = {
  on: {
    type: 'text',
    oneOf: ['row', 'bulk', 'both', 'list'],
    required: true,
    doc: 'Where it is offered: with a record, with those selected, with either, or with all records of the list as it is filtered and searched: a dialog says how many it is done with, and why not with the others, before it is done by the server, which offers `bulk`.',
  },
  call: {
    type: 'text',
    doc: 'A method and a path, where it is not that of its name; `:id` stands for the identifier: `PATCH /v1/senderIds/:id/reviewed`.',
    default:
      '`POST <path>/:id/<name>`, the path of `api`; without `:id` where there is a single record, and with `on: "list"`',
  },
  label: {
    type: 'label',
    doc: 'The text of the button.',
    default: 'the name, written as words',
    derived: humanize,
  },
  icon: { type: 'text', oneOf: iconNames, doc: 'The icon of the button.', default: '`play`' },
  tone: {
    type: 'text',
    oneOf: tones,
    doc: 'The tone of the button and of its dialog.',
    default: '`neutral`',
  },
  primary: {
    type: 'boolean',
    doc: 'While it can be done, it is the one button that stands out on the record page; the first of several.',
    default:
      'the first that can be done with the tone `success` or `progress`, else the first with `info` or `neutral`, else Edit',
  },
  ask: {
    type: 'label',
    holds: ['%{name}', '%{smart_count}'],
    doc: 'The question above its dialog, where it has no `form`. `%{name}` is the record. After `||||` stands the question about several, with `%{smart_count}`: `Mark %{name} as paid? |||| Mark %{smart_count} invoices as paid?`',
    default:
      'a question with the label where that is one word, Approve NEWCO?; else both, without a question',
  },
  confirm: {
    type: 'boolean',
    or: 'label',
    holds: ['%{name}', '%{smart_count}'],
    doc: 'Asks before it acts, in these words when given; after `||||` stand those about several: `The customer can use it. |||| Customers can use them.`',
    default: 'false',
  },
  sums: {
    type: 'strings',
    doc: 'Numbers and amounts of the records, added up, that its dialog shows before anything is done: what it will cost.',
    default: 'none',
  },
  estimate: {
    type: 'boolean',
    doc: 'Its dialog shows the `estimate` of the record, worked out anew: how many it goes to, and what it will cost.',
    default: 'false',
  },
  form: {
    type: 'fields',
    doc: 'What is asked for first; the answers are the body of the call.',
    default: 'nothing',
  },
  checks: {
    type: 'list',
    of: formCheckOptions,
    doc: 'Comparisons that must hold between the answers to its form.',
    default: 'none',
  },
  testMail: {
    type: 'object',
    of: testMailOptions,
    doc: 'Sends a mail at once by the settings of outgoing mail as they are stored, and notes what came of it.',
    default: 'none',
  },
  enters: {
    type: 'text',
    doc: 'The action signs whoever runs it in as the account that the record is, for half an hour, with its rights and no more, and never to change its password or address. Only for bound accounts (`accounts.resources`). It names the required answer of its form that says why; that stands in the log. No record is changed.',
    default: 'nobody is entered',
  },
  complete: {
    type: 'boolean',
    doc: 'Whether the stored record must have all it needs, as if it were saved now; what is missing is said.',
    default: 'false',
  },
  final: {
    type: 'boolean',
    doc: 'Whether nobody takes it back. What is not final can be undone for ten seconds by whoever did it, with all it changed, while nobody has changed the record since: `final: true` for an order that is confirmed.',
    default:
      'true for what signs somebody in, makes other records, sends mail or has a hook on the server, belongs to a ledger or an entity with `document`, or changes secrets, rights or a balance; else false',
  },
  done: {
    type: 'label',
    holds: ['%{name}', '%{smart_count}'],
    doc: 'The sentence that is said when it is done, unless the server answers with a `message` of its own. `%{name}` is the record. After `||||` stands the sentence for several, with `%{smart_count}`: `%{name} approved. |||| %{smart_count} sender IDs approved.`',
    default:
      'a sentence with the label: “Approve” completed for Sender ID NEWCO.; for several also where there is no `||||`',
  },
  when: {
    type: 'rule',
    doc: 'For which records it is offered. In bulk the button says how many qualify.',
    default: 'all',
  },
  can: {
    type: 'strings',
    doc: 'The right it needs, action and subject: `["approve", "senderIds"]`.',
    default: 'the name of the action and the subject of the entity',
    spec: 'S6.01',
  },
  effect: {
    type: 'map',
    doc: 'What it changes in the record: the optimistic patch, and what demo and gateway apply. Values from the context too: `{ paid: { $of: "total" }, paidAt: { $now: true }, paidBy: { $me: "id" } }`.',
    default: 'nothing',
  },
  creates: {
    type: 'map',
    doc: 'Records that it creates in other entities, one of each, in the same transaction: their values by field, where `$of` and `$minus` name fields of the record as the action leaves it, or answers of its form. One with `$when` is created where that rule holds, which may ask for settings: `{ amount: { $gt: { $setting: "refundLimit" } } }`, and for what is left of one: `{ $left: { of: "refundLimit", after: "balanceEntries", sum: "amount", where: { bookedBy: { $me: "id" } }, hours: 24 } }` is the setting less the sum of the records that answer `where` and were made within so many hours; several at once are counted one after the other. Its dialog shows what these settings say to whoever may see them. One with `$once: "order"`, which is a reference to this record that it is given, `order: { $of: "id" }`, is created once of each record: doing it again changes nothing there, and leads to the first. What it created is told, with a link, to whoever may see it.',
    default: 'none',
  },
  adds: {
    type: 'object',
    of: addedOptions,
    doc: 'Adds a row to a list of another record, in the same transaction, as if whoever does it edited that record: it takes their right to, and keeps its rules, such as the most rows; its hooks run, its history says so, and Undo takes the row back. Where the action changes nothing of its own record, that is not written. What it was added to is told, with a link.',
    default: 'none',
  },
  opens: {
    type: 'object',
    of: openedOptions,
    doc: 'Opens the form of a new record of another entity, or of the same, that begins with values of this record, as a page, a dialog or a drawer, as that entity has it: `{ create: "emails", values: { to: { $of: "address" }, subject: "Re: {subject}" } }`. The action has no call and no right of its own, and does nothing else; with `on: "list"` there is no record to take values of. The address of the form names the action and the record, and no value.',
    default: 'it does something itself',
  },
  then: { type: 'text', oneOf: ['stay', 'list', 'show'], doc: 'Where to go afterwards.', default: '`stay`' },
};
