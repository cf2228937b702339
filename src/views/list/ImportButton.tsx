import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { useCan, useEntity } from '../useEntity';
import { ListExtrasContext } from './ListExtrasContext';

/** Opens the import, where the entity has one and this person may create records. */
export const ImportButton = () => {
  const { openImport } = useContext(ListExtrasContext);
  const entity = useEntity();
  const can = useCan();
  const translate = useTranslate();
  if (!openImport || !entity.import || !entity.can.create || !can('create')) return null;
  return (
    <Button data-shortcut="import" onClick={() => openImport(entity.name)} startIcon={<Icon name="upload" />}>
      <span>{translate('app.list.import')}</span>
    </Button>
  );
};
