// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import { DialogList } from './DialogList';

const open = (form: 'dialog' | 'drawer') => {
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
  const page = (
    <ResourceContextProvider value="apps/notes">
      <DialogList />
    </ResourceContextProvider>
  );
  const router = createMemoryRouter([{ path: '/apps/notes/*', element: page }], {
    initialEntries: ['/apps/notes/create'],
  });
  render(
    <FieldScreen model={model} provider={provider} me="ada">
      {/* what react-admin brings has no questions before leaving */}
      <RouterProvider router={router} />
    </FieldScreen>,
  );
  return screen.findByRole('dialog');
};

afterEach(cleanup);

it.each([
  ['dialog', 'center'],
  ['drawer', 'flex-end'],
] as const)(
  'S4.12 has the form of a new record over its list at an address of its own, as a %s',
  async (form, place) => {
    const box = await open(form);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
    expect(screen.getByRole('table', { hidden: true })).toBeDefined();
    const frame = box.closest('.MuiDialog-container') ?? expect.fail('no frame');
    expect(window.getComputedStyle(frame).justifyContent).toBe(place);
  },
);
