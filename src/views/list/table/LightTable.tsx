import { DataTableBase, useListContext } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { LightBody, MOST_DRAWN } from './LightBody';
import { LightHead } from './LightHead';
import { LoadingBody } from './LoadingBody';
import { TableFrame } from './TableFrame';
import { useFold } from './useFold';
import { useGrouped } from './useGrouped';
import { useLeading } from './useLeading';

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
  const { rows, groups } = useGrouped(data, groupBy);
  const leading = useLeading(columns);
  const { frame, scrolls, side, below } = useFold(columns, leading);
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
          aria-busy={isPending}
          data-below={below.length > 0 || undefined}
          aria-rowcount={data.length > MOST_DRAWN && !groups ? data.length + 1 : undefined}
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
            />
          )}
        </table>
      </TableFrame>
    </DataTableBase>
  );
};
