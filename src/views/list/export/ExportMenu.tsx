import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { ExportDialog } from './ExportDialog';
import { useExport } from './useExport';
import { useModel } from '../../../fields/AdminContext';
import { numberFormat } from '../../../fields/reading/formats';

/** Exports the list as it is filtered: asks what is to be in the file; while it runs, how far it is and a way out. */
export const ExportMenu = () => {
  const entity = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const translate = useTranslate();
  const locale = useLocale();
  const fields = useVisibleFields('export').filter(({ kind }) => !kinds[kind].isSecret);
  const [isAsking, setAsking] = useState(false);
  const { progress, isServers, start, cancel } = useExport();
  const name = label(entity.label.many);
  const [done, total] = [progress?.done, progress?.total].map((count) =>
    count === undefined ? '' : numberFormat(locale).format(count),
  );
  /* one button for both, so that whoever has pressed it keeps the focus */
  return (
    <>
      {progress && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CircularProgress size={16} aria-hidden />
          <span role="status">{translate('app.list.export.progress', { name, done, total })}</span>
        </Box>
      )}
      <Button
        {...(progress
          ? { onClick: cancel, startIcon: <Icon name="cancel" /> }
          : {
              onClick: () => setAsking(true),
              startIcon: <Icon name="download" />,
              'aria-haspopup': 'dialog' as const,
            })}
      >
        <span>{translate(progress ? 'ra.action.cancel' : 'ra.action.export')}</span>
      </Button>
      {isAsking && (
        <ExportDialog
          fields={fields}
          isServers={isServers}
          onClose={() => setAsking(false)}
          onStart={(chosen) => {
            setAsking(false);
            void start(chosen);
          }}
        />
      )}
    </>
  );
};
