import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Row } from '../../../model/values/comparable';
import { fieldText, type FieldWording } from '../../../model/answers/fieldText';
import { pick } from '../../../model/resolved/labels';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

export type ExportOptions = {
  readonly provider: Pick<DataProvider, 'getList'>;
  readonly resource: string;
  readonly filter: GetListParams['filter'];
  readonly sort: NonNullable<GetListParams['sort']>;
  readonly signal: AbortSignal;
  /** Called after each page with the rows so far and the total as known by then. */
  readonly onProgress: (done: number, total: number) => void;
};

const PER_PAGE = 100;

/**
 * All records that match, however many, page by page; a record that moved to a later page meanwhile comes once.
 * Rejects when a page fails or the signal says so: half a list is never taken for the whole.
 */
export const exportRows = async ({ provider, resource, filter, sort, signal, onProgress }: ExportOptions) => {
  const found = new Map<RaRecord['id'], RaRecord>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const pagination = { page, perPage: PER_PAGE };
    const { data, total = 0 } = await provider.getList(resource, { pagination, sort, filter, signal });
    signal.throwIfAborted();
    for (const record of data) found.set(record.id, record);
    onProgress(found.size, Math.max(total, found.size));
    if (data.length === 0 || page * PER_PAGE >= total) return [...found.values()];
  }
};

/** The records as a table of texts below their labels, in one language; a value of the wrong shape stays empty. */
export const exportTable = (
  records: readonly Row[],
  fields: readonly ResolvedField[],
  wording: FieldWording,
): string[][] => {
  const shown = fields.filter(({ kind }) => !wording.kinds[kind].isSecret);
  return [
    shown.map(({ label }) => pick(label, wording.locale)),
    ...records.map((record) =>
      shown.map((field) => fieldText(record[field.name], field, { ...wording, isFile: true }) ?? ''),
    ),
  ];
};
