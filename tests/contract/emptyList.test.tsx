// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { EmptyList } from '../../src/views/list/EmptyList';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const lamps = {
  label: { one: 'Lamp', many: 'Lamps' },
  title: '{name}',
  icon: 'bell',
  bin: true,
  fields: { name: { kind: 'text', required: true } },
  demo: { count: 0 },
} as const;
const config = withAccounts({
  lamps,
  lit: { ...lamps, list: { empty: 'Lamps appear here once they are lit.' } },
} as never);
const model = createModel(config, kinds);

const open = async (key: string) => {
  const provider = await inPageAs(config, { [key]: [{ id: 'l1', name: 'Desk' }] });
  const list = model.resource(key).name;
  await provider.delete(list, { id: 'l1' });
  const page = (
    <ListBase resource={list} disableSyncWithLocation disableAuthentication>
      <EmptyList isFiltered={false} />
    </ListBase>
  );
  const show = () =>
    render(
      <FieldScreen model={model} provider={provider}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
      </FieldScreen>,
    );
  return { provider, list, show };
};
const bin = () => screen.queryByRole('button', { name: 'Bin' });

afterEach(cleanup);

it('an empty list says what fills it, where its entity does', async () => {
  const { show } = await open('lit');
  show();
  expect(await screen.findByText('Lamps appear here once they are lit.')).toBeDefined();
});

it('an empty list offers the bin while something is in it', async () => {
  const { provider, list, show } = await open('lamps');
  show();
  expect(await screen.findByText('You can create the first one now.')).toBeDefined();
  await waitFor(() => expect(bin()).not.toBeNull());
  cleanup();
  await provider.removeForGood(list, { ids: ['l1'] });
  let answered = false;
  const { getBin } = provider;
  provider.getBin = async (...asked) => getBin(...asked).finally(() => (answered = true));
  show();
  await waitFor(() => expect(answered).toBe(true));
  expect(bin()).toBeNull();
});
