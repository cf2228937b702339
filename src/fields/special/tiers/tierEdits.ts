import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { addRow, chained, removeRow, setPrice, setUpTo } from './editTiers';
import type { Tier } from './tierIssues';
import { wholeNumber } from './wholeNumber';

/** What stands in the boxes of a row as it was typed: "12," on the way to "12,5", or an end that was refused. */
export type Draft = { readonly to?: string; readonly price?: string };

type Desk = {
  readonly field: ResolvedField<'tiers'>;
  readonly rows: readonly Tier[];
  readonly drafts: readonly Draft[];
  readonly write: (rows: readonly Tier[], drafts: readonly Draft[]) => void;
};

/** What the buttons and boxes of the editor do to a table and to the texts in its boxes, which move along. */
export const tierEdits = ({ field, rows, drafts, write }: Desk) => {
  const sound = chained(rows, field.start);
  const texts = rows.map((_, index) => drafts[index] ?? {});
  const withText = (index: number, draft: Draft) => texts.with(index, { ...texts[index], ...draft });
  const added = (after: number) => addRow(sound, after, field.start);
  return {
    /** A refused end changes the text alone: the table keeps the end it had. */
    typeUpTo: (index: number, text: string) => {
      const edit = setUpTo(sound, index, wholeNumber(text));
      write('rows' in edit ? edit.rows : rows, withText(index, { to: text }));
    },
    /** `value`: what the text says as an exact decimal, or the text itself. */
    typePrice: (index: number, { text, value }: { readonly text: string; readonly value: string }) =>
      write(setPrice(sound, index, value), withText(index, { price: text })),
    remove: (index: number) => write(removeRow(sound, index), texts.toSpliced(index, 1)),
    canAdd: (after: number) => rows.length < (field.max ?? Infinity) && 'rows' in added(after),
    add: (after: number) => {
      const edit = added(after);
      if ('rows' in edit) write(edit.rows, texts.toSpliced(after + 1, 0, {}));
    },
  };
};
