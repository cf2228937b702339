import type { DocumentOptions } from '../../config/resource';
import { resolveLabel } from '../resolved/labels';
import type { Labels } from '../resolved/resolvedField';

/** What the sheet of a record shows, by the names of fields. */
export type ResolvedDocument = {
  readonly label: Labels;
  readonly number: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly head: readonly string[];
  readonly items: string | undefined;
  readonly totals: readonly string[];
  readonly payment: readonly string[];
  readonly note: string | undefined;
};

/** The sheet with everything filled in; it is called like a record unless it says otherwise. */
export const resolveDocument = (
  {
    label,
    number,
    from,
    to,
    head = [],
    items,
    totals = [],
    payment = [],
    note,
  }: DocumentOptions<Record<string, unknown>>,
  one: Labels,
): ResolvedDocument => ({
  label: label === undefined ? one : resolveLabel(label),
  number,
  from,
  to,
  head,
  items,
  totals,
  payment,
  note,
});
