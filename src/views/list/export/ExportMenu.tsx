import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import { useEntity, useLabel } from '../../useEntity';
import { useExport } from './useExport';

/** Exports the list as it is filtered; while it runs, how far it is and a way out. */
export const ExportMenu = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { progress, start, cancel } = useExport();
  if (!progress) {
    return (
      <Button onClick={() => void start()} startIcon={<Icon name="download" />}>
        <span>{translate('ra.action.export')}</span>
      </Button>
    );
  }
  const name = label(entity.label.many);
  const { done, total } = progress;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <CircularProgress size={16} aria-hidden />
      <span role="status">{translate('app.list.export.progress', { name, done, total })}</span>
      <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
    </Box>
  );
};
