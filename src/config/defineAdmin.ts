import type { Dashboard, Waiting } from './dashboard';
import type { IconName } from './icons';
import type { Json } from './json';
import type { Label } from './label';
import { filledIn } from './links/filledIn';
import type { RecordOf } from './defineResource';
import type { EventOf, NoticeEvent, Notices } from './notices';
import type { Offers } from './offers';
import type { DeclaredResource } from './resource';
import type { Rule } from './rule';
import type { SettingPlaces } from './settings';

/** A heading of the menu; entities name it in `group`. Documented in `src/model/language/adminOptions.ts`. */
export type MenuGroup = { readonly label: Label; readonly icon: IconName; readonly folded?: boolean };

/** Accounts that are made without a password. Documented in `src/model/language/adminOptions.ts`. */
export type InvitedAccount<Row = Readonly<Record<string, unknown>>> = {
  readonly until: { readonly [K in keyof Row]?: Row[K] };
  readonly then: { readonly [K in keyof Row]?: Row[K] };
};

/** Who of an entity may sign in and work. Documented in `src/model/language/adminOptions.ts`. */
export type AccountRights<Row = Readonly<Record<string, unknown>>> = {
  readonly may?: Rule<Row>;
  readonly bound?: boolean;
  readonly invite?: InvitedAccount<Row>;
};

/** What the administrator of a new installation is. Documented in `src/model/language/adminOptions.ts`. */
export type FirstAccount = {
  readonly resource: string;
  readonly values?: { readonly [field: string]: Json };
};

/** What an account is that somebody makes for himself. Documented in `src/model/language/adminOptions.ts`. */
export type RegisteredAccount = FirstAccount & { readonly username?: string };

/** Which entities hold the people who may sign in (field names on those entities). */
export type Accounts<By = { readonly [key: string]: AccountRights }> = {
  readonly resources: By;
  readonly first?: FirstAccount;
  readonly register?: RegisteredAccount;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly lastSignIn?: string;
  readonly secondFactor?: string;
  readonly roles: {
    readonly resource: string;
    readonly field: string;
    readonly abilities: string;
    readonly key?: string;
    readonly names?: { readonly [stored: string]: string };
    readonly claims?: { readonly [stored: string]: string };
    readonly start?: { readonly [role: string]: string };
  };
};

/** The entities that the server writes its logs into. Documented in `src/model/language/adminOptions.ts`. */
export type Log<Key extends string = string> = { readonly changes?: Key; readonly signIns?: Key };

/** Where outgoing mail is kept. Documented in `src/model/language/adminOptions.ts`. */
export type MailOptions<Key extends string = string> = { readonly outbox: Key };

/** A page of text, such as a privacy notice, or without `text` one of one's own in `overrides/pages/`. Documented in `src/model/language/adminOptions.ts`. */
export type TextPage = {
  readonly label: Label;
  readonly icon: IconName;
  readonly group?: string;
  readonly route: string;
  readonly subject?: string;
  readonly footer?: boolean;
  readonly text?: Label;
};

/** Each field as a setting names it: `roleSetting.passwordMin`. */
type PlacesOf<R> = {
  [N in keyof R]: R[N] extends { readonly fields: infer F } ? `${N & string}.${keyof F & string}` : never;
}[keyof R];

type AccountsOf<R> = { readonly [K in keyof R]?: AccountRights<RecordOf<R[K]>> };

export type AdminOptions<
  R,
  By = Accounts['resources'],
  Place extends string = string,
  Event = NoticeEvent,
> = {
  readonly name: string;
  readonly color?: string;
  readonly logo?: string;
  readonly groups: { readonly [name: string]: MenuGroup };
  readonly dashboards?: { readonly [key: string]: Dashboard };
  readonly waiting?: readonly Waiting[];
  readonly typeAbove?: number;
  readonly pages?: { readonly [key: string]: TextPage };
  readonly accounts?: Accounts<By>;
  readonly offers?: Offers;
  readonly log?: Log<keyof R & string>;
  readonly mail?: MailOptions<keyof R & string>;
  readonly doubts?: keyof R & string;
  readonly notices?: Notices<keyof R & string, Event>;
  readonly settings?: SettingPlaces<Place>;
  readonly resources: R;
};

/** The whole product as data, with the types of its own entities: `RecordOf<typeof config.resources.users>`. */
export type Declared<R> = Omit<DeclaredAdmin, 'resources'> & { readonly resources: R };

/** The whole product as data. */
export type DeclaredAdmin = AdminOptions<{ readonly [key: string]: DeclaredResource }>;

type TargetOf<Field> = Field extends { readonly to: infer T }
  ? T extends readonly (infer Each)[]
    ? Each
    : T
  : Field extends { readonly of: infer Inner }
    ? Targets<Inner>
    : never;

/** The entities that fields point at, nested fields included. */
type Targets<F> = { [K in keyof F]: TargetOf<F[K]> }[keyof F];

type UnknownTargets<R> = {
  [N in keyof R]: R[N] extends { readonly fields: infer F } ? Exclude<Targets<F>, keyof R> : never;
}[keyof R];

/* Said at the entity that points nowhere, and which of its fields does. */
type ResourcesFit<R> = [UnknownTargets<R>] extends [never]
  ? R
  : {
      readonly [N in keyof R]: R[N] extends { readonly fields: infer F }
        ? EntityFits<R[N], F, keyof R>
        : R[N];
    };

type EntityFits<Entity, F, Known> = [Exclude<Targets<F>, Known>] extends [never] ? Entity : Lost<F, Known>;

type Lost<F, Known> = {
  [K in keyof F]: TargetOf<F[K]> extends infer T
    ? T extends Known
      ? never
      : `the field "${K & string}" points at "${T & string}", which is not among these resources`
    : never;
}[keyof F];

/**
 * Declares the product. A reference to an entity that is not declared here is a compile error, and so is a rule of
 * the accounts or of a notice about a field or value that their entity does not have, or a setting in a field that is
 * not there.
 */
export const defineAdmin = <const R extends { readonly [key: string]: DeclaredResource }>(
  declared: AdminOptions<
    ResourcesFit<R>,
    AccountsOf<NoInfer<R>>,
    PlacesOf<NoInfer<R>>,
    EventOf<NoInfer<R>>
  > & {
    readonly resources: R;
  },
): Declared<R> => Object.freeze(filledIn(declared)) as unknown as Declared<R>;
