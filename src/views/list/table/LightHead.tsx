import { visuallyHidden } from '@mui/utils';
import {
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useListContext,
  useTranslate,
} from 'react-admin';
import { useModel } from '../../../fields/AdminContext';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useLabel } from '../../useEntity';

type LightHeadProps = {
  readonly columns: readonly ResolvedField[];
  /** What stands on the second line of the rows, and can be sorted by there. */
  readonly below: readonly ResolvedField[];
  readonly isSelectable: boolean;
};

export const LightHead = ({ columns, below, isSelectable }: LightHeadProps) => {
  const translate = useTranslate();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {isSelectable && (
          <th scope="col" className="check">
            <SelectPage />
          </th>
        )}
        {columns.map((field) => (
          <ColumnHead key={field.name} field={field} />
        ))}
        <th scope="col" className="actions">
          <span style={visuallyHidden}>{translate('app.list.actions')}</span>
        </th>
      </tr>
      <BelowHead fields={below} span={columns.length + (isSelectable ? 2 : 1)} />
    </thead>
  );
};

const ColumnHead = ({ field }: { readonly field: ResolvedField }) => {
  const { kinds } = useModel();
  const sort = useDataTableSortContext();
  const side = kinds[field.kind].align === 'right' ? 'number' : undefined;
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={side}
      data-column={field.name}
      {...(sort?.field === field.name && { 'aria-sort': direction })}
    >
      <Sorter field={field} />
    </th>
  );
};

type BelowHeadProps = { readonly fields: readonly ResolvedField[]; readonly span: number };

/* They head no column: each value of the second line says itself what it is. */
const BelowHead = ({ fields, span }: BelowHeadProps) => {
  const sort = useDataTableSortContext();
  const sorting = fields.filter(({ sortable }) => sortable);
  if (sorting.length === 0) return null;
  return (
    <tr className="sorters" aria-rowindex={2}>
      <td colSpan={span}>
        {sorting.map((field) => (
          <Sorter key={field.name} field={field} isPressed={sort?.field === field.name} />
        ))}
      </td>
    </tr>
  );
};

/* A label, by which the list is sorted where it can be. */
const Sorter = ({ field, isPressed }: { readonly field: ResolvedField; readonly isPressed?: boolean }) => {
  const label = useLabel()(field.label);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  if (!field.sortable) return label;
  return (
    <button type="button" data-field={field.name} aria-pressed={isPressed} onClick={handleSort}>
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
