// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext } from 'react-admin';
import { Link, RouterProvider, useLocation, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import { AdminContext } from '../../fields/AdminContext';
import { messages } from '../../locales/en/messages';
import { createAbility } from '../../model/access/ability';
import { NotFound } from '../../pages/NotFound';
import { createAddressed, type Opened } from './addressed';
import { createAppTheme } from '../theme/createAppTheme';
import { looks } from '../theme/look';

const posts = defineResource({
  label: { one: 'Post', many: 'Posts' },
  title: '{title}',
  icon: 'draft',
  fields: { title: f.text({}), state: f.choice({ values: { draft: {}, live: {} } }) },
  routes: { list: '/blog/:state?', show: '/blog/read/:title-:id' },
});

const model = modelOf({ posts });

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{decodeURIComponent(pathname + search)}</p>
      <Link to="/apps/posts/7/show">Seven</Link>
      <Link to={`/apps/posts?filter=${encodeURIComponent('{"state":["live"]}')}`}>Live</Link>
    </>
  );
};

const english = polyglotI18nProvider(() => messages, 'en');

const Missing = () => (
  <CoreAdminContext i18nProvider={english}>
    <AdminContext value={{ model, ability: createAbility([]) }}>
      <ThemeProvider theme={createTheme(createAppTheme(looks.light))}>
        <NotFound />
      </ThemeProvider>
    </AdminContext>
  </CoreAdminContext>
);

let opened: Opened | undefined;

const open = (address: string, routes: RouteObject[] = [{ path: '*', element: <Page /> }]) => {
  window.history.replaceState(null, '', address);
  opened = createAddressed(model).open(routes);
  render(<RouterProvider router={opened.router} useTransitions={false} />);
  return opened;
};

const known = () => screen.getByText(/^\//).textContent;
const shown = () => window.location.pathname + window.location.search;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  opened?.router.dispose();
  window.history.replaceState(null, '', '/');
});

it('S1.28 opens a declared address as the page that it is of, and keeps it', () => {
  open('/blog/live');
  expect([known(), shown()]).toEqual(['/apps/posts?filter={"state":["live"]}', '/blog/live']);
});

it('leads from the address below the route to the declared one', () => {
  open('/apps/posts/7/show?tab=2');
  expect([known(), shown()]).toEqual(['/apps/posts/7/show?tab=2', '/blog/read/7?tab=2']);
});

it('S1.28 makes declared addresses of links, which open in a tab of their own as well', () => {
  open('/');
  expect(hrefs()).toEqual(['/blog/read/7', '/blog/live']);
});

it('shows where a link has led, and comes back', async () => {
  const { router } = open('/blog');
  fireEvent.click(screen.getByText('Live'));
  expect(shown()).toBe('/blog/live');
  await act(async () => router.navigate({ search: '?filter=%7B%7D&page=2' }));
  expect(shown()).toBe('/blog?filter=%7B%7D&page=2');
  await act(async () => router.navigate(-1));
  await waitFor(() =>
    expect([known(), shown()]).toEqual(['/apps/posts?filter={"state":["live"]}', '/blog/live']),
  );
});

it('puts the text of a record into its address once that is known, in the place of a wrong one', async () => {
  const { follow } = open('/blog/read/other-7');
  expect([known(), shown()]).toEqual(['/apps/posts/7/show', '/blog/read/7']);
  const client = new QueryClient();
  follow(client);
  act(
    () => void client.setQueryData(['posts', 'getOne', { id: '7' }], { id: '7', title: 'Not this entity' }),
  );
  expect(shown()).toBe('/blog/read/7');
  act(
    () => void client.setQueryData(['apps/posts', 'getOne', { id: '7' }], { id: '7', title: 'Spring Sale!' }),
  );
  expect(shown()).toBe('/blog/read/spring-sale-7');
  act(
    () =>
      void client.setQueryData(['apps/posts', 'getList', {}], {
        data: [{ id: '7', title: 'Summer' }],
        total: 1,
      }),
  );
  expect(shown()).toBe('/blog/read/summer-7');
});

it('forgets the texts of records with the answers that they came with', () => {
  const { follow, router } = open('/');
  const client = new QueryClient();
  follow(client);
  const href = () => router.createHref({ pathname: '/apps/posts/7/show', search: '', hash: '' } as never);
  client.setQueryData(['apps/posts', 'getOne', { id: '7' }], { id: '7', title: 'Spring' });
  expect(href()).toBe('/blog/read/spring-7');
  client.clear();
  expect(href()).toBe('/blog/read/7');
});

it('says of which address there is no page', () => {
  open('/blog/gone', [
    { path: '/apps/posts/*', element: <Page /> },
    { path: '*', element: <Missing /> },
  ]);
  expect(screen.getByText('There is no page at /blog/gone.')).not.toBeNull();
  expect(shown()).toBe('/blog/gone');
});
