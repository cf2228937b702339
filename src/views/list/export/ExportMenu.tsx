import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { useEntity } from '../../useEntity';
import { ListExportDialog } from './ExportDialog';
import { useExport } from './useExport';
import { numberFormat } from '../../../fields/reading/formats';
import { useSaying } from '../../../fields/useSaying';

/** Exports the list as it is filtered: asks what is to be in the file; while it runs, how far it is and a way out. */
export const ExportMenu = () => {
  const entity = useEntity();
  const say = useSaying();
  const translate = useTranslate();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { filterValues: filter, sort } = useListContext();
  const { progress, isServers, start, cancel } = useExport({ filter, sort });
  const [done = '', total = ''] = [progress?.done, progress?.total].map((count) =>
    count === undefined ? '' : numberFormat(locale).format(count),
  );
  /* one button for both, so that whoever has pressed it keeps the focus */
  return (
    <>
      {progress && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CircularProgress size={16} aria-hidden />
          <span role="status">{say('app.list.export.progress', entity.label.many, { done, total })}</span>
        </Box>
      )}
      <Button
        {...(progress
          ? { onClick: cancel, startIcon: <Icon name="cancel" /> }
          : {
              onClick: () => setAsking(true),
              startIcon: <Icon name="download" />,
              'aria-haspopup': 'dialog' as const,
              'data-shortcut': 'export',
            })}
      >
        <span>{translate(progress ? 'ra.action.cancel' : 'ra.action.export')}</span>
      </Button>
      {isAsking && (
        <ListExportDialog
          isServers={isServers}
          onClose={() => setAsking(false)}
          onStart={(...chosen) => {
            setAsking(false);
            void start(...chosen);
          }}
        />
      )}
    </>
  );
};
