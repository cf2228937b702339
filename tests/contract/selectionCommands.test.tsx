// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecordSelection } from 'react-admin';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchDialog } from '../../src/features/search/SearchDialog';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const ids = ['aa'.repeat(12), 'bb'.repeat(12), 'cc'.repeat(12)];
const seeds = {
  senders: ids.map((id, at) => ({ id, name: `Sender ${at}`, status: at === 2 ? 'approved' : 'waiting' })),
};

const config = withAccounts({
  senders: {
    label: { one: 'Sender ID', many: 'Sender IDs' },
    title: '{name}',
    icon: 'sms',
    fields: {
      name: { kind: 'text', required: true },
      status: { kind: 'choice', values: { waiting: {}, approved: {} } },
    } as never,
    actions: {
      approve: {
        on: 'both',
        call: 'POST /v1/senders/:id/approve',
        label: 'Approve',
        icon: 'check',
        when: { status: 'waiting' },
        effect: { status: 'approved' },
      },
    },
    demo: { count: 0 },
  },
});

const model = createModel(config, kinds);

afterEach(cleanup);

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  const [selected, { select }] = useRecordSelection({ resource: 'apps/senders' });
  return (
    <>
      <button onClick={() => select(ids)}>select</button>
      <button onClick={() => setOpen(true)}>find</button>
      <output>{selected.length}</output>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const openAt = async (path: string) => {
  const user = userEvent.setup();
  const provider = await inPageAs(config, seeds);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
  render(
    <FieldScreen model={model} provider={provider}>
      <RouterProvider router={router} />
    </FieldScreen>,
  );
  await user.click(screen.getByText('select'));
  await user.click(screen.getByText('find'));
  await screen.findByRole('combobox');
  return { user, provider };
};

const lines = (heading: string) =>
  [...document.querySelectorAll('[role=listbox] > [role=group]')]
    .filter((group) => group.firstElementChild?.textContent === heading)
    .flatMap((group) => [...group.querySelectorAll('[role=option]')].map(({ textContent }) => textContent));

it('offers what can be done with the selected rows, of how many it can be, and why not of the others', async () => {
  await openAt('/apps/senders');
  await waitFor(() =>
    expect(lines('3 selected')).toEqual([
      'Approve 2 sender IDsPossible for 2 of 3 selected rows. Only available while Status is Waiting',
      'Export 3 sender IDs',
      'Delete 3 sender IDs',
    ]),
  );
});

it('does it, and takes those that it was done for out of the selection', async () => {
  const { user, provider } = await openAt('/apps/senders');
  await user.paste('approve 2');
  await waitFor(() => expect(lines('3 selected')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  const { data } = await provider.getMany('apps/senders', { ids });
  expect(data.map(({ status }) => status)).toEqual(['approved', 'approved', 'approved']);
});

it('exports the selected rows alone', async () => {
  const files: Blob[] = [];
  const make = vi.fn((file: Blob) => `blob:${files.push(file)}`);
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined });
  const { user } = await openAt('/apps/senders');
  await user.paste('export');
  await waitFor(() => expect(lines('3 selected')).toEqual(['Export 3 sender IDs']));
  await user.keyboard('{Enter}');
  await screen.findByText(/3 rows/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = (await files[0]?.text())?.trim().split('\r\n');
  expect(
    rows
      ?.slice(1)
      .map((row) => row.split(',')[0])
      .toSorted(),
  ).toEqual(['Sender 0', 'Sender 1', 'Sender 2']);
});

it('offers nothing of them on another page', async () => {
  await openAt('/apps/people');
  await waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0));
  expect(lines('3 selected')).toEqual([]);
});
