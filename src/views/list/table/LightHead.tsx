import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { ReactNode } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useLabel } from '../../useEntity';
import type { TableColumn } from './useTableColumns';

type LightHeadProps = {
  readonly columns: readonly TableColumn[];
  readonly isSelectable: boolean;
  /** What stands above the menus of the rows. */
  readonly children: ReactNode;
};

export const LightHead = ({ columns, isSelectable, children }: LightHeadProps) => {
  const translate = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {isSelectable && (
          <th scope="col" className="check">
            <SelectPage />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.field.name} {...column} />
        ))}
        <th scope="col" className="actions" aria-label={translate('app.list.actions')}>
          {children}
        </th>
      </tr>
    </thead>
  );
};

/* What a column of texts keeps of what it needs, where values of others are wider than was counted on. */
const KEPT = 0.6;

const ColumnHead = ({ field, width, className }: TableColumn) => {
  const sort = useDataTableSortContext();
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={className}
      style={'least' in width ? { minWidth: width.least * KEPT } : undefined}
      data-column={field.name}
      {...(sort?.field === field.name && { 'aria-sort': direction })}
    >
      <Sorter field={field} />
    </th>
  );
};

/* A label, by which the list is sorted where it can be. */
const Sorter = ({ field }: { readonly field: ResolvedField }) => {
  const label = useLabel()(field.label);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  if (!field.sortable) return label;
  return (
    <button type="button" data-field={field.name} onClick={handleSort}>
      {label}
      {sort?.field === field.name && <span aria-hidden="true">{sort.order === 'DESC' ? '↓' : '↑'}</span>}
    </button>
  );
};

/** All rows of this page at once; half-selected in between. */
const SelectPage = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <label>
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        aria-label={translate('app.list.selectPage')}
        onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      />
    </label>
  );
};
