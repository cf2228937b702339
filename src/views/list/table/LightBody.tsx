import {
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  type RaRecord,
} from 'react-admin';
import { Fragment, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useRowState } from '../../AmongContext';
import { useCan, useEntity } from '../../useEntity';
import { lazyPart } from '../../../parts/lazyPart';
import { usePeekIn } from '../peek/usePeekIn';
import { GroupHead } from './GroupHead';
import { LightRow } from './LightRow';
import type { ManyRowsProps } from './ManyRows';
import { moveByKey } from './rowKeys';
import type { Groups } from './useGrouped';
import type { TableColumn } from './useTableColumns';
import { usePrepare } from '../usePrepare';

/** A page of more rows than this draws those in sight alone. */
export const MOST_DRAWN = 100;

const ManyRows = lazyPart<ManyRowsProps>(async () => (await import('./ManyRows')).ManyRows, {
  waiting: ({ row }) => Array.from({ length: MOST_DRAWN / 4 }, (_, index) => row(index)),
});

type LightBodyProps = {
  readonly columns: readonly TableColumn[];
  readonly isSelectable: boolean;
  readonly groups?: Groups | undefined;
  /** How many rows of the table are before these, its head among them; undefined where rows have no number. */
  readonly before: number | undefined;
};

/** One click handler for the whole body, and no style computation or access query per cell. */
export const LightBody = ({ columns, isSelectable, groups, before }: LightBodyProps) => {
  const entity = useEntity();
  const can = useCan();
  const rows = useDataTableDataContext();
  const selected = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const approach = useApproach();
  const rowState = useRowState();
  const body = useRef<HTMLTableSectionElement>(null);
  const isLinked = can('show');
  const pathOf = (id: unknown) => createPath({ resource: entity.name, type: 'show', id: String(id) });
  const { look, stateOf } = usePeekIn(rows);
  const open = (event: MouseEvent<HTMLTableSectionElement>) => {
    if (look(event) || tickAt(event)) return;
    const row = rowAt(event);
    const record = row === undefined ? undefined : rows?.[row];
    if (record && isLinked) void navigate(pathOf(record.id), { state: { ...rowState, _scrollToTop: true } });
  };
  const span = columns.length + (isSelectable ? 2 : 1);
  /* headings have no place among rows that are not drawn */
  const isPart = (rows?.length ?? 0) > MOST_DRAWN && !groups;
  const row = (index: number, measure?: (element: Element | null) => void) => {
    const record = rows?.[index];
    return (
      record && (
        <LightRow
          key={record.id}
          index={index}
          record={record}
          columns={columns}
          path={isLinked ? pathOf(record.id) : undefined}
          isSelected={selected?.includes(record.id) ?? false}
          peek={stateOf(record)}
          onToggle={isSelectable ? handleToggleItem : undefined}
          measure={isPart ? measure : undefined}
          number={before === undefined ? undefined : before + index + 1}
        />
      )
    );
  };
  return (
    /* The row click repeats the link in the first cell, which is what the keyboard and screen readers use. */
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      onClick={open}
      onKeyDown={(event) => look(event) || moveByKey(event)}
      onPointerMove={approach}
      onFocus={approach}
      data-linked={isLinked || undefined}
    >
      {isPart ? (
        <ManyRows body={body} count={rows?.length ?? 0} row={row} />
      ) : (
        <GroupedRows rows={rows ?? []} groups={groups} span={span} row={row} />
      )}
    </tbody>
  );
};

/* Whoever comes near a row may open it soon. */
const useApproach = () => {
  const prepare = usePrepare();
  return ({ target, currentTarget }: SyntheticEvent) => {
    /* what a row has opened elsewhere in the page is below it for React */
    const isHere = target instanceof Element && currentTarget.contains(target);
    if (isHere && !target.closest('.actions, .check')) prepare('show');
  };
};

type GroupedRowsProps = {
  readonly rows: readonly RaRecord[];
  readonly groups: Groups | undefined;
  readonly span: number;
  readonly row: (index: number) => ReactNode;
};

/* Each group stands under a heading. */
const GroupedRows = ({ rows, groups, span, row }: GroupedRowsProps) =>
  rows.map((record, at) => {
    const head = groups?.heads.get(at);
    if (!groups || !head) return row(at);
    return (
      <Fragment key={record.id}>
        <tr data-group="">
          <th scope="rowgroup" colSpan={span}>
            <GroupHead field={groups.field} record={record} head={head} />
          </th>
        </tr>
        {row(at)}
      </Fragment>
    );
  });

/* The whole cell of a box is its target: who misses the box by little wants no other page. */
const tickAt = ({ target, shiftKey }: MouseEvent<HTMLElement>): boolean => {
  const box = target instanceof Element ? target.querySelector('input') : null;
  if (!box?.parentElement?.matches('.check') || box.parentElement !== target) return false;
  box.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return true;
};

const rowAt = (event: MouseEvent<HTMLElement>): number | undefined => {
  if (
    !(event.target instanceof Element) ||
    event.target.closest('a, button, input, label, [role=menu], [data-inline]')
  )
    return undefined;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed) return undefined;
  const row = event.target.closest<HTMLElement>('tr[data-index]');
  return row ? Number(row.dataset['index']) : undefined;
};
