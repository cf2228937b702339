import type { ComponentType } from 'react';
import type { FieldKinds, KindName } from '../config/fieldKinds';
import type { ResolvedField } from '../model/resolved/resolvedField';

/** A cell is handed a value that is there and has the right shape: empty and wrong values never reach it. */
export type CellProps<K extends KindName> = {
  readonly value: FieldKinds[K]['value'];
  readonly field: ResolvedField<K>;
  readonly record: Readonly<Record<string, unknown>>;
};

/**
 * How much room a cell asks of its table, in px, without what stands around it. Nothing is measured: by this a table knows
 * which of its columns have room. A text says what it needs at `least`, and is cut where it is longer; what is `whole` is
 * never cut, such as an amount, whose beginning is another amount, and says how wide it is as a rule: what stands beside it
 * gives way.
 */
export type CellWidth = { readonly least: number } | { readonly whole: number };

/** How a kind is drawn in a list and on a record page (`Show`, when it deserves more room there). */
export type CellView<K extends KindName = KindName> = {
  readonly Cell: ComponentType<CellProps<K>>;
  /** Where the field decides, as the words of a choice do, in the language of the page, it is asked for each. */
  readonly width: CellWidth | ((field: ResolvedField<K>, locale: string) => CellWidth);
  readonly Show?: ComponentType<CellProps<K>>;
  /** What to do about the value, below the title of a record whose state it is. */
  readonly Advice?: ComponentType<CellProps<K>>;
  /** The cell leads somewhere by itself, so it never stands within another link. */
  readonly hasLink?: true;
  /** The same without its own link, to stand within the link to the record. */
  readonly Plain?: ComponentType<CellProps<K>>;
  /** How far something is, as a line of its own on a card; nothing where the value does not say it. */
  readonly Progress?: ComponentType<CellProps<K>>;
  /** The same where no label stands beside it, among the marks of a card; a `false` is none. */
  readonly Mark?: ComponentType<CellProps<K>>;
  /** Its `Mark` is a button that sets it, so it is drawn where it is `false`, too, and beside the title of the record. */
  readonly isPressed?: (field: ResolvedField<K>) => boolean;
  /** It says when, so it names a record only where nothing else does. */
  readonly isTime?: true;
};

export const widthOf = ({ width }: CellView, field: ResolvedField, locale: string): CellWidth =>
  typeof width === 'function' ? width(field, locale) : width;

export const defineCell = <K extends KindName>(view: CellView<K>): CellView<K> => view;
