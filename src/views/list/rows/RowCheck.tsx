import { useListContext, useTranslate, type RaRecord } from 'react-admin';

type RowCheckProps = { readonly record: RaRecord; readonly title: string };

/** Selects a record; what can be done with the selected ones stands above the list. */
export const RowCheck = ({ record, title }: RowCheckProps) => {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <label data-check="" data-screen="">
      <input
        type="checkbox"
        checked={selectedIds.includes(record.id)}
        aria-label={translate('app.list.selectRow', { name: title })}
        onChange={() => onToggleItem(record.id)}
      />
    </label>
  );
};
