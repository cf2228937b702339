import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPart } from '../../../parts/lazyPart';

const BulkActions = lazyPart(async () => (await import('./BulkActions')).BulkActions);

/** Appears, and is loaded, with the first selected row. How many are selected is said by what was there before: a region that comes with its text is not heard. */
export const BulkBar = () => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const number = selectedIds.length;
  return (
    <>
      <div role="status" style={visuallyHidden}>
        {number > 0 && translate('app.list.selected', { smart_count: number })}
      </div>
      {number > 0 && <BulkActions />}
    </>
  );
};
