// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { SearchBox } from './SearchBox';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text', search: true }, state: { kind: 'text' } } as never,
  },
});

/** A list whose filters change between a key and the pause after it. */
const List = ({ onFilters }: { readonly onFilters: (filters: unknown) => void }) => {
  const [filterValues, setFilterValues] = useState<object>({ state: 'old' });
  const context = { filterValues, displayedFilters: {}, total: 3, setFilters: onFilters };
  return (
    <ListContextProvider value={context as never}>
      <SearchBox />
      <button onClick={() => setFilterValues({ state: 'new' })}>Filter</button>
    </ListContextProvider>
  );
};

/** A list that comes to what it is asked for when it is told to, one after the other. */
const Slow = ({ asked }: { readonly asked: object[] }) => {
  const [filterValues, setFilterValues] = useState<object>({ q: 'old' });
  const context = {
    filterValues,
    displayedFilters: {},
    total: 3,
    setFilters: (to: object) => asked.push(to),
  };
  return (
    <ListContextProvider value={context as never}>
      <SearchBox />
      <button onClick={() => setFilterValues(asked.shift() ?? {})}>Arrive</button>
    </ListContextProvider>
  );
};

afterEach(cleanup);

it('keeps what is typed while the list still comes to what was typed before, and follows whatever else changes it', async () => {
  const asked: object[] = [];
  render(
    <FieldScreen model={model}>
      <Slow asked={asked} />
    </FieldScreen>,
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const arrive = () => fireEvent.click(screen.getByText('Arrive'));
  for (const value of ['', 'a', 'ad']) {
    fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(asked.at(-1)).toEqual(value === '' ? {} : { q: value }));
  }
  for (const _ of ['', 'a', 'ad']) {
    arrive();
    expect(box.value).toBe('ad');
  }
  asked.push({ q: 'a' });
  arrive();
  expect(box.value).toBe('a');
});

it('searches within the filters of now, also where they were chosen after the last key', async () => {
  const asked: unknown[] = [];
  render(
    <FieldScreen model={model}>
      <List onFilters={(filters) => asked.push(filters)} />
    </FieldScreen>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'word' } });
  fireEvent.click(screen.getByText('Filter'));
  await waitFor(() => expect(asked).toEqual([{ state: 'new', q: 'word' }]));
});
