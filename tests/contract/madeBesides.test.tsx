// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, useGetOne, type RaRecord } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../fields/FieldScreen';
import { Notifications } from '../../src/app/layout/Notifications';
import { RecordActions } from '../../src/views/record/head/RecordActions';

const items = { kind: 'items', of: { product: { kind: 'reference', to: 'products' } } };

const model = modelOf({
  products: {
    label: { one: 'Product', many: 'Products' },
    title: '{name}',
    icon: 'inventory',
    fields: { name: { kind: 'text' } },
    actions: {
      addToCart: { on: 'row', adds: { to: 'carts.items', row: { product: { $of: 'id' } }, once: 'product' } },
    },
  },
  carts: {
    label: { one: 'Cart', many: 'Carts' },
    title: 'Cart',
    icon: 'money',
    single: 'own',
    fields: { items },
  },
} as never);

const ProductPage = () => {
  const { data } = useGetOne<RaRecord>('apps/products', { id: '1' });
  return data ? (
    <ResourceContextProvider value="apps/products">
      <RecordActions record={data} onGone={() => undefined} />
    </ResourceContextProvider>
  ) : null;
};

/** A server that adds when it is let, or says why not. */
const open = (refusal?: string) => {
  const { provider } = rememberingProvider({ 'apps/products': [{ id: '1', name: 'Lamp' } as never] });
  const waiting: (() => void)[] = [];
  const server = Object.assign(provider, {
    undoes: async () => ({ data: true }),
    runAction: async () => {
      await new Promise<void>((go) => waiting.push(go));
      if (refusal !== undefined) throw new Error(refusal);
      const made = [{ resource: 'carts', id: 'carts', isNew: waiting.length === 1 }];
      return { data: { id: '1', name: 'Lamp' }, made };
    },
  });
  const frame = (
    <>
      <Outlet />
      <Notifications />
    </>
  );
  const children = [
    { path: '/', element: <ProductPage /> },
    { path: '/apps/carts', element: <h1>The cart</h1> },
  ];
  render(
    <FieldScreen model={model} provider={server} me="ada">
      <RouterProvider router={createMemoryRouter([{ element: frame, children }])} />
    </FieldScreen>,
  );
  return { user: userEvent.setup(), waiting };
};

const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Add to cart' }));
const answer = async (waiting: readonly (() => void)[], times: number) => {
  await waitFor(() => expect(waiting).toHaveLength(times));
  waiting.at(-1)?.();
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('what adds to another record is done without a question, says so, and leads there', async () => {
  const { user, waiting } = open();
  await press(user);
  await answer(waiting, 1);
  expect(await screen.findByText(/“Add to cart” completed for Product Lamp/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  expect(await screen.findByRole('heading', { name: 'The cart' })).toBeDefined();
});

it('is asked for once while it is under way, however often it is pressed, and says later that it is there', async () => {
  const { user, waiting } = open();
  await press(user);
  await press(user);
  await answer(waiting, 1);
  expect(await screen.findByText(/completed for Product Lamp/)).toBeDefined();
  await press(user);
  await answer(waiting, 2);
  expect(await screen.findByText(/“Add to cart”: it is there already\./)).toBeDefined();
});

it('says why it was not done', async () => {
  const { user, waiting } = open('Must have at most 2 entries');
  await press(user);
  await answer(waiting, 1);
  expect(await screen.findByText(/Add to cart, Product Lamp: Must have at most 2 entries/)).toBeDefined();
});
