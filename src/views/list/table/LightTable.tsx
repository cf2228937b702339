import { DataTableBase, useListContext } from 'react-admin';
import { memo, useState } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity, useLabel } from '../../useEntity';
import { ListPagination } from '../ListPagination';
import { HiddenColumns } from './HiddenColumns';
import { LightBody } from './LightBody';
import { LightHead } from './LightHead';
import { LoadingRows } from './LoadingRows';
import { RoomyTable, TableFrame } from './TableFrame';
import { useGrouped } from './useGrouped';
import { useLeading } from './useLeading';
import { useColumnsInSight } from './useColumnsInSight';
import { useTableColumns } from './useTableColumns';
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
 * code, drawing costs half, and nothing of its menus and dialogs is loaded before it is used. Its pages are below it. What is known later of the
 * list, such as its views, leaves it as it is.
 */
export const LightTable = memo(function LightTable(props: LightTableProps) {
  const { columns: fields, isSelectable, groupBy } = props;
  const { data = [], isPending, perPage } = useListContext();
  const name = useLabel()(useEntity().label.many);
  const { rows, groups } = useGrouped(data, groupBy);
  const { columns: all, hiding, ...room } = useTableColumns(fields, useLeading(fields));
  const [isWide, setWide] = useState(false);
  const inSight = useColumnsInSight(all, isWide);
  const { before, count } = useRowNumbers();
  /* headings of groups stand between the rows, which then have no number */
  const isNumbered = !isPending && !groups;
  return (
    <>
      <DataTableBase
        hasBulkActions={isSelectable}
        data={isPending ? WAITING : [...rows]}
        isPending={false}
        loading={null}
        empty={null}
      >
        <TableFrame data-wide={isWide || undefined}>
          <RoomyTable
            hiding={hiding}
            aria-label={name}
            aria-busy={isPending}
            aria-rowcount={isNumbered ? (count === undefined ? -1 : count + 1) : undefined}
          >
            <LightHead columns={all} isSelectable={isSelectable}>
              <HiddenColumns {...room} isWide={isWide} onChange={setWide} />
            </LightHead>
            {!isPending && (
              <LightBody
                columns={inSight}
                isSelectable={isSelectable}
                groups={groups}
                before={isNumbered && before !== undefined ? before + 1 : undefined}
              />
            )}
          </RoomyTable>
          {isPending && <LoadingRows count={Math.min(perPage, 10)} />}
        </TableFrame>
      </DataTableBase>
      <ListPagination />
    </>
  );
});
