import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate, downloadCSV, useDataProvider, useListContext, useNotify } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { useEffect, useRef, useState } from 'react';
import { useFileWording } from '../../../fields/useWording';
import { csvFile } from '../../../model/values/csv';
import { exportRows, exportTable } from './exportRows';

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

type ExportProgress = { readonly done: number; readonly total: number };

/**
 * Exports what matches the present search and filters, in the present order, with the fields this person may see.
 * A file is written only when every page has come; every other ending is said.
 */
const useExport = () => {
  const entity = useEntity();
  const label = useLabel();
  const wording = useFileWording();
  const fields = useVisibleFields('export');
  const { filterValues, sort } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ExportProgress>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    setProgress({ done: 0, total: 0 });
    try {
      const asked = { provider, resource: entity.name, filter: filterValues, sort, signal, onProgress };
      const records = await exportRows(asked);
      if (records.length === 0) return notify('app.list.export.nothing', { type: 'info' });
      downloadCSV(csvFile(exportTable(records, fields, wording)), label(entity.label.many));
      notify('app.list.export.done', { type: 'success', messageArgs: { smart_count: records.length } });
    } catch (error) {
      if (signal.aborted) return notify('app.list.export.cancelled', { type: 'info' });
      const reason = translate(error instanceof Error ? error.message : String(error));
      notify('app.list.export.failed', { type: 'error', messageArgs: { reason } });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
};
