import type { Fields } from '../../config/field';
import type { IconName } from '../../config/icons';
import type { Locale } from '../../config/label';
import type { ListViewName, ListViewOptions } from '../../config/listViews';
import type { Kind, Kinds, OptionFault } from './kind';
import type { OptionDocs } from './optionDoc';
import type { ResolvedField } from './resolvedField';

/** The way to look at a list that is always there. */
export const TABLE = 'table';

/** What a field has to be that an option names: `what` says it in words, `a choice`. */
export type FieldWish = {
  readonly what: string;
  readonly fits: (field: ResolvedField, kind: Kind) => boolean;
};

/** Where the options are judged: the sound fields of the entity, and the entity as somebody wrote it. */
export type ListViewAround = {
  readonly fields: ReadonlyMap<string, ResolvedField>;
  readonly kinds: Kinds;
  readonly declared: Readonly<Record<string, unknown>>;
};

/**
 * Everything the program knows about a way to look at a list apart from its drawing. Pure, and in no first list: the
 * start-up check, the documentation and the button by which people choose use it.
 */
export type ListView<V extends ListViewName = ListViewName> = {
  readonly name: V;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** What people choose it by. */
  readonly label: { readonly [L in Locale]: string };
  readonly icon: IconName;
  readonly options: OptionDocs<ListViewOptions<V>>;
  /** Which of the options name fields, one or several, and what these have to be; any that people see where it is `true`. */
  readonly fields: { readonly [O in keyof ListViewOptions<V>]?: true | FieldWish };
  /** Which of the options are rules about a record, and which are values for its fields. */
  readonly rules?: readonly (keyof ListViewOptions<V>)[];
  readonly values?: readonly (keyof ListViewOptions<V>)[];
  /**
   * A small entity with the view, used by the contract tests and the documentation; `seen` is what a record has to have so that
   * the view shows it when it is opened.
   */
  readonly example: {
    readonly fields: Fields;
    readonly options: ListViewOptions<V>;
    readonly seen?: (now: Date) => Readonly<Record<string, unknown>>;
  };
  /** What it counts of all records by the values of a field, with the sum of another: kept with every write where a server does so. */
  counts?(options: ListViewOptions<V>): readonly { readonly by: string; readonly of?: string | undefined }[];
  /** What is wrong with the options beyond their types and fields, for the start-up check. */
  check?(options: ListViewOptions<V>, around: ListViewAround): readonly OptionFault[];
};

/** Every view by name, collected from `src/listViews`. */
export type KnownListViews = { readonly [name: string]: ListView };

/** Declares a view. The methods are typed by its own line in `ListViews`. */
export const defineListView = <V extends ListViewName>(view: ListView<V>): ListView<V> => Object.freeze(view);
