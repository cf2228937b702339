// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import fakeRestDataProvider from 'ra-data-fakerest';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createAppTheme } from '../../src/app/theme/createAppTheme';
import { looks } from '../../src/app/theme/look';
import { ResourceList } from '../../src/views/list/ResourceList';
import { FieldScreen, modelOf } from '../fields/FieldScreen';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' } },
  },
});
const [{ name: resource } = expect.fail('no entity')] = model.resources;
const rows = Array.from({ length: 15 }, (_, at) => ({ id: `n${at}`, name: `Note ${at}` }));

afterEach(cleanup);

it('the page of a list begins without what was selected in an earlier visit, of which little would remind', async () => {
  const key = `${resource}.selectedIds`;
  const store = memoryStore({ [key]: rows.map(({ id }) => id) });
  render(
    <FieldScreen model={model} provider={fakeRestDataProvider({ [resource]: rows })}>
      <StoreContextProvider value={store}>
        <ThemeProvider theme={createTheme(createAppTheme(looks.light))}>
          <MemoryRouter useTransitions={false}>
            <ResourceList />
          </MemoryRouter>
        </ThemeProvider>
      </StoreContextProvider>
    </FieldScreen>,
  );
  await screen.findByText('Note 1');
  expect(store.getItem(key) ?? []).toEqual([]);
});
