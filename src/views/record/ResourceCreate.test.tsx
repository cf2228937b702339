// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import { ResourceCreate } from './ResourceCreate';

const named = (one: string, fields: object) => ({
  label: { one, many: `${one}s` },
  title: '{id}',
  icon: 'email' as const,
  fields: { name: { kind: 'text' as const }, ...fields },
});

const model = modelOf({
  campaigns: named('Campaign', {
    user: { kind: 'reference', to: 'users', default: 'u1' },
    sender: { kind: 'reference', to: 'senders', required: true, filter: { user: { $of: 'user' } } },
    messages: { kind: 'number', default: 3 },
    price: { kind: 'money', currency: 'EUR', default: '0.10' },
    cost: { kind: 'money', currency: 'EUR', compute: { product: ['messages', 'price'] } },
  }),
  users: named('User', {}),
  senders: named('Sender', { user: { kind: 'reference', to: 'users' } }),
} as never);

afterEach(cleanup);

it('is no typed work: a new form whose only choice has been made and whose sums are worked out', async () => {
  const { provider } = rememberingProvider({
    'apps/campaigns': [],
    'apps/users': [{ id: 'u1', name: 'Ada' } as never],
    'apps/senders': [{ id: 's1', name: 'ADA', user: 'u1' } as never],
  });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const getList: typeof provider.getList = (...asked) => held.then(() => provider.getList(...asked));
  const routes = [
    {
      path: '*',
      element: (
        <ResourceContextProvider value="apps/campaigns">
          <ResourceCreate />
        </ResourceContextProvider>
      ),
    },
  ];
  const { container } = render(
    <FieldScreen model={model} provider={{ ...provider, getList }}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </FieldScreen>,
  );
  expect(await screen.findByText('€0.30')).toBeTruthy();
  answer();
  const sender = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Sender/ });
  await waitFor(() => expect(sender.value).toBe('s1'));
  await waitFor(() => expect(container.querySelector('.form-bar')).toBeTruthy());
  expect(container.querySelector('[data-unsaved]')).toBeNull();
});
