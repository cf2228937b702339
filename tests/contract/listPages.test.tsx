// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, useListContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { LOOKED_AT } from '../../src/model/resolved/resourceProvider';
import { SearchBox } from '../../src/views/list/filters/SearchBox';
import { ListPagination } from '../../src/views/list/ListPagination';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const config = withAccounts({
  nets: {
    label: { one: 'Net', many: 'Nets' },
    title: '{name}',
    icon: 'operator',
    list: { sort: ['name', 'ASC'] },
    fields: { name: { kind: 'text', required: true, search: true } } as never,
    demo: { count: 0 },
  },
});

const model = createModel(config, kinds);

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `n${at}`, name: String(at + 1).padStart(5, '0') }));

const Rows = () => {
  const { data = [] } = useListContext();
  return <p data-testid="rows">{data.map(({ name }) => String(name)).join(' ')}</p>;
};

/** The pages of a list of so many records, as its screen draws them below its rows. */
const open = async (count: number) => {
  const provider = await inPageAs(config, { nets: named(count) });
  render(
    <FieldScreen model={model} provider={provider}>
      <ListBase
        perPage={10}
        sort={{ field: 'name', order: 'ASC' }}
        exporter={false}
        disableAuthentication
        queryOptions={{ meta: LOOKED_AT, placeholderData: () => undefined }}
      >
        <SearchBox />
        <Rows />
        <ListPagination />
      </ListBase>
    </FieldScreen>,
  );
  await screen.findByText(/ of /);
};

afterEach(cleanup);

const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const go = async (name: string, range: string) => {
  await userEvent.click(pages().getByRole('button', { name }));
  await screen.findByText(range);
  return screen.getByTestId('rows').textContent.split(' ');
};
const off = () =>
  pages()
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('disabled'))
    .map((button) => button.getAttribute('aria-label'));

it('says that a list has more than 10,000 rows, and which of them it shows, from both ends', async () => {
  await open(10_023);
  expect(pages().getByRole('status').textContent).toBe('1-10 of more than 10,000');
  expect(off()).toEqual(['Go to first page', 'Go to previous page']);
  expect(await go('Go to next page', '11-20 of more than 10,000')).toHaveLength(10);
  const last = await go('Go to last page', '1-10 from the end, of more than 10,000');
  expect([last[0], last.at(-1)]).toEqual(['10014', '10023']);
  expect(off()).toEqual(['Go to next page', 'Go to last page']);
  const before = await go('Go to previous page', '11-20 from the end, of more than 10,000');
  expect([before[0], before.at(-1)]).toEqual(['10004', '10013']);
  expect((await go('Go to next page', '1-10 from the end, of more than 10,000')).at(-1)).toBe('10023');
  expect((await go('Go to first page', '1-10 of more than 10,000'))[0]).toBe('00001');
}, 60_000);

it('says the number of rows up to 10,000, and goes to the last page by its number', async () => {
  await open(10_000);
  expect(pages().getByRole('status').textContent).toBe('1-10 of 10,000');
  expect((await go('Go to page 1000', '9,991-10,000 of 10,000'))[0]).toBe('09991');
}, 60_000);

it('searches such a list for one or two letters on Enter alone, and says so, and a shorter one while typing', async () => {
  await open(10_023);
  const box = screen.getByRole('searchbox', { name: 'Search nets' });
  await userEvent.type(box, '10');
  await screen.findByText('Type three characters, or press Enter');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Type three/,
  );
  expect(screen.getByTestId('rows').textContent).toMatch(/^00001 /);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('rows').textContent).toMatch(/^00010 /));
  expect(screen.queryByText(/Type three/)).toBeNull();
  await userEvent.type(box, '022');
  await waitFor(() => expect(screen.getByTestId('rows').textContent).toBe('10022'));
  await userEvent.type(box, '{Backspace}{Backspace}{Backspace}{Backspace}');
  await screen.findByText(/Type three/);
  await waitFor(() => expect(screen.getByTestId('rows').textContent).toMatch(/^00001 /));
  cleanup();
  await open(40);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search nets' }), '10');
  await waitFor(() => expect(screen.getByTestId('rows').textContent).toBe('00010'));
});
