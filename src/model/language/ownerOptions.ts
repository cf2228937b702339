import type { DeclaredResource, SharedOwner } from '../../config/resource';
import { bellOption } from './bellOptions';
import { eraseOption } from './eraseOptions';
import { ledgerOption } from './ledgerOptions';
import { publicOptions } from './publicOptions';
import type { OptionDocs } from '../resolved/optionDoc';

const ownerOptions: OptionDocs<SharedOwner<Record<string, unknown>>> = {
  field: { type: 'text', required: true, doc: 'The field of the record.' },
  me: {
    type: 'text',
    required: true,
    doc: 'The field of an account that holds the same. Who has nothing in it has no records.',
  },
};

/** What bound accounts may reach of an entity, and what becomes of its records. */
export const reachOptions: Pick<
  OptionDocs<DeclaredResource>,
  | 'owner'
  | 'rights'
  | 'shared'
  | 'history'
  | 'keep'
  | 'bin'
  | 'outlives'
  | 'erase'
  | 'ledger'
  | 'optimisticDelete'
  | 'bell'
  | 'public'
> = {
  ledger: ledgerOption,
  bell: bellOption,
  optimisticDelete: {
    type: 'boolean',
    doc: 'A record leaves its list as soon as its deletion is asked for, before the server has answered; refused, it is back with the reason.',
    default: 'false',
    spec: 'S7.17',
  },
  owner: {
    type: 'object',
    or: 'text',
    of: ownerOptions,
    doc: 'Whose a record is: the field with the account (`"user"`), the way there over references (`"campaign.user"`), `"id"` where the record is the account itself, or what several people have in common (`{ field: "company", me: "company" }`). A bound account has its rights over these records only, and a new one is its own; other accounts are not limited.',
    default: 'bound accounts have no rights here, whatever their roles say',
    spec: 'S1.13',
  },
  rights: {
    type: 'map',
    doc: 'What roles may do here, by their key (`accounts.roles.key`): `{ support: ["read", "approve", "margin.read"] }`. The words are those of permissions: `manage`, `read` (`list` and `show`), `create`, `edit`, `delete`, `export`, what actions ask for, and of a guarded field `margin.read`. Given at the first start, and later what is new here: what was given once is never given again, so a right that somebody takes away stays away, and one that leaves here stays given.',
    default: 'rights are given by hand',
    spec: 'S6.15',
  },
  shared: {
    type: 'text',
    oneOf: ['read'],
    doc: 'Bound accounts may read every record, as far as their roles say: plans, prices.',
    default: 'bound accounts have no rights here, whatever their roles say',
  },
  public: {
    type: 'object',
    of: publicOptions,
    doc: 'What people without an account may read and send, on pages of its own: `{ read: { when: { status: "open" }, fields: ["name", "city"] }, create: ["visitor", "day"] }`. See [public.md](public.md). RC200',
    default: 'nothing, and every answer to them is as if the entity were not there',
  },
  keep: {
    type: 'text',
    doc: 'How many days a record is kept from its creation on: `180d`. At 02:30 UTC older ones are deleted, in batches; those that something must point at stay. Totals stay: of an entity that a dashboard shows by `createdAt`, of each record stays when it was made and what dashboards then counted by and added up; totals by other fields count what is there. The list says that its records leave. Not for ledgers, accounts and single records.',
    default: 'for ever',
  },
  bin: {
    type: 'boolean',
    doc: 'What is deleted lies in a bin for 30 days (the setting `binDays`): whoever may delete finds it there, by “Bin” above the list, puts it back or deletes it permanently, and the message after a deletion has an Undo. In the bin it is in no list and no total, and its unique values are free: where another record has taken one meanwhile, it cannot be put back. What pointed at it (`onDelete: "clear"`) points at it again when it is back. Not for ledgers, accounts, roles and single records.',
    default: 'false: deleted is deleted',
  },
  outlives: {
    type: 'text',
    oneOf: ['restore'],
    doc: 'Its records outlive `npm run restore -- --replace`: those of the store that is replaced stay beside those of the backup, of two with one id the newer. For what nobody may lose by going back, such as opt-outs. Where they cannot be read nothing is restored, unless `--lose-kept` says so.',
    default: 'a backup takes their place',
  },
  erase: eraseOption,
  history: {
    type: 'boolean',
    doc: 'Its changes are written into the log (`log.changes`), and the page of a record shows its own. `false` where the records are a history themselves: messages, a ledger, logs.',
    default: 'true',
  },
};
