import type { GetListParams, RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { exportRows, exportTable, type ExportOptions } from './exportRows';
import { sampleFields, sampleKinds } from '../../../model/resolved/kinds.samples';

/* Keeps the pages it was asked for; `changed` may disturb what it has between two of them. */
const providerOf = (records: RaRecord[], changed: (page: number) => void = () => {}) => {
  const asked: GetListParams[] = [];
  const getList = async (_: string, params: GetListParams) => {
    asked.push(params);
    const { page = 1, perPage = 10 } = params.pagination ?? {};
    changed(page);
    return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
  };
  return { provider: { getList } as unknown as ExportOptions['provider'], asked };
};

const records = (count: number): RaRecord[] => Array.from({ length: count }, (_, id) => ({ id }));

const options = (provider: ExportOptions['provider'], controller = new AbortController()) => {
  const seen: string[] = [];
  const onProgress = (done: number, total: number) => void seen.push(`${done}/${total}`);
  const sort = { field: 'id', order: 'ASC' as const };
  return { seen, provider, resource: 'any', filter: { q: 'x' }, sort, signal: controller.signal, onProgress };
};

describe('an export', () => {
  it('brings every matching row, page by page, and says how far it is', async () => {
    const { provider, asked } = providerOf(records(250));
    const asking = options(provider);
    expect(await exportRows(asking)).toHaveLength(250);
    expect(asking.seen).toEqual(['100/250', '200/250', '250/250']);
    expect(asked.map(({ filter }) => filter as unknown)).toEqual([{ q: 'x' }, { q: 'x' }, { q: 'x' }]);
  });

  it('asks once for an empty list', async () => {
    const { provider, asked } = providerOf([]);
    expect(await exportRows(options(provider))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('has a row once that moved to a later page meanwhile', async () => {
    const rows = records(150);
    const { provider } = providerOf(rows, (page) => page === 2 && rows.unshift({ id: 'new' }));
    const ids = (await exportRows(options(provider))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stops when it is cancelled, and hands the signal on', async () => {
    const controller = new AbortController();
    const { provider, asked } = providerOf(records(500), (page) => page === 2 && controller.abort());
    await expect(exportRows(options(provider, controller))).rejects.toThrow();
    expect(asked).toHaveLength(2);
    expect(asked[0]?.signal).toBe(controller.signal);
  });
});

it('no column of a secret in a file of the page', () => {
  const fields = sampleFields({
    name: { kind: 'text', label: 'Name' },
    password: { kind: 'password', label: 'Password' },
    note: { kind: 'text', label: 'Note' },
  });
  const record = { name: 'Ada', password: 'right', note: 'first' };
  expect(exportTable([record], fields, { kinds: sampleKinds, locale: 'en' })).toEqual([
    ['Name', 'Note'],
    ['Ada', 'first'],
  ]);
});
