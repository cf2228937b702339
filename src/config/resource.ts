import type { Action } from './action';
import type { Api } from './api';
import type { ContextValue } from './contextValue';
import type { FakeEach } from './fakeHint';
import type { DemoSeries } from './demoSeries';
import type { Fields, RecordFrom } from './field';
import type { IconName } from './icons';
import type { CountedLabel, Label } from './label';
import type { DeclaredListViews } from './listViews';
import type { Figure } from './metric';
import type { Routes } from './routes';
import type { Filter, Rule } from './rule';

/**
 * A change of state that time brings: whoever is in one of the states `from` when `after` has passed is in `to`.
 * Documented in `src/model/language/timedOptions.ts`.
 */
export type TimedMove<F, Row> = {
  [K in keyof Row & string]: NonNullable<Row[K]> extends string
    ? {
        readonly field: K;
        readonly from: readonly NonNullable<Row[K]>[];
        readonly to: NonNullable<Row[K]>;
        readonly after: keyof F & string;
        readonly when?: Rule<Row>;
        readonly effect?: { readonly [E in keyof Row]?: Row[E] | ContextValue<keyof Row & string> };
      }
    : never;
}[keyof Row & string];

type Name<F> = keyof F extends infer Names extends PropertyKey ? Names & string : never;

/** Records that may not lie over each other: bookings of one room. Documented in `src/model/language/overlapOptions.ts`. */
export type NoOverlap<F, Row> = {
  readonly within?: readonly Name<F>[];
  readonly of?: Name<F>;
  readonly from?: Name<F>;
  readonly to?: Name<F>;
  readonly nights?: boolean;
  readonly when?: Rule<Row>;
};

/** A ledger: each record adds its amount to a balance. Documented in `src/model/language/resourceOptions.ts`. */
export type Ledger<F> = {
  readonly of: Name<F>;
  readonly amount: Name<F>;
  readonly keeps: string;
  readonly after?: Name<F>;
};

/** A record as a sheet of paper. Documented in `src/model/language/resourceOptions.ts`. */
export type DocumentOptions<F> = {
  readonly label?: Label;
  readonly number?: Name<F>;
  readonly from?: Name<F>;
  readonly to?: Name<F>;
  readonly head?: readonly Name<F>[];
  readonly items?: Name<F>;
  readonly totals?: readonly Name<F>[];
  readonly payment?: readonly Name<F>[];
  readonly note?: Name<F>;
};

/** How records come in from a file. Documented in `src/model/language/resourceOptions.ts`. */
export type ImportOptions<F, Row> = {
  readonly key: Name<F> | readonly Name<F>[];
  readonly among?: Rule<Row>;
  readonly keep?: Rule<Row>;
  readonly country?: string;
};

/** The list page. Documented in `src/model/language/listOptions.ts`. */
export type ListOptions<F, Row> = {
  readonly views?: DeclaredListViews<Name<F>>;
  readonly columns?: readonly Name<F>[];
  readonly sort?: readonly [field: Name<F> | 'createdAt' | 'updatedAt', order: 'ASC' | 'DESC'];
  readonly filters?: readonly Name<F>[];
  readonly groupBy?: Name<F>;
  readonly order?: true | { readonly within?: Name<F> };
  readonly bulkEdit?: readonly Name<F>[];
  readonly inlineEdit?: readonly Name<F>[];
  readonly search?: boolean;
  readonly perPage?: number;
  readonly pollSeconds?: number;
  readonly empty?: Label;
  readonly presets?: readonly {
    readonly label: Label;
    readonly menu?: IconName;
    readonly queue?: boolean;
    readonly count?: boolean | Filter<Row>;
    readonly filter: Filter<Row>;
  }[];
  readonly rail?: {
    readonly presets?: boolean;
    readonly by?: Name<F>;
    readonly choose?: 'one' | 'many';
    readonly filters?: boolean;
  };
  readonly card?: { readonly primary: Name<F>; readonly secondary?: Name<F>; readonly aside?: Name<F> };
};

/** A tab of the record page and of the form, made of sections. */
export type LayoutTab<F> = {
  readonly label: Label;
  readonly sections: readonly {
    readonly label?: Label;
    readonly fields: readonly Name<F>[];
    readonly rail?: boolean;
  }[];
};

/** Records of another entity that point at this one. */
export type Related = {
  readonly resource: string;
  readonly target: string;
  readonly label?: Label;
  readonly columns?: readonly string[];
  readonly as?: 'conversation';
  readonly text?: string;
  readonly by?: string;
  readonly at?: string;
};

/** A source of the timeline of a record. Documented in `src/model/language/relatedOptions.ts`. */
export type Story = { readonly resource: string; readonly target: string; readonly at?: string };

/** A comparison between two fields, or a field and a value, that must hold (`when` says for which records). */
export type Check<F, Row> = {
  readonly field: Name<F>;
  readonly op: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly message: Label;
  readonly when?: Rule<Row>;
} & (
  | { readonly other: Name<F>; readonly value?: never }
  | { readonly value: string | number | ContextValue<Name<F>>; readonly other?: never }
);

/** Which value of a choice may follow which: `{ status: { draft: ['pending'], pending: [] } }`. */
export type Transitions<Row> = {
  readonly [K in keyof Row]?: NonNullable<Row[K]> extends string
    ? { readonly [From in NonNullable<Row[K]>]?: readonly NonNullable<Row[K]>[] }
    : never;
};

/** So many records must meet the rule after every write and deletion that takes one of them away. */
export type AtLeast<Row> = { readonly count: number; readonly when: Rule<Row>; readonly message: Label };

/** What people may not do to the record that they sign in with: delete it, or change these fields. */
export type OwnAccount<F> = { readonly locked: readonly Name<F>[]; readonly message: Label };

/** Records that a server hands over by itself: the name of the event, and the field that says whose a record is. */
export type Live<F> = { readonly event: string; readonly owner: Name<F> };

/** What follows from a record, worked out by its server before anything is done. Documented in `src/model/language/estimateOptions.ts`. */
export type Estimate<F> = {
  readonly of: readonly Name<F>[];
  readonly fields: Fields;
  readonly warning?: string;
  readonly stops?: { readonly [value: string]: string };
  readonly count?: string;
  readonly brief?: readonly string[];
};

/** Records that are told to each person by the bell. Documented in `src/model/language/bellOptions.ts`. */
export type Bell<F> = {
  readonly read: Name<F>;
  readonly text?: Name<F>;
  readonly severity?: Name<F>;
  readonly about?: { readonly entity: Name<F>; readonly record: Name<F> };
};

/**
 * Whose a record is: the field with the account (`user`), the way there over references (`campaign.user`), `id` where
 * the record is the account, or what several people have in common. Documented in `src/model/language/ownerOptions.ts`.
 */
export type Owner<F> = Name<F> | 'id' | `${Name<F>}.${string}` | SharedOwner<F>;

/** A field of the record, and the field of an account that holds the same: everybody of one company. */
export type SharedOwner<F> = { readonly field: Name<F>; readonly me: string };

/** What becomes of a record when whoever it is about is erased. Documented in `src/model/language/eraseOptions.ts`. */
export type Erase<F> = {
  readonly by: Name<F>;
  readonly then: 'remove' | 'clear' | 'stay';
  readonly clear?: readonly Name<F>[];
  readonly at?: Name<F>;
  readonly hash?: Name<F>;
};

/** What people without an account may read and send. Documented in `src/model/language/publicOptions.ts`. */
export type Public<F, Row> = {
  readonly read?: { readonly when: Filter<Row>; readonly fields: readonly Name<F>[] };
  readonly create?: readonly Name<F>[];
};

/** An entity, whole. Documented in `src/model/language/resourceOptions.ts`. */
export type ResourceOptions<F, Row = RecordFrom<F>> = {
  readonly label: CountedLabel;
  readonly menuLabel?: Label;
  readonly title: string;
  readonly icon: IconName;
  readonly group?: string;
  readonly route?: string;
  readonly routes?: Routes;
  readonly subject?: string;
  readonly single?: 'one' | 'own';
  readonly bookmarked?: boolean;
  readonly form?: 'page' | 'dialog' | 'drawer';
  readonly readOnly?: boolean;
  readonly can?: {
    readonly create?: boolean;
    readonly edit?: boolean | Rule<Row>;
    readonly delete?: boolean | Rule<Row>;
  };
  readonly api?: Api<Row>;
  readonly list?: ListOptions<F, Row>;
  readonly import?: ImportOptions<F, Row>;
  readonly head?: readonly Name<F>[];
  readonly layout?: readonly LayoutTab<F>[] | 'article';
  readonly document?: DocumentOptions<F>;
  readonly related?: readonly Related[];
  readonly story?: readonly Story[];
  readonly moments?: readonly Name<F>[];
  readonly figures?: readonly Figure[];
  readonly estimate?: Estimate<F>;
  readonly actions?: { readonly [name: string]: Action<Row> };
  readonly transitions?: Transitions<Row>;
  readonly timed?: readonly TimedMove<F, Row>[];
  readonly checks?: readonly Check<F, Row>[];
  readonly unique?: readonly (readonly Name<F>[])[];
  readonly noOverlap?: readonly NoOverlap<F, Row>[];
  readonly atLeast?: readonly AtLeast<Row>[];
  readonly ownAccount?: OwnAccount<F>;
  readonly owner?: Owner<F>;
  readonly shared?: 'read';
  readonly public?: Public<F, Row>;
  readonly rights?: { readonly [role: string]: readonly string[] };
  readonly history?: boolean;
  readonly keep?: string;
  readonly bin?: boolean;
  readonly outlives?: 'restore';
  readonly erase?: Erase<F>;
  readonly optimisticDelete?: boolean;
  readonly ledger?: Ledger<F>;
  readonly live?: Live<F>;
  readonly bell?: Bell<F>;
  readonly ofAccount?: readonly Name<F>[];
  readonly demo?: {
    readonly count?: number;
    readonly each?: readonly FakeEach[];
    readonly series?: DemoSeries;
  };
};

/** What {@link defineResource} returns: the fields keep their exact type, the rest is plain data. */
export type DeclaredResource<F = Fields> = ResourceOptions<
  Record<string, unknown>,
  Record<string, unknown>
> & {
  readonly fields: F;
};
