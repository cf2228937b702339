import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { MOST_PER_PAGE } from '../../../config/limits';
import { numberFormat } from '../../../fields/reading/formats';

/** Selects all that match, also of other pages; nothing where all are selected, or more match than one list can name. */
export const SelectAll = () => {
  const { total, selectedIds, onSelectAll } = useListContext();
  const translate = useTranslate();
  const number = numberFormat(useLocale());
  if (total === undefined || total > MOST_PER_PAGE || selectedIds.length >= total) return null;
  const select = () => {
    // The button goes with what it does: the focus stays in the bar.
    document.querySelector<HTMLElement>('[data-bulk]')?.focus();
    onSelectAll({ limit: MOST_PER_PAGE });
  };
  return (
    <Button size="small" onClick={select}>
      {translate('app.list.selectAll', { total: number.format(total), smart_count: total })}
    </Button>
  );
};
