import type { Json } from './json';
import type { Rule } from './rule';

/** The configured hosts, and `demo` for records made and kept in the browser. */
export const sources = ['sms', 'remote', 'orders', 'demo'] as const;

export type Source = (typeof sources)[number];

/** Who owns the envelope, paging, sort, search and error reading of an endpoint. */
export const dialects = ['v1', 'simpleRest'] as const;

export type Dialect = (typeof dialects)[number];

export const operations = [
  'list',
  'totals',
  'one',
  'create',
  'update',
  'delete',
  'place',
  'mark',
  'markRead',
  'clear',
] as const;

export type Operation = (typeof operations)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A method and a path; `:id` stands for the record's identifier: `'POST /v1/senderIds/:id/approve'`. */
export type Call = `${Method} /${string}`;

/** How an entity is reached. Documented in `src/model/language/apiOptions.ts`. */
export type Api<Row = Readonly<Record<string, unknown>>> = {
  readonly source?: Source;
  readonly dialect?: Dialect;
  readonly path?: `/${string}`;
  readonly idKey?: string;
  readonly rows?: string;
  readonly row?: string;
  readonly calls?: { readonly [O in Operation]?: Call | false };
  readonly paged?: boolean;
  readonly query?: { readonly [name: string]: string };
  readonly collection?: string;
  readonly scope?: Rule<Row>;
  readonly stamp?: { readonly [name: string]: Json };
  readonly claim?: string;
  readonly claimFor?: readonly ('create' | 'edit' | 'delete')[];
  readonly shown?: readonly string[];
  readonly shownFields?: readonly (keyof Row & string)[];
};
