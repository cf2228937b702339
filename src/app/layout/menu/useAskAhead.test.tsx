import { useIsFetching } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ListBase, useListContext, type DataProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ShellScreen } from '../../../../tests/shell/ShellScreen';
import { LOOKED_AT } from '../../../model/resolved/resourceProvider';
import { Menu } from './Menu';

afterEach(cleanup);

const drawn = vi.fn();

const Rows = () => {
  const { data } = useListContext<{ id: number; name: string }>();
  const names = data?.map(({ name }) => name);
  drawn(names);
  return <p>{names}</p>;
};

const Asked = () => <p>{`${useIsFetching()} asked for`}</p>;

const open = (may?: { readonly action: string; readonly subject: string }) => {
  let answer = () => {};
  const answered = new Promise((resolve) => {
    answer = () => resolve({ data: [{ id: 1, name: 'Apple' }], total: 1 });
  });
  const getList = vi.fn(() => answered);
  render(
    <ShellScreen
      at="/apps/orders"
      dataProvider={{ getList } as unknown as DataProvider}
      {...(may && { may })}
    >
      <Menu />
      <Asked />
      <Routes>
        <Route
          path="/apps/goods"
          element={
            <ListBase
              resource="apps/goods"
              sort={{ field: 'createdAt', order: 'DESC' }}
              perPage={10}
              exporter={false}
              disableAuthentication
              queryOptions={{ meta: LOOKED_AT }}
            >
              <Rows />
            </ListBase>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </ShellScreen>,
  );
  return { getList, answer };
};

const entry = () => screen.getByRole('link', { name: 'Articles' });

it('asks for the rows of a list when its entry is pressed, and once', async () => {
  const { getList, answer } = open();
  fireEvent.mouseDown(entry());
  expect(getList).toHaveBeenCalledTimes(1);
  await screen.findByText('1 asked for');
  answer();
  await screen.findByText('0 asked for');
  fireEvent.click(entry());
  await screen.findByText('Apple');
  // In the first drawing of the page.
  expect(drawn.mock.calls[0]).toEqual([['Apple']]);
  expect(getList).toHaveBeenCalledTimes(1);
});

it.each([
  ['with another button', () => fireEvent.mouseDown(entry(), { button: 2 })],
  ['beside the entries', () => fireEvent.mouseDown(screen.getByRole('navigation'))],
])('asks for nothing where somebody presses %s', (_, press) => {
  const { getList } = open();
  press();
  expect(getList).not.toHaveBeenCalled();
});
