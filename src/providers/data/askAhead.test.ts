import { expect, it } from 'vitest';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { askAhead } from './askAhead';

const asked = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};

const counted = () => {
  const names: string[] = [];
  const getList = async (name: string) => {
    names.push(name);
    return { data: [], total: names.length };
  };
  return { names, provider: { getList } as unknown as ResourceProvider };
};

it('asks for a list at once, and answers with it when the same is asked for', async () => {
  const { names, provider } = counted();
  const { provider: ahead } = askAhead(provider, 'users', asked);
  expect(names).toEqual(['users']);
  expect((await ahead.getList('users', { ...asked })).total).toBe(1);
  expect(names).toEqual(['users']);
});

it('asks anew the second time, for other rows, and for another list', async () => {
  const { names, provider } = counted();
  const { provider: ahead } = askAhead(provider, 'users', asked);
  await ahead.getList('roles', asked);
  await ahead.getList('users', { ...asked, filter: { status: 'active' } });
  await ahead.getList('users', asked);
  expect(names).toEqual(['users', 'roles', 'users', 'users']);
});

it('knows its rows when they come, and nothing where they fail', async () => {
  const { provider } = counted();
  const rows = { data: [], total: 1, pageInfo: undefined, meta: undefined };
  expect(await askAhead(provider, 'users', asked).known).toEqual({ name: 'users', asked, rows });
  const failing = { getList: async () => Promise.reject(new Error('no')) } as unknown as ResourceProvider;
  const failed = askAhead(failing, 'users', asked);
  expect(await failed.known).toBeUndefined();
  await expect(failed.provider.getList('users', asked)).rejects.toThrow('no');
});
