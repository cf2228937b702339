import { DataTableBase, useListContext } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { LightBody, MOST_DRAWN } from './LightBody';
import { LightHead } from './LightHead';
import { LoadingBody } from './LoadingBody';
import { TableFrame } from './TableFrame';
import { useFold } from './useFold';
import { useLeading } from './useLeading';

/* react-admin draws no table without rows, and its head must stay under the focus while the next rows come. */
const WAITING = [{ id: '' }];

type LightTableProps = {
  readonly columns: readonly ResolvedField[];
  readonly isSelectable: boolean;
};

/**
 * A table of native cells inside react-admin's own list and table contexts: sorting and selecting are its
 * code, drawing costs half, and nothing of its menus and dialogs is loaded before it is used.
 */
export const LightTable = ({ columns, isSelectable }: LightTableProps) => {
  const { data = [], isPending } = useListContext();
  const leading = useLeading(columns);
  const { frame, scrolls, side, below } = useFold(columns, leading);
  return (
    <DataTableBase
      hasBulkActions={isSelectable}
      data={isPending ? WAITING : data}
      isPending={false}
      loading={null}
      empty={null}
    >
      <TableFrame ref={frame} data-scrolls={scrolls || undefined}>
        <table
          aria-busy={isPending}
          data-below={below.length > 0 || undefined}
          aria-rowcount={data.length > MOST_DRAWN ? data.length + 1 : undefined}
        >
          <LightHead columns={side} below={below} isSelectable={isSelectable} />
          {isPending ? (
            <LoadingBody columns={side} isSelectable={isSelectable} />
          ) : (
            <LightBody columns={side} below={below} leading={leading} isSelectable={isSelectable} />
          )}
        </table>
      </TableFrame>
    </DataTableBase>
  );
};
