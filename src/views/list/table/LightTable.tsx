import { DataTableBase, useListContext } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity, useLabel } from '../../useEntity';
import { LightBody } from './LightBody';
import { LightHead } from './LightHead';
import { LoadingBody } from './LoadingBody';
import { TableFrame } from './TableFrame';
import { useFold } from './useFold';
import { useGrouped } from './useGrouped';
import { useLeading } from './useLeading';
import { useRowNumbers } from './useRowNumbers';

/* react-admin draws no table without rows, and its head must stay under the focus while the next rows come. */
const WAITING = [{ id: '' }];

type LightTableProps = {
  readonly columns: readonly ResolvedField[];
  readonly isSelectable: boolean;
  /** What its rows are grouped by. */
  readonly groupBy?: ResolvedField | undefined;
};

/**
 * A table of native cells inside react-admin's own list and table contexts: sorting and selecting are its
 * code, drawing costs half, and nothing of its menus and dialogs is loaded before it is used.
 */
export const LightTable = ({ columns, isSelectable, groupBy }: LightTableProps) => {
  const { data = [], isPending } = useListContext();
  const name = useLabel()(useEntity().label.many);
  const { rows, groups } = useGrouped(data, groupBy);
  const leading = useLeading(columns);
  const { frame, scrolls, side, below } = useFold({ columns, leading, rows });
  const heads = below.some(({ sortable }) => sortable) ? 2 : 1;
  const { before, count } = useRowNumbers();
  /* headings of groups stand between the rows, which then have no number */
  const isNumbered = !isPending && !groups;
  return (
    <DataTableBase
      hasBulkActions={isSelectable}
      data={isPending ? WAITING : [...rows]}
      isPending={false}
      loading={null}
      empty={null}
    >
      <TableFrame ref={frame} data-scrolls={scrolls || undefined}>
        <table
          aria-label={name}
          aria-busy={isPending}
          data-below={below.length > 0 || undefined}
          aria-rowcount={isNumbered ? (count === undefined ? -1 : count + heads) : undefined}
        >
          <LightHead columns={side} below={below} isSelectable={isSelectable} />
          {isPending ? (
            <LoadingBody columns={side} isSelectable={isSelectable} />
          ) : (
            <LightBody
              columns={side}
              below={below}
              leading={leading}
              isSelectable={isSelectable}
              groups={groups}
              before={isNumbered && before !== undefined ? before + heads : undefined}
            />
          )}
        </table>
      </TableFrame>
    </DataTableBase>
  );
};
