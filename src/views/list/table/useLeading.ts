import { useMemo } from 'react';
import { useCells } from '../../../fields/CellsContext';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity } from '../../useEntity';

/**
 * The column whose cells lead to their records: the natural name of a record where the list shows it, else the first one
 * that is neither a link itself nor a time.
 */
export const useLeading = (columns: readonly ResolvedField[]): ResolvedField | undefined => {
  const { primary } = useEntity().list.card;
  const cells = useCells();
  return useMemo(() => {
    const may = ({ kind }: ResolvedField) => !cells[kind].hasLink || cells[kind].Plain !== undefined;
    const isPlain = ({ kind }: ResolvedField) => !cells[kind].hasLink && !cells[kind].isTime;
    return (
      columns.find((field) => field.name === primary && may(field)) ??
      columns.find(isPlain) ??
      columns.find(may)
    );
  }, [columns, primary, cells]);
};
