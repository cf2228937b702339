// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProviderContext, useNavigate } from 'react-admin';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createRouting } from './routing';

let navigate: ReturnType<typeof useNavigate>;

const List = () => {
  const own = useNavigate();
  useEffect(() => {
    navigate = own;
  }, [own]);
  return <p>List</p>;
};

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/record', element: <p>Record</p> },
    ],
    { initialEntries: ['/list'] },
  );
  const routing = createRouting(() => router.state.location);
  render(
    <RouterProviderContext value={routing}>
      <RouterProvider router={router} useTransitions={false} />
    </RouterProviderContext>,
  );
  return router;
};

afterEach(cleanup);

it('writes what was chosen in a list into its address', async () => {
  const router = open();
  await act(async () => navigate({ search: '?q=word' }));
  expect(router.state.location).toMatchObject({ pathname: '/list', search: '?q=word' });
});

it.each(['before it is drawn', 'after it is drawn'])(
  'does not lead back to a list from the record that was opened, %s',
  async (when) => {
    const router = open();
    if (when === 'after it is drawn') {
      await act(async () => navigate('/record'));
      screen.getByText('Record');
      await act(async () => navigate({ search: '?q=word' }));
    } else {
      await act(async () => {
        navigate('/record');
        await Promise.resolve();
        navigate({ search: '?q=word' });
      });
    }
    expect(router.state.location).toMatchObject({ pathname: '/record', search: '' });
  },
);

it('keeps what the entry was told where a list puts what it remembers into the address', async () => {
  const router = open();
  await act(async () => router.navigate('/list', { state: { from: 'record' } }));
  await act(async () => navigate({ search: '?q=word' }, { replace: true, state: { _scrollToTop: false } }));
  expect(router.state.location).toMatchObject({
    search: '?q=word',
    state: { from: 'record', _scrollToTop: false },
  });
  await act(async () => navigate({ search: '?q=other' }));
  expect(router.state.location.state).toBeNull();
});
