import { useLocale } from 'react-admin';
import { useMemo } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { useCells } from '../../../fields/CellsContext';
import { widthOf, type CellWidth } from '../../../fields/cellView';
import { pick } from '../../../model/resolved/labels';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity } from '../../useEntity';
import { roomFor } from './columnRoom';

/** A column as it is drawn: made once for all rows. */
export type TableColumn = {
  readonly field: ResolvedField;
  /** Whether its cells lead to their records. */
  readonly isLeading: boolean;
  readonly width: CellWidth;
  /** The width of the frame from which on it is seen, in px. */
  readonly from: number;
  readonly className: string | undefined;
  /** Of its cells, where they may be wider than those of others. */
  readonly style: { readonly maxWidth: number } | undefined;
};

/**
 * The columns of a table, and how many of them have no room at which width: nothing is measured for it. First that which
 * leads to the records has room, then what a card shows, then the others in their order.
 */
export const useTableColumns = (fields: readonly ResolvedField[], leading: ResolvedField | undefined) => {
  const { card } = useEntity().list;
  const { kinds } = useModel();
  const cells = useCells();
  const locale = useLocale();
  return useMemo(() => {
    const told = [leading?.name, card.secondary, card.aside];
    const first = told.flatMap((name) => fields.filter((field) => field.name === name));
    const roomOf = (field: ResolvedField): CellWidth => {
      const own = widthOf(cells[field.kind], field, locale);
      return field === leading && 'least' in own ? { least: Math.max(own.least, LEADING) } : own;
    };
    const { from, classes, ...room } = roomFor(
      [...new Set([...first, ...fields])].map((field) => ({
        name: field.name,
        width: roomOf(field),
        head: pick(field.label, locale).length * HEAD_LETTER + SORT_SIGN,
      })),
    );
    const columns = fields.map((field): TableColumn => {
      const width = roomOf(field);
      const isNumber = kinds[field.kind].align === 'right';
      const names = [
        classes.get(field.name),
        field === leading && 'lead',
        isNumber && 'number',
        'least' in width && 'text',
      ];
      return {
        field,
        isLeading: field === leading,
        width,
        from: from.get(field.name) ?? 0,
        className: names.filter(Boolean).join(' ') || undefined,
        style: 'whole' in width && width.whole > BROAD ? { maxWidth: width.whole * SPARE } : undefined,
      };
    });
    return { columns, ...room };
  }, [fields, leading, card, kinds, cells, locale]);
};

/* What a name needs to tell records apart, in px. */
const LEADING = 120;

/* What is wider would be cut by what the frame leaves to any cell, since the width of words follows from their letters' number. */
const BROAD = 230;

/* How much wider than reckoned such a cell may become: its letters may all be broad ones. */
const SPARE = 1.5;

/* How wide a letter of a head is, and the arrow of the column that is sorted by. */
const HEAD_LETTER = 6.2;
const SORT_SIGN = 8;
