// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider, type PaletteOptions } from '@mui/material/styles';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import { AdminContext } from '../../fields/AdminContext';
import { cells } from '../../fields/cells';
import { CellsContext } from '../../fields/CellsContext';
import { inputNames, loadInputs } from '../../fields/inputs';
import { InputsContext } from '../../fields/InputsContext';
import { messages } from '../../locales/en/messages';
import { createAbility } from '../../model/access/ability';
import { DialogList } from './DialogList';

const inputs = await loadInputs(inputNames);
const english = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);

const palette = { surface: { sunken: '#eee' } } as unknown as PaletteOptions;

const shapes = ['dialog', 'drawer'] as const;

const open = (form: (typeof shapes)[number]) => {
  const model = modelOf({
    notes: {
      label: { one: 'Note', many: 'Notes' },
      title: '{name}',
      icon: 'draft',
      form,
      fields: { name: { kind: 'text' } },
    },
  } as never);
  const { provider } = rememberingProvider({ 'apps/notes': [{ id: '1', name: 'First' } as never] });
  const Screen = () => (
    <CoreAdminContext dataProvider={provider} i18nProvider={english} store={memoryStore()}>
      <AdminContext
        value={{ model, ability: createAbility([{ action: 'manage', subject: 'all' }]), me: 'ada' }}
      >
        <CellsContext value={cells}>
          <InputsContext value={inputs}>
            <ThemeProvider theme={createTheme({ palette })}>
              <ResourceContextProvider value="apps/notes">
                <Routes>
                  <Route path="/apps/notes/*" element={<DialogList />} />
                </Routes>
              </ResourceContextProvider>
            </ThemeProvider>
          </InputsContext>
        </CellsContext>
      </AdminContext>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: ['/apps/notes/create'],
  });
  render(<RouterProvider router={router} />);
};

const form = () => screen.findByRole('dialog');
const place = (element: HTMLElement) =>
  window.getComputedStyle(element.closest('.MuiDialog-container') as Element).justifyContent;

afterEach(cleanup);

describe.each(shapes)('a form that is a %s', (shape) => {
  it('S4.12 stands over the list at an address of its own', async () => {
    open(shape);
    await form();
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
    expect(screen.getByRole('table', { hidden: true })).toBeDefined();
  });
});

it('is at the edge of the window as a drawer, and in its middle as a dialog', async () => {
  open('drawer');
  expect(place(await form())).toBe('flex-end');
  cleanup();
  open('dialog');
  expect(place(await form())).toBe('center');
});
