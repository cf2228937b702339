import type { Operation } from '../src/config/api';
import type { Language } from '../src/locales/languages';
import type { ResolvedAction, Resource } from '../src/model/resolved/resource';
import type { Person } from './accounts/people';
import type { Invite } from './accounts/invite';
import type { Outbox } from './mail/outbox';
import type { TokenPair } from './accounts/tokens';
import type { Row } from './store/store';
import type { Doing } from './log/doing';
import type { Parts } from './parts';
import type { OutsideTransaction } from './writes/outsideTransaction';

/** One request for one entity, its sender known and allowed. */
export type Request = {
  readonly resource: Resource;
  readonly person: Person;
  readonly params: URLSearchParams;
  /** The id of the path; '' where the path has none. */
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly action?: ResolvedAction | undefined;
  /** Of the page that asks, for what a good answer tells of refusals. Default: English. */
  readonly language?: Language;
  readonly mailing: Pick<Outbox, 'test'> & { readonly invite: Invite };
  readonly outside: OutsideTransaction;
  readonly enter: Enter;
  readonly doing?: Doing | undefined;
  /** Runs a hook of the entity in the transaction of `parts`; answers with what it wants written besides. */
  readonly hook: RunHook;
  /** Where a change puts the record among others. Default: last, where it brings it among others. */
  readonly placed?: Values;
};

/** Signs whoever asks in as the account that a record is; answers as a sign-in does. */
export type Enter = (
  request: Request,
  account: Row,
  why: string,
) => Promise<TokenPair & { readonly userData: Values }>;

export type HookName =
  `${'before' | 'after'}.${'create' | 'update' | 'delete'}` | 'after.restore' | `actions.${string}`;

export type RunHook = (
  name: HookName,
  given: Values,
  asked: Pick<Request, 'resource' | 'outside'> & {
    readonly person?: Person | undefined;
    readonly parts: Parts;
  },
) => Promise<Values>;

type Values = Readonly<Record<string, unknown>>;

export type Answer = {
  readonly status: 200 | 201;
  readonly body: Readonly<Record<string, unknown>>;
};

export type Handler = (request: Request, parts: Parts) => Promise<Answer>;

export type Handlers = { readonly [O in Operation | 'action']: Handler };

/** The right an operation asks for. */
export const rightOf: { readonly [O in Operation]: string } = {
  list: 'list',
  totals: 'list',
  one: 'show',
  create: 'create',
  update: 'edit',
  place: 'edit',
  // It is the reader's own, and nothing of the record.
  mark: 'list',
  delete: 'delete',
  // Whoever may read what they are told may say that they have.
  markRead: 'list',
  clear: 'delete',
};
