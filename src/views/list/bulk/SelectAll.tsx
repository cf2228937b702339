import Button from '@mui/material/Button';
import { useListContext, useLocale, useNotify, useTranslate } from 'react-admin';
import { MOST_PER_PAGE } from '../../../config/limits';
import { numberFormat } from '../../../fields/reading/formats';
import { useFailureText } from '../../useFailureText';

type SelectAllProps = {
  /** Hears whether what is selected is being found out: until then nothing is done with it. */
  readonly onSelecting: (isSelecting: boolean) => void;
};

/** Selects all that match, also of other pages; nothing where all are selected, or more match than one list can name. */
export const SelectAll = ({ onSelecting }: SelectAllProps) => {
  const { total, selectedIds, onSelectAll } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const wordsOf = useFailureText();
  const number = numberFormat(useLocale());
  if (total === undefined || total > MOST_PER_PAGE || selectedIds.length >= total) return null;
  const select = () => {
    // The button goes with what it does: the focus stays in the bar.
    document.querySelector<HTMLElement>('[data-bulk]')?.focus();
    onSelecting(true);
    const onSuccess = () => onSelecting(false);
    const onError = (error: unknown) => {
      onSelecting(false);
      notify(wordsOf(error), { type: 'error' });
    };
    onSelectAll({ limit: MOST_PER_PAGE, queryOptions: { onSuccess, onError } });
  };
  return (
    <Button size="small" onClick={select}>
      {translate('app.list.selectAll', { total: number.format(total), smart_count: total })}
    </Button>
  );
};
