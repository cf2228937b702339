import type { Json } from './json';
import type { SettingName } from './settings';

/**
 * A value that is known only when it is needed. `N` are the fields that `$of` and `$minus` may name.
 *
 * - `{ $me: 'id' }`: the id of whoever is signed in.
 * - `{ $now: true }`: this moment, ISO 8601 in UTC.
 * - `{ $today: true }`, `{ $today: '+7d' }`: this day in UTC as `YYYY-MM-DD`, or so many days from it.
 * - `{ $of: 'user' }`: another field of the record, also of the record that a reference leads to: `plan.price`.
 * - `{ $minus: 'amount' }`: the same of a number or an amount, with the other sign.
 * - `{ $setting: 'refundLimit' }`: what a setting of the product says. The server alone knows it: in `creates`.
 * - `{ $left: { … } }`: what is left of such a setting, see `Left`. The server alone knows it: in `creates`.
 */
export type ContextValue<N extends string = string> =
  | { readonly $me: 'id' }
  | { readonly $now: true }
  | { readonly $today: true | `${'+' | '-'}${number}d` }
  | { readonly $of: N | `${N}.${string}` }
  | { readonly $minus: N | `${N}.${string}` }
  | { readonly $setting: SettingName }
  | { readonly $left: Left };

/**
 * The setting `of`, less the `sum` of a field over the records of the entity `after` that were made within so many `hours`
 * and answer `where`. What would make such a record waits for whoever is at it, so that several at once are counted. Where
 * the setting is empty there is no limit, and nothing is greater.
 */
export type Left = {
  readonly of: SettingName;
  readonly after: string;
  readonly sum: string;
  readonly where: { readonly [field: string]: Json | ContextValue | { readonly $in: readonly Json[] } };
  readonly hours: number;
};
