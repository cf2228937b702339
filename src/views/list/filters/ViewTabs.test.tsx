// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, memoryStore, StoreContextProvider, useListContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Row } from '../../../model/values/comparable';
import { conditionsOf } from '../../../model/rules/conditions';
import { matchesAll } from '../../../model/rules/matchConditions';
import { FieldScreen, modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';
import { ViewTabs } from './ViewTabs';

afterEach(cleanup);

const model = modelOf({
  tasks: {
    label: { one: 'Task', many: 'Tasks' },
    title: '{name}',
    icon: 'tag',
    list: { presets: [{ label: 'Called ada', filter: { name: 'ada' } }] },
    fields: { name: { kind: 'text', search: true } },
  } as never,
});

const Filter = () => {
  const { filterValues, setFilters, setSort } = useListContext();
  return (
    <>
      <button type="button" onClick={() => setSort({ field: 'name', order: 'DESC' })}>
        sort
      </button>
      <button type="button" onClick={() => setFilters({ ...filterValues, q: 'x' }, {})}>
        narrow
      </button>
      <button type="button" onClick={() => setFilters({ name: 'ada' }, {})}>
        filter
      </button>
      <output>{JSON.stringify(filterValues)}</output>
    </>
  );
};

/** A host that counts these names. */
const counting = (names: string[]) => {
  const rows = () => names.map((name, at) => ({ id: `${at}`, name, isDone: name === 'bo' }));
  return {
    ...rememberingProvider({ 'apps/mails': [] }).provider,
    getList: async () => ({ data: rows(), total: rows().length }),
    getTotals: async (_: string, { filter }: { filter: Row }) => {
      const { conditions } = conditionsOf(mails.resource('mails'), filter, mails.kinds);
      return {
        data: { all: { count: rows().filter((row) => matchesAll(row, conditions)).length }, groups: [] },
      };
    },
  } as unknown as DataProvider;
};

const mails = modelOf({
  mails: {
    label: { one: 'Mail', many: 'Mails' },
    title: '{name}',
    icon: 'tag',
    list: {
      presets: [
        { label: 'Of ada', filter: { name: 'ada' }, count: { isDone: false } },
        { label: 'Of bo', filter: { name: 'bo' }, count: { isDone: false } },
        { label: 'Of cleo', filter: { name: 'cleo' } },
        { label: 'Of all', filter: { name: 'e' }, count: false },
      ],
    },
    fields: { name: { kind: 'text', search: true }, isDone: { kind: 'boolean' } },
  } as never,
});

const draw = () =>
  render(
    <ThemeProvider theme={createTheme()}>
      <StoreContextProvider value={memoryStore()}>
        <FieldScreen
          model={model}
          provider={rememberingProvider({ 'apps/tasks': [{ id: '1' }] }).provider}
          offers={() => false}
        >
          {/* tests load the router twice: once as react-admin does, once as we do */}
          <MemoryRouter>
            <ListBase resource="apps/tasks" disableAuthentication>
              <ViewTabs />
              <Filter />
            </ListBase>
          </MemoryRouter>
        </FieldScreen>
      </StoreContextProvider>
    </ThemeProvider>,
  );

const views = () => screen.findByRole('group', { name: 'Views' });
const tab = async (name: string) => within(await views()).findByRole('button', { name });
const isPressed = (name: string, pressed: boolean) =>
  waitFor(async () => expect((await tab(name)).getAttribute('aria-pressed')).toBe(String(pressed)));
const hasNothingToSave = () =>
  waitFor(async () => expect(within(await views()).queryByRole('button', { name: /^Save/ })).toBeNull());

it('are offered for a sort alone, and for more than a declared one shows', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(await screen.findByRole('button', { name: 'sort' }));
  await tab('Save view');
  await user.click(await tab('Called ada'));
  await isPressed('Called ada', true);
  await user.click(await screen.findByRole('button', { name: 'narrow' }));
  await isPressed('Called ada', false);
  await tab('Save view');
}, 60_000);

it('stay open while the list shows something else, say so, and take it over', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(await screen.findByRole('button', { name: 'narrow' }));
  await user.click(await tab('Save view'));
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Mine{Enter}');
  await tab('Mine');
  await hasNothingToSave();
  await user.click(await screen.findByRole('button', { name: 'sort' }));
  await isPressed('Mine changed', true);
  await tab('Save as new view');
  await user.click(await tab('Save changes'));
  await waitFor(async () => expect(document.activeElement).toBe(await tab('Mine')));
  await user.click(await tab('All'));
  await isPressed('All', true);
  await user.click(await tab('Mine'));
  await isPressed('Mine', true);
  await hasNothingToSave();
  await user.click(await tab('Called ada'));
  await isPressed('Mine', false);
}, 60_000);

it('are kept by this browser where no server keeps them: made, opened and deleted', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(await screen.findByRole('button', { name: 'filter' }));
  await user.click(await tab('Save view'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Mine{Enter}');
  await isPressed('Mine', true);
  await user.click(await tab('All'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('{}'));
  await user.click(await tab('Mine'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('{"name":"ada"}'));
  await user.click(await tab('Options of the view Mine'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Rename or share',
    'Delete',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull());
}, 60_000);

it('count of a declared one what it says, again with the list, and nothing of none', async () => {
  const names = ['ada', 'bo', 'cleo'];
  const Again = () => {
    const { refetch } = useListContext();
    return (
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    );
  };
  render(
    <ThemeProvider theme={createTheme()}>
      <StoreContextProvider value={memoryStore()}>
        <FieldScreen model={mails} provider={counting(names)}>
          <MemoryRouter>
            <ListBase resource="apps/mails" disableAuthentication>
              <ViewTabs />
              <Again />
            </ListBase>
          </MemoryRouter>
        </FieldScreen>
      </StoreContextProvider>
    </ThemeProvider>,
  );
  const said = async () =>
    within(await views())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect((await said()).slice(0, 5)).toEqual(['All3', 'Of ada1', 'Of bo', 'Of cleo1', 'Of all']),
  );
  names.push('ada');
  await userEvent.setup().click(screen.getByRole('button', { name: 'again' }));
  await waitFor(async () => expect((await said())[1]).toBe('Of ada2'));
}, 60_000);
