import { cleanup, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberingProvider } from '../../../tests/fields/FieldScreen';
import { groups, linesOf, names, openSearch, says } from '../../../tests/search/searchScreen';

afterEach(cleanup);

describe('the search for records', () => {
  /* while developing, react-admin writes down every call that fails */
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  const getList = (answer: (name: string, q: string, signal: AbortSignal) => Promise<{ id: string }[]>) =>
    ({
      ...rememberingProvider({}).provider,
      getList: async (name: string, params: { filter: { q: string }; signal: AbortSignal }) => {
        const data = await answer(name, params.filter.q, params.signal);
        return { data, total: data.length };
      },
    }) as unknown as DataProvider;

  it('begins when the keys have come to rest, and is cancelled by the next one', async () => {
    const calls: { readonly q: string; readonly signal: AbortSignal }[] = [];
    const provider = getList(async (_name, q, signal) => {
      calls.push({ q, signal });
      return q === 'anna' ? new Promise(() => {}) : names('Annabel');
    });
    const { user } = await openSearch({ provider });
    await user.paste('anna');
    await waitFor(() => expect(calls.map(({ q }) => q)).toEqual(['anna', 'anna', 'anna']));
    expect(document.querySelector('[role=status]')?.textContent).toBe('Searching…');
    await user.paste('b');
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
    await waitFor(() => expect(groups()).toHaveLength(3));
    expect(calls.slice(3).map(({ q, signal }) => [q, signal.aborted])).toEqual(
      Array(3).fill(['annab', false]),
    );
    await user.keyboard('{Escape}');
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('shows what has come while others still look, and leaves out who fails', async () => {
    let answer: (rows: { id: string }[]) => void = () => {};
    const provider = getList(async (name) => {
      if (name === 'apps/customers') throw new Error('no');
      if (name === 'apps/planets') return names('Planet X');
      return new Promise((resolve) => (answer = resolve));
    });
    const { user } = await openSearch({ provider });
    await user.paste('xy');
    await waitFor(() => expect(linesOf('Planets')).toEqual(['Planet X']));
    expect(document.querySelector('[role=status]')?.textContent).toBe('Searching…');
    answer(names('XY'));
    await waitFor(() => expect(groups()).toEqual(['Sender IDs', 'Planets']));
    expect(document.querySelector('[role=status]')?.textContent).toBe('2 results');
  });

  it('says so when no entity at all could be searched, and still shows the pages', async () => {
    const { user } = await openSearch({ provider: getList(() => Promise.reject(new Error('no'))) });
    await user.paste('plan');
    await says('Records could not be searched. Please try again.');
    expect(groups()).toEqual(['Bookmarks', 'Pages', 'Actions']);
  });
});
