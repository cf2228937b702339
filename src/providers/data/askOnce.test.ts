import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { model } from '../../../tests/contract/dataProvider.wire';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { askOnce } from './askOnce';

const { name } = model.resource('whole');
const rows = ['b', 'c', 'a'].map((id) => ({ id, name: id }));

const opened = () => {
  const getList = vi.fn(async (_: string, __: object) => ({
    data: rows,
    total: rows.length,
    meta: { issues: [] },
  }));
  const update = vi.fn(async () => ({ data: rows[0] }));
  const host = { getList, update, create: async () => ({ data: rows[0] }) } as unknown as ResourceProvider;
  const client = new QueryClient();
  const provider = askOnce(host, { client, model });
  const ask = async (page: number, field = '', filter = {}) => {
    const params = { pagination: { page, perPage: 2 }, sort: { field, order: 'ASC' as const }, filter };
    return (await provider.getList(name, params)).data.map(({ id }) => String(id)).join('');
  };
  return { ask, provider, client, getList };
};

it('asks once for a list that is not paged, and makes other pages, orders and filters of what is there', async () => {
  const { ask, getList } = opened();
  expect([await ask(1), await ask(2), await ask(1, 'name'), await ask(1, '', { name: 'c' })]).toEqual([
    'bc',
    'a',
    'ab',
    'c',
  ]);
  expect(getList).toHaveBeenCalledTimes(1);
});

it('asks again where the same is asked for again, after every write, and when lists are read again', async () => {
  const { ask, provider, client, getList } = opened();
  await ask(1);
  await ask(1);
  expect(getList).toHaveBeenCalledTimes(2);
  await provider.update('apps/things', { id: '1', data: {}, previousData: { id: '1' } });
  await ask(2);
  expect(getList).toHaveBeenCalledTimes(3);
  await client.invalidateQueries({ queryKey: [name, 'getList'] });
  await ask(1);
  expect(getList).toHaveBeenCalledTimes(4);
});

it('keeps nothing for the next person, and nothing of what failed', async () => {
  const { ask, client, getList } = opened();
  await ask(1);
  client.clear();
  getList.mockRejectedValueOnce(new Error('gone'));
  await expect(ask(2)).rejects.toThrow('gone');
  expect(await ask(1, 'name')).toBe('ab');
  expect(getList).toHaveBeenCalledTimes(3);
});

it('leaves lists that are paged to their host', async () => {
  const { provider, getList } = opened();
  const params = {
    pagination: { page: 3, perPage: 2 },
    sort: { field: 'name', order: 'ASC' as const },
    filter: {},
  };
  await provider.getList(model.resource('things').name, params);
  expect(getList).toHaveBeenCalledExactlyOnceWith(model.resource('things').name, params);
});
