import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { lazyPart } from '../../../parts/lazyPart';
import { useCan } from '../../useEntity';
import { useHasBin } from '../../useHasBin';

const BinDialog = lazyPart(async () => (await import('./BinDialog')).BinDialog, { failure: 'over' });

/** Opens the bin, where the entity has one, for whoever may delete. */
export const BinButton = () => {
  const hasBin = useHasBin();
  const can = useCan();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!hasBin || !can('delete')) return null;
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        onPointerEnter={() => BinDialog.prepare()}
        startIcon={<Icon name="delete" />}
        aria-haspopup="dialog"
      >
        <span>{translate('app.bin.open')}</span>
      </Button>
      {isOpen && <BinDialog onClose={() => setOpen(false)} />}
    </>
  );
};
