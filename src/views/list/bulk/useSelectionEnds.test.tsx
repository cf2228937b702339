// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import {
  ListBase,
  memoryStore,
  Notification,
  StoreContextProvider,
  useListContext,
  type DataProvider,
} from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { soon } from '../../../../tests/soon';
import { useSelected } from '../../actions/useSelected';
import { useSelectionEnds } from './useSelectionEnds';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' }, state: { kind: 'choice', values: { open: {}, done: {} } } },
  } as never,
});
const resource = model.resources[0]?.name ?? '';
const key = `${resource}.selectedIds`;

const Picked = () => {
  const { selectedIds, onSelect, setFilters, setPage, setSort } = useListContext();
  const { records } = useSelected();
  useSelectionEnds();
  return (
    <>
      <button onClick={() => onSelect(['n0', 'n14'])}>pick</button>
      <button onClick={() => setFilters({ state: 'open' }, {})}>filter</button>
      <button onClick={() => setFilters({ q: 'Note' }, {})}>search</button>
      <button onClick={() => setPage(2)}>page</button>
      <button onClick={() => setSort({ field: 'name', order: 'DESC' })}>sort</button>
      <output>{selectedIds.join(' ')}</output>
      <p>{records ? `${records.length} read` : 'reading'}</p>
    </>
  );
};

const Place = () => {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button onClick={() => setThere(!isThere)}>leave or return</button>
      {isThere && (
        <ListBase resource={resource} perPage={10} disableAuthentication>
          <Picked />
        </ListBase>
      )}
    </>
  );
};

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } } as const;

const open = (kept: readonly string[] = []) => {
  const rows = Array.from({ length: 15 }, (_, at) => ({ id: `n${at}`, name: `Note ${at}`, state: 'open' }));
  const store = memoryStore();
  store.setItem(key, kept);
  const source = fakeRestDataProvider({ [resource]: rows });
  /* As ours, which leaves out what is gone. */
  const getMany: DataProvider['getMany'] = async (name, { ids }) => {
    const { data } = await source.getList(name, { ...ALL, filter: { id: ids } });
    return { data };
  };
  const provider: DataProvider = { ...source, getMany };
  render(
    <StoreContextProvider value={store}>
      <FieldScreen model={model} provider={provider}>
        <StoreContextProvider value={store}>
          <Place />
          <Notification />
        </StoreContextProvider>
      </FieldScreen>
    </StoreContextProvider>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { press, store, provider };
};

const picked = () => screen.getByRole('status').textContent;

afterEach(cleanup);

it.each(['page', 'sort'])('stays on another %s', async (what) => {
  const { press } = open();
  await press('pick');
  await press(what);
  await screen.findByText('2 read');
  expect(picked()).toBe('n0 n14');
});

it.each(['filter', 'search'])('ends with another %s', async (what) => {
  const { press } = open();
  await press('pick');
  await screen.findByText('2 read');
  await press(what);
  await soon(() => expect(picked()).toBe(''));
});

it('ends when the list is left', async () => {
  const { press, store } = open();
  await press('pick');
  await screen.findByText('2 read');
  await press('leave or return');
  expect(store.getItem(key) ?? []).toEqual([]);
});

it('does not outlive a reload', async () => {
  const { store } = open(['n0', 'n14']);
  await screen.findByText('0 read');
  expect(store.getItem(key) ?? []).toEqual([]);
});

it('loses what the filter of the list no longer finds, and says of how many', async () => {
  const { press, provider } = open();
  await press('filter');
  await press('pick');
  await screen.findByText('2 read');
  await provider.update(resource, { id: 'n14', data: { state: 'done' }, previousData: { id: 'n14' } });
  await press('sort');
  await press('page');
  await soon(() => expect(picked()).toBe('n0'));
  await screen.findByText('1 selected record is no longer in this list.');
});

it('loses what is gone, and says of how many', async () => {
  const { press, provider } = open();
  await press('pick');
  await screen.findByText('2 read');
  await provider.deleteMany(resource, { ids: ['n0', 'n14'] });
  await press('sort');
  await press('page');
  await soon(() => expect(picked()).toBe(''));
  await screen.findByText('2 selected records are no longer in this list.');
});
