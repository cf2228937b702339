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

afterEach(cleanup);

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
