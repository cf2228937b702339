import type { IconName } from '../../config/icons';
import type { Labels } from './resolvedField';

/** A saved query for everybody. */
export type ResolvedPreset = {
  readonly label: Labels;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The icon of its own entry in the menu, where it has one. */
  readonly menu: IconName | undefined;
  /** Its records wait to be decided one after another. */
  readonly queue: boolean;
  /** What the number beside it counts of its records; undefined for all of them, false for no number. */
  readonly count: Readonly<Record<string, unknown>> | false | undefined;
};

/** A way to look at the records of a list, as it is declared. */
export type ResolvedListView = { readonly name: string; readonly options: object };

/** What a list is narrowed down by, beside it. */
export type ResolvedRail = {
  readonly presets: boolean;
  /** The field whose values stand there. */
  readonly by: string | undefined;
  readonly choose: 'one' | 'many';
  readonly filters: boolean;
};

export type ResolvedList = {
  /** The ways to look at its records, the one that it opens with first; none where the table is the only one. */
  readonly views: readonly ResolvedListView[];
  readonly columns: readonly string[];
  /** The field is '' where nothing is sorted unless a person asks for it. */
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filters: readonly string[];
  /** The field that its rows are grouped by at first. */
  readonly groupBy: string | undefined;
  /** Its records stand in an order that people make: among all, or `within` those with the same value of this field. */
  readonly order: { readonly within: string | undefined } | undefined;
  /** Fields that can be given the same value in many records at once. */
  readonly bulkEdit: readonly string[];
  /** Columns whose values can be changed where they stand. */
  readonly inlineEdit: readonly string[];
  readonly search: boolean;
  readonly perPage: number;
  readonly pollSeconds: number | undefined;
  /** What stands beside it; undefined where nothing does. */
  readonly rail: ResolvedRail | undefined;
  /** What fills it, while it has no rows. */
  readonly empty: Labels | undefined;
  readonly card: {
    readonly primary: string;
    readonly secondary: string | undefined;
    readonly aside: string | undefined;
  };
};
