import type { Row } from '../values/comparable';

/** What people without an account may do with an entity. */
export type ResolvedPublic = {
  /** The records that meet `when`, as lists send it, by these fields; undefined where they read nothing. */
  readonly read: { readonly when: Row; readonly fields: readonly string[] } | undefined;
  /** The fields of a new record that they may send; empty where they make none. */
  readonly create: readonly string[];
};
