import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEntity, useLabel } from '../useEntity';

/**
 * Says to screen readers by what the rows are sorted now, or that no row is left. How many there are is said by the
 * range below them.
 */
export const ListAnnouncement = () => {
  const translate = useTranslate();
  const { isPending, error, total, sort, filterValues } = useListContext();
  const order = JSON.stringify(sort);
  const filter = JSON.stringify(filterValues);
  const [answered, setAnswered] = useState({ order, filter, text: '' });
  const sortedBy = useSortedBy();
  if (!isPending && !error && (answered.order !== order || answered.filter !== filter)) {
    const nothing = total === 0 ? translate('app.list.empty.filteredTitle') : '';
    setAnswered({ order, filter, text: answered.order === order ? nothing : sortedBy });
  }
  return (
    <div role="status" style={visuallyHidden}>
      {answered.text}
    </div>
  );
};

const useSortedBy = (): string => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { sort } = useListContext();
  const field = entity.fields.find(({ name }) => name === sort.field);
  return translate('app.list.sortedBy', {
    field: field ? label(field.label) : sort.field,
    order: translate(`ra.sort.${sort.order}`),
  });
};
