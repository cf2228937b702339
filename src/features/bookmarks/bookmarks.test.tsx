import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import type { BookmarkSource } from '../../model/pages/bookmarks';
import { BookmarksContext } from '../../views/BookmarksContext';
import { BookmarkBar } from './BookmarkBar';
import { BookmarkItems } from './BookmarkItems';
import { BookmarkStar } from './BookmarkStar';

const entity = (one: string) =>
  defineResource({
    label: { one, many: `${one}s` },
    title: '{name}',
    icon: 'tag',
    fields: { name: f.text({ required: true }) },
  });

const model = modelOf({ plans: entity('Plan'), bills: entity('Bill'), secrets: entity('Secret') });
const rights = ['plans', 'bills'].map((subject) => ({ action: 'list', subject }));

const draw = (at: string, source: Partial<BookmarkSource> = {}) => {
  const said: [string, boolean][] = [];
  const bookmarks: BookmarkSource = {
    read: async () => ['plans', 'secrets'],
    set: async (...wish) => void said.push(wish),
    ...source,
  };
  const element = (
    <>
      <BookmarkStar />
      <BookmarkBar />
      <Messages />
      <ul role="menu">
        <BookmarkItems onClose={() => {}} />
      </ul>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <FieldScreen model={model} rights={rights}>
      <BookmarksContext value={bookmarks}>
        <RouterProvider router={router} />
      </BookmarksContext>
    </FieldScreen>,
  );
  return { user: userEvent.setup(), said, router };
};

const show = async (...drawn: Parameters<typeof draw>) => {
  const shown = draw(...drawn);
  await screen.findByRole('navigation', { name: 'Bookmarks' });
  return shown;
};

const Messages = () => (
  <p role="alert">{useNotificationContext().notifications.map(({ message }) => message as string)}</p>
);

const star = () => screen.queryByRole('button', { name: /^Bookmark / });
const isPressed = () => star()?.getAttribute('aria-pressed');
const bar = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .join(', ');
const shows = (...state: readonly [pressed: string, bar: string]) =>
  waitFor(() => expect([isPressed(), bar()]).toEqual(state));

afterEach(cleanup);

describe('the star', () => {
  it('S2.70 makes the page that is open a bookmark, and takes it away again', async () => {
    const { user, said } = await show('/apps/bills');
    await shows('false', 'Plans');
    await user.click(screen.getByRole('button', { name: 'Bookmark Bills' }));
    await shows('true', 'Plans, Bills');
    await user.click(screen.getByRole('button', { name: 'Bookmark Bills' }));
    await shows('false', 'Plans');
    expect(said).toEqual([
      ['bills', true],
      ['bills', false],
    ]);
  });

  it('is pressed at once, and back with words where that is refused', async () => {
    let refuse = () => {};
    const set = () =>
      new Promise<void>((_, reject) => (refuse = () => reject(new Error('You have no such page.'))));
    const { user } = await show('/apps/bills', { set });
    await user.click(screen.getByRole('button', { name: 'Bookmark Bills' }));
    await shows('true', 'Plans, Bills');
    refuse();
    await shows('false', 'Plans');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You have no such page.'));
  });

  it('is not there on a record, or where nobody knows what is a bookmark', async () => {
    await show('/apps/bills/1/show');
    expect(star()).toBeNull();
    cleanup();
    const read = vi.fn(() => Promise.reject(new Error('no')));
    draw('/apps/bills', { read });
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(async () => {});
    expect([star(), bar(), screen.getByRole('alert').textContent]).toEqual([null, '', '']);
  });
});

describe('the bar', () => {
  it('leads to each bookmark, and names none that this person may not open', async () => {
    const { user, router } = await show('/apps/bills');
    await user.click(screen.getByRole('link', { name: 'Plans' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/plans'));
    await waitFor(() => expect(isPressed()).toBe('true'));
  });
});

describe('the menu of a phone', () => {
  it('has the star and the bookmarks among its entries', async () => {
    const { user } = await show('/apps/bills');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Plans']);
    const entry = () => screen.getByRole('menuitemcheckbox', { name: 'Bookmark Bills' });
    expect(entry().getAttribute('aria-checked')).toBe('false');
    await user.click(entry());
    await waitFor(() => expect(entry().getAttribute('aria-checked')).toBe('true'));
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });
});
