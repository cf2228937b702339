import type { Workbook } from '../../model/import/workbook/readWorkbook';
import { MissingPart } from '../../parts/download';

/** Reads a workbook beside the page. Rejects where what reads it could not be fetched, or gave up. */
export const openWorkbook = async (bytes: Uint8Array): Promise<Workbook> => {
  const worker = new Worker(new URL('workbookWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Workbook>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Workbook>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new MissingPart(message)));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
};
