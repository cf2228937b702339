import { DataTableBase, useListContext } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { LightBody, MOST_DRAWN } from './LightBody';
import { LightHead } from './LightHead';
import { LoadingRows } from './LoadingRows';
import { TableFrame } from './TableFrame';

type LightTableProps = {
  readonly columns: readonly ResolvedField[];
  readonly isSelectable: boolean;
};

/**
 * A table of native cells inside react-admin's own list and table contexts: sorting and selecting are its
 * code, drawing costs half, and nothing of its menus and dialogs is loaded before it is used.
 */
export const LightTable = ({ columns, isSelectable }: LightTableProps) => {
  const { perPage, data = [] } = useListContext();
  return (
    <DataTableBase
      hasBulkActions={isSelectable}
      loading={<LoadingRows count={Math.min(perPage, 10)} />}
      empty={null}
    >
      <TableFrame>
        <table aria-rowcount={data.length > MOST_DRAWN ? data.length + 1 : undefined}>
          <LightHead columns={columns} isSelectable={isSelectable} />
          <LightBody columns={columns} isSelectable={isSelectable} />
        </table>
      </TableFrame>
    </DataTableBase>
  );
};
