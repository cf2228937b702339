import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MOST_PER_PAGE } from '../../../config/limits';
import { useOffers } from '../../../fields/AdminContext';
import { lazyPart } from '../../../parts/lazyPart';
import { useCan, useEntity } from '../../useEntity';

const EditAll = lazyPart(async () => (await import('./EditAll')).EditAll, { failure: 'over' });

/** Edits all that match where they are more than one list can name, if the host does that. */
export const EditAllButton = () => {
  const { list, api, can: has } = useEntity();
  const can = useCan();
  const offers = useOffers();
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const { total = 0, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const isOffered = api.dialect === 'v1' && offers(api.source, 'bulk');
  if (!isOffered || total <= MOST_PER_PAGE || list.bulkEdit.length === 0 || !has.edit || !can('edit'))
    return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {translate('app.bulkEdit.all', { total: number.format(total), smart_count: total })}
      </Button>
      {isOpen && <EditAll onClose={() => setOpen(false)} onDone={() => onUnselectItems()} />}
    </>
  );
};
