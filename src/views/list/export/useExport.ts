import {
  downloadCSV,
  useLocale,
  useNotify,
  useTranslate,
  type Identifier,
  type SortPayload,
} from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { locales } from '../../../config/label';
import { useOffers } from '../../../fields/AdminContext';
import { download } from '../../../parts/download';
import { learnKinds } from '../../../model/resolved/learnKinds';
import { useFileWording } from '../../../fields/useWording';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { csvFile, type CsvReader } from '../../../model/values/csv';
import { useEntity, useLabel } from '../../useEntity';
import { useGateway } from '../../useGateway';
import { useListMeta } from '../useListMeta';
import { exportRows, exportTable } from './exportRows';
import { saveFile, takeFile } from './takeFile';

export type ExportProgress = { readonly done: number; readonly total: number };

/** Ten times in a second is as often as anybody reads a number. */
const DRAW_MS = 100;

/** Which records are exported: those of a list, or these. */
export type Exported = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly ids?: readonly Identifier[];
};

/**
 * Exports records, with the fields this person chose: as a file that the server
 * writes, or, where it writes none, from the pages of the list. There is a file only when everything has come; every other
 * ending is said.
 */
export const useExport = (exported: Exported) => {
  const entity = useEntity();
  const label = useLabel();
  const notify = useNotify();
  const translate = useTranslate();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ExportProgress>();
  const isServers = useServersFiles();
  const takeFromServer = useServersFile(exported);
  const takePages = usePages(exported);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (fields: readonly ResolvedField[], reader: CsvReader) => {
    const { signal } = (running.current = new AbortController());
    let drawn = 0;
    const onProgress = (done: number, total: number) => {
      if (performance.now() - drawn < DRAW_MS) return;
      drawn = performance.now();
      setProgress({ done, total });
    };
    setProgress({ done: 0, total: 0 });
    try {
      const take = isServers ? takeFromServer : takePages;
      const { rows, save } = await take(fields, { signal, onProgress, reader });
      signal.throwIfAborted();
      if (rows === 0) return notify('app.list.export.nothing', { type: 'info' });
      save(label(entity.label.many));
      notify('app.list.export.done', { type: 'success', messageArgs: { smart_count: rows } });
    } catch (error) {
      if (signal.aborted) return notify('app.list.export.cancelled', { type: 'info' });
      const reason = translate(error instanceof Error ? error.message : String(error));
      notify('app.list.export.failed', { type: 'error', messageArgs: { reason } });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, isServers, start, cancel: () => running.current?.abort() };
};

type Taken = { readonly rows: number; readonly save: (name: string) => void };
type Taking = {
  readonly reader: CsvReader;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
};
type Take = (fields: readonly ResolvedField[], taking: Taking) => Promise<Taken>;

const useServersFiles = (): boolean => {
  const { api } = useEntity();
  const offers = useOffers();
  return api.dialect === 'v1' && offers(api.source, 'exports');
};

const useServersFile = ({ filter, sort, ids }: Exported): Take => {
  const { name: resource } = useEntity();
  const gateway = useGateway();
  const locale = useLocale();
  const { timeZone, dates } = useFileWording();
  const { group } = useListMeta();
  const language = locales.find((each) => each === locale) ?? 'en';
  return async (fields, { signal, onProgress, reader }) => {
    const { data } = await gateway.getExport(resource, {
      filter: ids ? { ids } : filter,
      sort,
      group,
      signal,
      fields: fields.map(({ name }) => name),
      language,
      reader,
      ...(timeZone !== undefined && { timeZone }),
      ...(dates !== undefined && { dates }),
    });
    const { file, rows } = await takeFile(data, (done) => onProgress(done, Math.max(done, data.total)));
    return { rows, save: (name) => saveFile(file, `${name}.csv`) };
  };
};

const usePages = ({ filter, sort, ids }: Exported): Take => {
  const { name: resource } = useEntity();
  const provider = useGateway();
  const wording = useFileWording();
  return async (fields, taking) => {
    const records = ids
      ? (await provider.getMany(resource, { ids: [...ids], signal: taking.signal })).data
      : await exportRows({ provider, resource, filter, sort, ...taking });
    const { kinds } = wording;
    await learnKinds(
      fields.filter(({ kind }) => kinds[kind].inFile),
      { kinds, download },
    );
    const table = exportTable(records, fields, wording);
    const save = (name: string) => downloadCSV(csvFile(table, taking.reader), name);
    return { rows: records.length, save };
  };
};
