import { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { model } from '../../../tests/contract/dataProvider.wire';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { askOnce } from './askOnce';

const { name } = model.resource('whole');
const listOf = (...ids: string[]) => ({
  data: ids.map((id) => ({ id, name: id })),
  total: ids.length,
  meta: { issues: [] },
});

const opened = () => {
  const getList = vi.fn(async (_: string, __: object): Promise<GetListResult> => listOf('b', 'c', 'a'));
  const update = vi.fn(async () => ({ data: { id: 'a' } }));
  const host = { getList, update, create: update } as unknown as ResourceProvider;
  const client = new QueryClient();
  let person = 'anna';
  const live = new EventTarget();
  const listen = (listener: (change: never) => void) => {
    live.addEventListener('change', listener as () => void);
    return () => live.removeEventListener('change', listener as () => void);
  };
  const provider = askOnce(host, {
    client,
    model,
    live: { follow: listen, subscribe: listen },
    who: () => person,
  });
  const ask = async (page: number, field = '', filter = {}) => {
    const params = { pagination: { page, perPage: 2 }, sort: { field, order: 'ASC' as const }, filter };
    return (await provider.getList(name, params)).data.map(({ id }) => String(id)).join('');
  };
  /* As a page does that shows the list. */
  const show = (page: number) =>
    client.fetchQuery({ queryKey: [name, 'getList', page], queryFn: () => ask(page) });
  const push = () => live.dispatchEvent(new Event('change'));
  return { ask, show, push, provider, client, getList, signIn: (other: string) => void (person = other) };
};

/* A host that answers when it is told to. */
const held = () => {
  let answer: (list: GetListResult) => void = () => {};
  const list = new Promise<GetListResult>((resolve) => (answer = resolve));
  return { list, answer };
};

afterEach(() => vi.useRealTimers());

it('asks once for a list that is not paged, and makes other pages, orders and filters of what came', async () => {
  const { ask, getList } = opened();
  const seen = [await ask(1), await ask(2), await ask(1, 'name'), await ask(1, '', { name: 'c' })];
  expect(seen).toEqual(['bc', 'a', 'ab', 'c']);
  expect(getList).toHaveBeenCalledTimes(1);
});

it('asks again where the same is asked for again, whatever was asked for between', async () => {
  const { ask, getList } = opened();
  await ask(1);
  await ask(2);
  await ask(1);
  expect(getList).toHaveBeenCalledTimes(2);
});

it('asks again after a write, after a minute, and when the list is read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ask, show, provider, client, getList } = opened();
  await show(1);
  await provider.update('apps/things', { id: '1', data: {}, previousData: { id: '1' } });
  await ask(2);
  expect(getList).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 60_000);
  await ask(3);
  expect(getList).toHaveBeenCalledTimes(3);
  await client.invalidateQueries({ queryKey: [name, 'getList'] });
  await ask(4);
  expect(getList).toHaveBeenCalledTimes(4);
});

it('answers no question after news with what was on its way before them', async () => {
  const { ask, show, client, getList } = opened();
  await show(1);
  const before = held();
  getList.mockReturnValueOnce(before.list);
  const waiting = ask(1);
  void client.invalidateQueries({ queryKey: [name, 'getList'] });
  getList.mockResolvedValueOnce(listOf('d'));
  expect(await ask(1, 'name')).toBe('d');
  before.answer(listOf('x'));
  expect(await waiting).toBe('x');
  expect(await ask(1, '', { name: 'd' })).toBe('d');
});

it('asks again after a push, whether or not a page shows the list', async () => {
  const { ask, push, getList } = opened();
  await ask(1);
  push();
  await ask(2);
  expect(getList).toHaveBeenCalledTimes(2);
});

it('keeps nothing for the next person, nor what came while the page was emptied', async () => {
  const { ask, show, client, getList, signIn } = opened();
  await ask(1);
  signIn('bea');
  await ask(2);
  expect(getList).toHaveBeenCalledTimes(2);
  await show(3);
  client.clear();
  await ask(4);
  expect(getList).toHaveBeenCalledTimes(3);
});

it('keeps nothing of what failed', async () => {
  const { ask, getList } = opened();
  getList.mockRejectedValueOnce(new Error('gone'));
  await expect(ask(2)).rejects.toThrow('gone');
  expect(await ask(1, 'name')).toBe('ab');
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
