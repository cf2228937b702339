// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { DataProvider, GetListParams } from 'react-admin';
import { openLooks, worldWith } from '../../../tests/contract/openedLooks';
import { totalsOf } from '../../model/numbers/totals';
import { isEmpty, textOf } from '../../model/values/comparable';

const fields = {
  name: { kind: 'text', search: true },
  parent: { kind: 'reference', to: 'things', tree: true, label: 'Above' },
};
const { model } = worldWith({ tree: { parent: 'parent', title: 'name' } }, fields, {
  list: { views: { tree: { parent: 'parent', title: 'name' } }, filters: ['parent'], sort: ['name', 'ASC'] },
});
const row = (id: string, parent?: string) => ({ id, name: `Page ${id}`, parent: parent ?? null });
const rows = [row('a'), row('b'), row('a1', 'a'), row('a2', 'a'), row('a11', 'a1')];

/* What a host answers, and what it was asked for. */
const host = (all: readonly ReturnType<typeof row>[]) => {
  const asked: unknown[] = [];
  const inner = fakeRestDataProvider({ 'apps/things': [...all] });
  const provider: DataProvider = {
    ...inner,
    getList: async (name, params: GetListParams) => {
      const { parent_exists: exists, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
      asked.push(params.filter);
      const fits = (record: Record<string, unknown>) =>
        (exists === undefined || String(!isEmpty(record['parent'])) === exists) &&
        (filter['parent'] === undefined || [filter['parent']].flat().includes(String(record['parent']))) &&
        String(record['name']).includes(textOf(filter['q']) ?? '');
      return inner.getList(name, { ...params, filter: fits });
    },
    getTotals: async (_: string, { filter, ...question }: { filter: Record<string, unknown> }) => ({
      data: totalsOf(
        all.filter(({ parent }) => [filter['parent']].flat().includes(parent ?? '')),
        question as never,
      ),
    }),
  };
  return { asked, provider };
};

afterEach(cleanup);

const names = () => [...document.querySelectorAll('a.title')].map((link) => link.textContent);
const fold = (id: string) => screen.queryByRole('button', { name: `Below Page ${id}` });

it('begins with the first level, and asks for what is below a record when it is unfolded, once', async () => {
  const user = userEvent.setup();
  const { asked, provider } = host(rows);
  openLooks({ model, rows }, { provider });
  await waitFor(() => expect(names()).toEqual(['Page a', 'Page b']));
  await waitFor(() => expect(fold('b')).toBeNull());
  const line = fold('a')?.closest('.line') as HTMLElement;
  expect(within(line).getByText('2')).toBeDefined();
  asked.length = 0;
  await user.click(fold('a') as HTMLElement);
  await waitFor(() => expect(names()).toEqual(['Page a', 'Page a1', 'Page a2', 'Page b']));
  expect(asked).toEqual([{ parent: ['a'] }]);
  expect(fold('a')?.getAttribute('aria-expanded')).toBe('true');
  await user.click(fold('a') as HTMLElement);
  await waitFor(() => expect(names()).toEqual(['Page a', 'Page b']));
});

it('unfolds, folds and leads on by the arrow keys', async () => {
  const user = userEvent.setup();
  openLooks({ model, rows }, { provider: host(rows).provider });
  await waitFor(() => expect(names()).toEqual(['Page a', 'Page b']));
  await waitFor(() => expect(fold('b')).toBeNull());
  const at = () => document.activeElement?.textContent;
  screen.getByRole('link', { name: 'Page a' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(names()).toHaveLength(4));
  await waitFor(() => expect(fold('a1')).not.toBeNull());
  await user.keyboard('{ArrowRight}');
  expect(at()).toBe('Page a1');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(names()).toHaveLength(5));
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('Page a11');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(at()).toBe('Page b');
  await user.keyboard('{Home}');
  expect(at()).toBe('Page a');
  await user.keyboard('{End}{ArrowUp}{ArrowLeft}');
  expect(at()).toBe('Page a');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(names()).toEqual(['Page a', 'Page b']));
});

it('shows what is found with the way to it', async () => {
  openLooks({ model, rows }, { provider: host(rows).provider, search: '?filter={"q":"a11"}' });
  await waitFor(() => expect(names()).toEqual(['Page a11']));
  expect(await screen.findByText('Page a / Page a1 /', { collapseWhitespace: true })).toBeDefined();
});

it('shows twelve levels, and of thousands below one record the first, with a button for more', async () => {
  const user = userEvent.setup();
  const deep = Array.from({ length: 12 }, (_, at) => row(`d${at}`, at === 0 ? undefined : `d${at - 1}`));
  const wide = Array.from({ length: 5000 }, (_, at) => row(`w${at}`, 'd11'));
  openLooks({ model, rows }, { provider: host([...deep, ...wide]).provider });
  for (const { id } of deep) await user.click(await screen.findByLabelText(`Below Page ${id}`));
  await waitFor(() => expect(names()).toHaveLength(12 + 20));
  expect(screen.getByText((5000).toLocaleString())).toBeDefined();
  await user.click(screen.getByLabelText('Show more: Page d11'));
  await waitFor(() => expect(names()).toHaveLength(12 + 40));
});
