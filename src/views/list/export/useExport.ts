import {
  downloadCSV,
  useDataProvider,
  useListContext,
  useLocale,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { csvFile } from '../../../model/values/csv';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { exportRows } from './exportRows';
import { exportTable } from './exportTable';

export type ExportProgress = { readonly done: number; readonly total: number };

/**
 * Exports what matches the present search and filters, in the present order, with the fields this person may see.
 * A file is written only when every page has come; every other ending is said.
 */
export const useExport = () => {
  const entity = useEntity();
  const label = useLabel();
  const locale = useLocale();
  const { kinds } = useModel();
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
      downloadCSV(csvFile(exportTable(records, fields, { kinds, locale })), label(entity.label.many));
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
