import type { FakeHint } from './fakeHint';
import type { Json } from './json';
import type { Rule } from './rule';

/**
 * How very many demo records are made (`npm run seed`): complete ones as templates, of which all others are copies with
 * an id, times and digits of their own. For entities without unique fields and without numbers that the server counts.
 */
export type DemoSeries = {
  /** Hints that hold here instead of those of the fields. */
  readonly fields?: { readonly [field: string]: FakeHint };
  /** Entity to a number: beside every so many records there is one of that entity, to be pointed at. */
  readonly beside?: { readonly [entity: string]: number };
  readonly templates: readonly DemoTemplates[];
  /** Field to a regular expression: the digits in what it finds are others in each copy. */
  readonly fresh?: { readonly [field: string]: string };
  readonly books?: DemoBooks;
};

/**
 * Templates for each record that a reference can point at. Where the hint of `createdAt` is a `between`, the record is
 * one of those whose time it is; at other times the next templates are taken.
 */
export type DemoTemplates = {
  /** How many of all copies, next to the other shares. */
  readonly share: number;
  readonly field: string;
  readonly when?: Rule;
  /** How many templates for each record. */
  readonly each: number;
  readonly set?: { readonly [field: string]: Json };
};

/** What the records cost is booked in a ledger: one entry for each of its holders, month, and value of `apart`. */
export type DemoBooks = {
  /** The entity of the entries, which has a `ledger`. */
  readonly in: string;
  /** The field that is added up and taken from the balance. */
  readonly amount: string;
  /** A reference that both have: what points there is booked by itself. */
  readonly apart?: string;
  readonly set: { readonly [field: string]: Json };
  /** The values of an entry before it that pays for it, so that no balance falls. */
  readonly cover: { readonly [field: string]: Json };
};
