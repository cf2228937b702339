import { DataTableBase, useListContext } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { LightBody, MOST_DRAWN } from './LightBody';
import { LightHead } from './LightHead';
import { LoadingBody } from './LoadingBody';
import { TableFrame } from './TableFrame';

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
  return (
    <DataTableBase
      hasBulkActions={isSelectable}
      data={isPending ? WAITING : data}
      isPending={false}
      loading={null}
      empty={null}
    >
      <TableFrame>
        <table aria-busy={isPending} aria-rowcount={data.length > MOST_DRAWN ? data.length + 1 : undefined}>
          <LightHead columns={columns} isSelectable={isSelectable} />
          {isPending ? (
            <LoadingBody columns={columns} isSelectable={isSelectable} />
          ) : (
            <LightBody columns={columns} isSelectable={isSelectable} />
          )}
        </table>
      </TableFrame>
    </DataTableBase>
  );
};
