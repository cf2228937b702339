// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { LOOKED_AT } from '../../src/model/resolved/resourceProvider';
import { ListAnnouncement } from '../../src/views/list/ListAnnouncement';
import { BulkBar } from '../../src/views/list/bulk/BulkBar';
import { LightTable } from '../../src/views/list/table/LightTable';
import { useColumns } from '../../src/views/list/table/useColumns';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const config = withAccounts({
  nets: {
    label: { one: 'Net', many: 'Nets' },
    title: '{name}',
    icon: 'operator',
    list: { columns: ['name', 'size'], sort: ['name', 'ASC'] },
    fields: { name: { kind: 'text', required: true }, size: { kind: 'number' } } as never,
    demo: { count: 0 },
  },
});
const model = createModel(config, kinds);

const Rows = () => (
  <>
    <BulkBar />
    <LightTable columns={useColumns().shown} isSelectable />
  </>
);

const open = async (count: number) => {
  const nets = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    name: `Net ${at + 10}`,
    size: -at,
  }));
  const provider = await inPageAs(config, { nets });
  const list = (
    <FieldScreen model={model} provider={provider}>
      <ListBase
        perPage={10}
        sort={{ field: 'name', order: 'ASC' }}
        exporter={false}
        disableAuthentication
        queryOptions={{ meta: LOOKED_AT, placeholderData: () => undefined }}
      >
        <ListAnnouncement />
        <Rows />
      </ListBase>
    </FieldScreen>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />);
  await screen.findByText('Net 10');
};

const table = () => screen.getByRole('table', { name: 'Nets' });
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const regions = () => screen.getAllByRole('status');
const said = () => regions().flatMap(({ textContent }) => textContent || []);
const numbers = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-rowindex'));

beforeEach(() => open(25));
afterEach(cleanup);

describe('whoever hears a list', () => {
  it('is told its name, how many rows it has on all pages, and which of them these are', async () => {
    expect(table().getAttribute('aria-rowcount')).toBe('26');
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    await userEvent.click(pages().getByRole('button', { name: 'Go to page 3' }));
    await screen.findByText('Net 34');
    expect(numbers()).toEqual(['1', '22', '23', '24', '25', '26']);
    expect(within(table()).getAllByRole('columnheader', { name: 'Actions' })).toHaveLength(1);
  });

  it('is told how it is sorted, with the focus on the header that was pressed', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Size' }));
    await waitFor(() => expect(said()).toEqual(['Sorted by Size, ascending', '1-10 of 25']));
    expect(focused()).toMatch(/^Size/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said()).toEqual(['Sorted by Size, descending', '1-10 of 25']));
    expect(focused()).toMatch(/^Size/);
  });

  it('stays among the pages at the last and the first, to which the pressed button leads no further', async () => {
    await userEvent.click(pages().getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(said()).toContain('11-20 of 25'));
    expect(focused()).toBe('Go to next page');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said()).toContain('21-25 of 25'));
    expect(focused()).toMatch(/page 3$/i);
    await userEvent.click(pages().getByRole('button', { name: 'Go to previous page' }));
    await waitFor(() => expect(said()).toContain('11-20 of 25'));
    await userEvent.click(pages().getByRole('button', { name: 'Go to previous page' }));
    await waitFor(() => expect(said()).toContain('1-10 of 25'));
    expect(focused()).toMatch(/page 1$/i);
  });
});

it('a row is selected by the whole cell around its box, which opens nothing and is said', async () => {
  const before = regions();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Net 12' });
  await userEvent.click(box.closest('td') as HTMLElement);
  expect(box.checked).toBe(true);
  expect(before.map(({ textContent }) => textContent)).toContain('1 selected');
  await screen.findByText('Net 10');
});
