import type {
  NoticeChannel,
  NoticeEvent,
  Notices,
  NoticeSubscribers,
  NoticeTemplates,
} from '../../config/notices';
import type { OptionDocs } from '../resolved/optionDoc';

const eventOptions: OptionDocs<NoticeEvent> = {
  of: { type: 'text', required: true, doc: 'The entity whose records it happens to.' },
  becomes: {
    type: 'rule',
    required: true,
    doc: 'What such a record comes to be: it happens with the write after which the rule holds and before which it did not. A new record that meets it counts. Whichever way the write came: a form, an action, an import, a ledger, the time.',
  },
  to: {
    type: 'text',
    required: true,
    doc: 'The account that it concerns: a field of the record that points at it, or `id` where the record is the account.',
  },
  with: {
    type: 'map',
    doc: 'What the record that a channel creates says besides, for this event, by the name of the channel: `{ app: { severity: "warning" } }`.',
    default: 'nothing',
  },
};

const templateOptions: OptionDocs<NoticeTemplates> = {
  of: {
    type: 'text',
    required: true,
    doc: 'The entity whose records are the templates. Of several for one event, channel and group the newest in the language of the reader is taken, else in English, else whichever there is.',
  },
  when: { type: 'rule', doc: 'Which of them are in use.', default: 'all' },
  event: { type: 'text', required: true, doc: 'Its choice of the events.' },
  channel: { type: 'text', required: true, doc: 'Its choice of the channels.' },
  language: { type: 'text', required: true, doc: 'Its choice of the languages.' },
  title: {
    type: 'text',
    required: true,
    doc: 'Its text for subjects. Words in braces such as `{number}` are filled in for the reader: a field of the record, or of the account that it concerns, `{user.fullName}`; never one that is secret or guarded. A template with another word is refused.',
  },
  body: {
    type: 'text',
    required: true,
    doc: 'Its text for what is said, with words in braces as in the title.',
  },
  critical: {
    type: 'text',
    doc: 'Its yes or no whether people are told even where they have switched the channel off.',
    default: 'nothing is',
  },
};

const channelOptions: OptionDocs<NoticeChannel> = {
  address: {
    type: 'text',
    doc: 'The field of an account, and of a subscriber, with the address. Who has none there is not told this way.',
    default: 'it is for accounts alone',
  },
  mail: {
    type: 'boolean',
    doc: 'It is written into `mail.outbox`, and sent from there. Needs `address`.',
    default: 'false',
  },
  creates: {
    type: 'text',
    doc: 'The entity a record of which is made, by its rules.',
    default: 'none: it is a mail',
  },
  values: {
    type: 'map',
    doc: 'The values of that record, where `$of` names what is told: `title`, `body`, `address`, `account`, the id of the account told, and `entity` and `record`, the key and the id of what it is about.',
    default: 'none',
  },
};

const subscriberOptions: OptionDocs<NoticeSubscribers> = {
  of: { type: 'text', required: true, doc: 'The entity whose records are the subscribers.' },
  when: { type: 'rule', doc: 'Which of them are told.', default: 'all' },
  group: {
    type: 'text',
    required: true,
    doc: 'The reference of a template to a group: its subscribers are told, in the place of the person concerned, and are not asked what they chose.',
  },
  groups: { type: 'text', required: true, doc: 'The references of a subscriber to the groups.' },
  groupWhen: { type: 'rule', doc: 'Which groups are in use.', default: 'all' },
  language: { type: 'text', required: true, doc: 'The language of a subscriber.' },
};

/** What the product tells people by itself. */
export const noticeOptions: OptionDocs<Notices> = {
  events: { type: 'map', of: eventOptions, required: true, doc: 'What people are told about, by name.' },
  templates: {
    type: 'object',
    of: templateOptions,
    required: true,
    doc: 'The words, as people write them in the product.',
  },
  choices: {
    type: 'text',
    doc: 'The entity, `single: "own"`, in which everybody chooses: a group of yes and no for each event, by the names of the channels. Who has never saved has the defaults.',
    default: 'everything is told',
    spec: 'S2.24',
  },
  channels: { type: 'map', of: channelOptions, required: true, doc: 'The ways to reach people, by name.' },
  subscribers: {
    type: 'object',
    of: subscriberOptions,
    doc: 'Who is told besides the person it concerns.',
    default: 'nobody',
    spec: 'S2.20',
  },
};
