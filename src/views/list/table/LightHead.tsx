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

type LightHeadProps = { readonly columns: readonly ResolvedField[]; readonly isSelectable: boolean };

export const LightHead = ({ columns, isSelectable }: LightHeadProps) => {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className="check">
            <SelectPage />
          </th>
        )}
        {columns.map((field) => (
          <ColumnHead key={field.name} field={field} />
        ))}
        <th scope="col" className="actions">
          <span style={visuallyHidden}>{translate('app.list.moreActions')}</span>
        </th>
      </tr>
    </thead>
  );
};

const ColumnHead = ({ field }: { readonly field: ResolvedField }) => {
  const label = useLabel()(field.label);
  const { kinds } = useModel();
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isSorted = sort?.field === field.name;
  const side = kinds[field.kind].align === 'right' ? 'number' : undefined;
  const direction = sort?.order === 'DESC' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={side} {...(isSorted && { 'aria-sort': direction })}>
      {field.sortable ? (
        <button type="button" data-field={field.name} onClick={handleSort}>
          {label}
          {isSorted && <span aria-hidden="true">{direction === 'descending' ? '↓' : '↑'}</span>}
        </button>
      ) : (
        label
      )}
    </th>
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
    <input
      type="checkbox"
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen.length > 0 && !isAll;
      }}
      aria-label={translate('app.list.selectPage')}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
    />
  );
};
