import type {
  AdminOptions,
  TextPage,
  MenuGroup,
  AccountRights,
  Accounts,
  FirstAccount,
  InvitedAccount,
  RegisteredAccount,
  Log,
  MailOptions,
} from '../../config/defineAdmin';
import type { OptionDocs, OptionDoc } from '../resolved/optionDoc';
import { dashboardOptions, waitingOptions } from './dashboardOptions';
import { noticeOptions } from './noticeOptions';
import { roleOptions } from './roleOptions';
import { settingOptions } from './settingOptions';
import { iconNames } from '../../config/icons';
import { hosts, offers, type Offers } from '../../config/offers';

/** Where the server writes down what happens. */
const logOptions: OptionDocs<Log> = {
  changes: {
    type: 'text',
    doc: 'The entity whose records are the changes: an entry for each record changed, in the transaction of the change. The server fills those of these fields that it has: `createdAt`, `actorType` (the entity of the account, or `system`), the reference to that entity, `onBehalfOf`, `action` (`create`, `update`, `delete`, or the action where the choice has it), `details`, `resource`, `record`, `recordId`, `change` (`{ before, after }` without secrets), `reason`, `result` (`ok`, `denied`), `ip`, `userAgent`, `requestId`.',
    default: 'changes are not written down, and records have no history',
    spec: 'S1.18',
  },
  signIns: {
    type: 'text',
    doc: 'The entity whose records are what people did with their accounts: the reference to the account, `event` (`login`, `logout`, `password_changed`), `result`, `ip`, `device`, and `newDevice` (boolean): whether it is a sign-in from a browser or an address from which nobody has signed in to the account before; the first of all is none. Accounts that it has no reference for are in `changes`.',
    default: 'not written down',
    spec: 'S1.19',
  },
};

/** Outgoing mail. */
const mailOptions: OptionDocs<MailOptions> = {
  outbox: {
    type: 'text',
    required: true,
    doc: 'The entity whose records are the mails: written in the transaction of what causes them, and sent after it by the server of the settings `smtpHost` and so on. The server fills `to`, `subject`, `body`, `status` (`waiting`, `sent`, `failed`), `reason` (`noServer`, `away`: it is tried again; `refused`, `givenUp`, `nowhere`), `answer` (the words of the mail server), `tries`, `sentAt`. A code in a mail is hidden there, unless the demonstration is on.',
  },
};

const inviteOptions: OptionDocs<InvitedAccount> = {
  until: {
    type: 'map',
    required: true,
    doc: 'What an account is while its person has not chosen a password: a new one without a password, and one that an action brings there. It is then sent a link by mail, which is good for the setting `invitationDays`.',
  },
  then: { type: 'map', required: true, doc: 'What it becomes when a password was chosen by the link.' },
};

const rightOptions: OptionDocs<AccountRights> = {
  may: {
    type: 'rule',
    doc: 'Who of them may sign in and work, such as `{ status: "active" }`. Asked at sign-in, at every renewal and every call; a change after which it no longer holds ends the sessions and live connections of the person at once.',
    default: 'all of them',
  },
  bound: {
    type: 'boolean',
    doc: 'Their rights are over their own records only, as the `owner` of each entity says, over what is `shared`, and over nothing else. Their own entity says `owner: "id"`.',
    default: 'false',
    spec: 'S1.13',
  },
  invite: {
    type: 'object',
    of: inviteOptions,
    doc: 'They may be made without a password, and choose it themselves. Needs `mail`.',
    default: 'whoever makes an account gives it a password',
  },
};

const firstOptions: OptionDocs<FirstAccount> = {
  resource: { type: 'text', required: true, doc: 'The entity that it is a record of.' },
  values: {
    type: 'map',
    doc: 'Its values beside name, address, password, and the role that may do everything, which it is given. Where a text among them that must be unique is taken, a number follows it: `admin2`, up to `admin100`; where that is taken too, the account is refused.',
    default: 'the defaults of the fields',
  },
};

const registerOptions: OptionDocs<RegisteredAccount> = {
  resource: { type: 'text', required: true, doc: 'The entity that it is a record of.' },
  username: {
    type: 'text',
    doc: 'The field that takes the user name, beside the name that is shown.',
    default: 'the name alone takes it',
    spec: 'S7.37',
  },
  values: {
    type: 'map',
    doc: 'Its values beside names, address, password, and the role of the setting `defaultRole`.',
    default: 'the defaults of the fields',
  },
};

/** Who may sign in, and what gives them their rights. */
export const accountOptions: OptionDocs<Accounts> = {
  resources: {
    type: 'map',
    of: rightOptions,
    required: true,
    doc: 'The entities whose records are accounts, by key.',
  },
  first: {
    type: 'object',
    of: firstOptions,
    doc: 'The administrator of a new installation, made by `ADMIN_EMAIL` and `ADMIN_PASSWORD` or at the address that the gateway shows at its first start.',
    default: 'the gateway makes none',
  },
  register: {
    type: 'object',
    of: registerOptions,
    doc: 'The account of who registers, while the setting `selfRegistration` says that people may.',
    default: 'nobody registers',
    spec: 'S7.37',
  },
  email: {
    type: 'text',
    required: true,
    doc: 'The field with the address a person signs in with.',
    spec: 'S7.33',
  },
  password: { type: 'text', required: true, doc: 'The field with the password; it is stored hashed.' },
  name: { type: 'text', required: true, doc: 'The field with the name that is shown.', spec: 'S3.37' },
  lastSignIn: {
    type: 'text',
    doc: 'The field, a moment in time, that the server gives the time of each sign-in. That is no change of the record: it is neither in its history nor a conflict for whoever edits it.',
    default: 'nothing keeps it',
  },
  secondFactor: {
    type: 'text',
    doc: 'The field, a yes or no, in which the server keeps whether signing in asks for a second factor. An action that makes it false switches the second factor off, for somebody who has lost it.',
    default: 'nothing keeps it',
  },
  roles: {
    type: 'object',
    of: roleOptions,
    required: true,
    doc: 'Where the rights of an account come from.',
  },
};

const offerDoc: OptionDoc = {
  type: 'strings',
  oneOf: offers,
  doc: 'What this host offers. `idempotency`: it answers a write that comes again with the same `Idempotency-Key` as it answered the first, and does nothing twice. `versions`: records carry `__v`, which grows with every change, and a change that names an older one is refused with 409. `totals`: it answers questions for numbers in one `POST /api/totals`; of any other host records are counted by `total_results` of their filtered list, and what cannot be counted so is not shown, with the reason. `zones`: it brings moments together into the days of the time zone that a question names; of any other host dashboards show days of UTC. `many`: a list takes `ids`; records of any other host are asked for one by one. `cursors`: a list takes `cursor`, the place before or after a page, names those places in its answer, and counts no further than `count`; any other host is asked by the number of the page, and counts all. `groups`: a list takes `groupBy`, comes group by group over all pages, and says how many records each group of the page has; of any other host rows are put together within each page. `history`: it answers what was done with a record. `exports`: it writes files of records itself. `files`: it takes the files that people upload, and hands them out. `estimates`: it works out what would follow from a record. `imports`: it takes the rows of an import together, remembers it and undoes it. `undo`: its answer to a change names it, and by that name it takes the change back for some seconds. `bin`: what is deleted of an entity with `bin` can be listed, put back and deleted for good. `bulk`: it gives all records that match a list the same values; else the page does, for no more than 1,000. `order`: records can be moved to a place among others (`list.order`), and it sorts by that. `marks`: it keeps the stars and hearts of each person (`f.mark`). `bookmarks`: it keeps them for each person; else the browser does. `views`: it keeps how lists were saved, each person’s own and those shared with a role or all; else the browser keeps one’s own. `account`: it answers `/api/account`. `logout`: it is told when a session ends. `live`: over its socket it says which records somebody else has changed, and who has a form open.',
  default: 'nothing',
};

/** What the hosts can do beyond answering calls. */
export const offerOptions = Object.fromEntries(hosts.map((host) => [host, offerDoc])) as OptionDocs<Offers>;

/** A heading of the menu. */
export const groupOptions: OptionDocs<MenuGroup> = {
  label: { type: 'label', required: true, doc: 'The heading.' },
  icon: { type: 'text', oneOf: iconNames, required: true, doc: 'The icon beside the heading.' },
  folded: {
    type: 'boolean',
    doc: 'Only the heading is shown until somebody unfolds it. What each person folds is remembered, and the group of the open page is never folded.',
    default: '`true` for the groups that reach beyond the 14th entry of a person’s menu',
  },
};

/** A page of text, or of one's own. */
const pageOptions: OptionDocs<TextPage> = {
  label: { type: 'label', required: true, doc: 'Its heading and its entry in the menu.' },
  icon: { type: 'text', oneOf: iconNames, required: true, doc: 'The icon in the menu.' },
  group: { type: 'text', doc: 'The menu group it belongs to.', default: 'no entry in the menu' },
  route: { type: 'text', required: true, doc: 'Its path: `/apps/privacyPolicy`.' },
  subject: {
    type: 'text',
    doc: 'The subject that permissions name; whoever may show it sees the page.',
    default: 'the key',
    spec: 'S6.08',
  },
  footer: { type: 'boolean', doc: 'Whether the footer of every page links to it too.', default: 'false' },
  text: {
    type: 'label',
    doc: 'The text, where it is short: blank lines between paragraphs, `# ` before a heading, `- ` before each line of a list.',
    default:
      'the file `content/<key>.<language>.md`; in English where the language has none; or what `overrides/pages/<key>.tsx` draws',
  },
};

/** What `defineAdmin` takes. */
export const adminOptions: OptionDocs<AdminOptions<unknown>> = {
  name: {
    type: 'text',
    required: true,
    doc: 'The name of the product: brand, sign-in page and document title. `/config.json` may replace it.',
    spec: 'S1.01',
  },
  color: {
    type: 'text',
    doc: 'The one colour of the provider, `#rrggbb`: what bears the brand follows it, readable in both skins. `/config.json` may replace it.',
    default: 'the petrol of the product',
  },
  logo: {
    type: 'text',
    doc: 'Address of an image beside the name: https, a path of the own host, or `data:image/…`. `/config.json` may replace it.',
    default: 'a speech bubble in the colour of the brand',
  },
  groups: {
    type: 'map',
    of: groupOptions,
    required: true,
    doc: 'The headings of the menu by name, in their order. Entities name one in `group`.',
  },
  waiting: {
    type: 'list',
    of: waitingOptions,
    doc: 'What waits for the staff: the bell says how many there are of each, to whoever may list them, and leads to the list. Bound accounts have none.',
    default: 'nothing',
  },
  typeAbove: {
    type: 'integer',
    doc: 'Above so many records, or recipients of an estimate with `count`, what is final asks to type their number before it is done: deleting without a bin, and final actions. `0` asks always.',
    default: '100',
  },
  dashboards: {
    type: 'map',
    of: dashboardOptions,
    doc: 'Pages of numbers by key, above the entities of their menu group.',
    default: 'none',
    spec: 'S2.01, S2.02',
  },
  pages: {
    type: 'map',
    of: pageOptions,
    doc: 'Pages of text, and those that `overrides/pages/` draws, by key, below the entities of their menu group.',
    default: 'none',
    spec: 'S2.27',
  },
  accounts: {
    type: 'object',
    of: accountOptions,
    doc: 'Which entities hold the people who may sign in.',
    default: 'nobody can sign in to the reference gateway',
    spec: 'S6.01',
  },
  offers: {
    type: 'object',
    of: offerOptions,
    doc: 'What each host can do beyond answering calls; nothing is sent to a host that counts on what it does not offer. `/config.json` may replace it, host by host: the gateway states its own there.',
    default: 'what `/config.json` says, else nothing',
  },
  log: {
    type: 'object',
    of: logOptions,
    doc: 'The entities that the server writes its logs into. They are `readOnly`: nobody changes an entry.',
    default: 'nothing is written down',
    spec: 'S1.18',
  },
  settings: {
    type: 'object',
    of: settingOptions,
    doc: 'Which field holds each setting of the product, as `<entity>.<field>`: the entity is `single`. A setting is read whenever it is needed, so a change is in force at once.',
    default: 'the default of each',
    spec: 'S9.16',
  },
  mail: {
    type: 'object',
    of: mailOptions,
    doc: 'Where outgoing mail is kept. The entity is `readOnly`: nobody changes what was sent.',
    default: 'no mail is sent, so nobody gets a code or an invitation',
  },
  doubts: {
    type: 'text',
    doc: 'The entity that lists what somebody should look at among values that were stored before they were judged as they are by now, such as phone numbers: they stay as they are. The server fills `value`, `meant` (what it probably means), `why` (`impossible`, `unknown`, `spelling`, `ambiguous`, `twice`), `resource`, `record`, `recordId` and its owner, if the record has one: whoever may list it reads these of all entities. It follows each write, in its transaction; all records are looked through once a week. The entity is `readOnly`, with `history: false`.',
    default: 'nothing lists them',
  },
  notices: {
    type: 'object',
    of: noticeOptions,
    doc: 'What the product tells people by itself, and how. It is written in the transaction of what it is about, once; a fault in it never keeps that from happening.',
    default: 'nothing',
    spec: 'S9.16',
  },
  resources: {
    type: 'map',
    required: true,
    doc: 'The entities by key, in the order of the menu. References and permissions name the key.',
    spec: 'S1.28',
  },
};
