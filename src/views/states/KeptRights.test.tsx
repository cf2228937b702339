// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import type { DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { ResourceCreate } from '../record/ResourceCreate';
import { AdminContext } from '../../fields/AdminContext';
import { KeptRights } from './KeptRights';
import { Permitted } from './Permitted';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' }, price: { kind: 'text', guarded: true } },
  } as never,
});

const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <Permitted right="create">
        <ResourceCreate />
      </Permitted>
    ),
  },
]);

/* A save that is refused when it is told to be. */
let refuse: () => void = () => undefined;
const create = vi.fn(() => new Promise((_, reject) => (refuse = () => reject(new Error('Not you.')))));
const provider = { create } as unknown as DataProvider;

const page = (...rights: string[]) => (
  <FieldScreen
    model={model}
    provider={provider}
    rights={rights.map((subject) => ({ action: 'create', subject }))}
  >
    <RouterProvider router={router} />
  </FieldScreen>
);

const all = ['notes', 'notes.price'];
const box = (name: string) => screen.queryByLabelText<HTMLInputElement>(name);
const denied = () => screen.queryByText(/permission/);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('a form keeps what is typed in it, and all of its fields, when its right goes meanwhile', async () => {
  const { rerender } = render(page(...all));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Price'), 'five');
  await waitFor(() => expect(document.querySelector('[data-unsaved]')).not.toBeNull());
  rerender(page());
  expect([box('Price')?.value, denied()]).toEqual(['five', null]);
});

it('a form whose save is on its way keeps what is typed when its right goes, and the save is refused', async () => {
  const { rerender } = render(page(...all));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Price'), 'five');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalled());
  rerender(page());
  expect([box('Price')?.value, denied()]).toEqual(['five', null]);
  await act(async () => refuse());
  rerender(page());
  expect([box('Price')?.value, denied()]).toEqual(['five', null]);
});

it('a form in which nothing is typed goes with its right', async () => {
  const { rerender } = render(page(...all));
  await screen.findByLabelText('Price');
  rerender(page('notes'));
  await waitFor(() => expect(box('Price')).toBeNull());
  expect(box('Name')).not.toBeNull();
  rerender(page());
  await waitFor(() => expect(denied()).not.toBeNull());
});

it('nothing in it is drawn anew by a page that is, while its rights are the same', () => {
  const drawn = vi.fn();
  const Reader = () => {
    drawn(useContext(AdminContext));
    return null;
  };
  const reader = <Reader />;
  const screenOf = (ability: unknown) => (
    <AdminContext value={ability as never}>
      <KeptRights>{reader}</KeptRights>
    </AdminContext>
  );
  const admin = { ability: {} };
  const { rerender } = render(screenOf(admin));
  rerender(screenOf(admin));
  expect(drawn).toHaveBeenCalledTimes(1);
  const other = { ability: {} };
  rerender(screenOf(other));
  expect(drawn).toHaveBeenLastCalledWith(other);
});
