import {
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'react-admin';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useCan, useEntity } from '../../useEntity';
import { LightRow } from './LightRow';
import { moveByKey } from './rowKeys';
import { usePrepare } from '../usePrepare';

type LightBodyProps = { readonly columns: readonly ResolvedField[]; readonly isSelectable: boolean };

/** One click handler for the whole body, and no style computation or access query per cell. */
export const LightBody = ({ columns, isSelectable }: LightBodyProps) => {
  const entity = useEntity();
  const can = useCan();
  const rows = useDataTableDataContext();
  const selected = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const prepare = usePrepare();
  const isLinked = can('show');
  const pathOf = (id: unknown) => createPath({ resource: entity.name, type: 'show', id: String(id) });
  const open = (event: MouseEvent<HTMLTableSectionElement>) => {
    const row = rowAt(event);
    const record = row === undefined ? undefined : rows?.[row];
    if (record && isLinked) void navigate(pathOf(record.id), { state: { _scrollToTop: true } });
  };
  /* what a row has opened elsewhere in the page is below it for React */
  const approach = ({ target, currentTarget }: SyntheticEvent) => {
    const isHere = target instanceof Element && currentTarget.contains(target);
    if (isHere && !target.closest('.actions, .check')) prepare('show');
  };
  return (
    /* The row click repeats the link in the first cell, which is what the keyboard and screen readers use. */
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      onClick={open}
      onKeyDown={moveByKey}
      onPointerMove={approach}
      onFocus={approach}
      data-linked={isLinked || undefined}
    >
      {rows?.map((record, index) => (
        <LightRow
          key={record.id}
          index={index}
          record={record}
          columns={columns}
          path={isLinked ? pathOf(record.id) : undefined}
          isSelected={selected?.includes(record.id) ?? false}
          onToggle={isSelectable ? handleToggleItem : undefined}
        />
      ))}
    </tbody>
  );
};

const rowAt = (event: MouseEvent<HTMLElement>): number | undefined => {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, [role=menu]'))
    return undefined;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed) return undefined;
  const row = event.target.closest<HTMLElement>('tr[data-index]');
  return row ? Number(row.dataset['index']) : undefined;
};
