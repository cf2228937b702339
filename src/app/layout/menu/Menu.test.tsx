import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { ShellScreen } from '../../../../tests/shell/ShellScreen';
import type { View, ViewSource } from '../../../model/pages/views';
import { ViewsContext } from '../../../views/ViewsContext';
import { Menu } from './Menu';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const open = (at: string, store: Store = memoryStore(), isRail = false) => {
  render(
    <ShellScreen at={at} store={store}>
      <Menu isRail={isRail} />
    </ShellScreen>,
  );
};

const group = (name: string) => screen.getByRole('region', { name });
const toggle = (name: string) => within(group(name)).queryByRole('button', { name });
const entries = (name: string) =>
  within(group(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a group of the menu', () => {
  it('folds, unfolds, and is found again as it was left', async () => {
    const person = userEvent.setup();
    const store = localStorageStore('1', 'test of the menu');
    open('/apps/orders', store);
    expect(entries('Stock')).toEqual(['Articles']);
    await person.click(toggle('Stock')!);
    expect([entries('Stock'), toggle('Stock')?.getAttribute('aria-expanded')]).toEqual([[], 'false']);
    cleanup();
    open('/apps/orders', store);
    expect(entries('Stock')).toEqual([]);
    await person.click(toggle('Stock')!);
    expect([entries('Stock'), toggle('Stock')?.getAttribute('aria-expanded')]).toEqual([
      ['Articles'],
      'true',
    ]);
  });

  it('is open while one of its pages is, however it was left', () => {
    const store = memoryStore({ 'menu.folded': { stock: true } });
    open('/apps/goods/7/show', store);
    expect([entries('Stock'), toggle('Stock')]).toEqual([['Articles'], null]);
  });

  it('that is declared folded shows its heading alone at first', async () => {
    open('/apps/orders');
    expect(entries('Rest')).toEqual([]);
    await userEvent.setup().click(toggle('Rest')!);
    expect(entries('Rest')).toEqual(['My Setting', 'Privacy', 'Help']);
  });

  it.each([null, 'broken', 7])('is open where what is kept of it is %j', (folded) => {
    open('/apps/orders', memoryStore({ 'menu.folded': folded }));
    expect(entries('Stock')).toEqual(['Articles']);
  });
});

it('marks the page that is open, and no other that begins alike', () => {
  open('/apps/orders/create');
  const marked = screen.getAllByRole('link', { current: 'page' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Orders']);
});

it('keeps the name of every entry where only icons are seen', () => {
  open('/apps/orders', memoryStore(), true);
  expect(screen.getByRole('link', { name: 'Orders' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Office' })).toBeDefined();
});

const view = (id: string, name: string, isDefault = false): View => ({
  id,
  name,
  isDefault,
  of: 'goods',
  audience: 'me',
  shows: { filter: {} },
  mayChange: true,
});

it('has the views of a list below it, the one it begins with first, folded until they are wanted', async () => {
  const person = userEvent.setup();
  const store = localStorageStore('1', 'test of the views');
  const read = async () => [view('a', 'Low'), view('b', 'Gone', true)];
  const openWithViews = () =>
    render(
      <ViewsContext value={{ read } as unknown as ViewSource}>
        <ShellScreen at="/apps/orders" store={store}>
          <Menu />
        </ShellScreen>
      </ViewsContext>,
    );
  openWithViews();
  const fold = () => screen.findByRole('button', { name: 'app.menu.views' });
  expect((await fold()).getAttribute('aria-expanded')).toBe('false');
  expect(entries('Stock')).toEqual(['Articles']);
  await person.click(await fold());
  expect(entries('Stock')).toEqual(['Articles', 'Gone', 'Low']);
  expect(screen.getByRole('link', { name: 'Low' }).getAttribute('href')).toBe('/apps/goods?view=a');
  cleanup();
  openWithViews();
  await fold();
  expect(entries('Stock')).toEqual(['Articles', 'Gone', 'Low']);
  await person.click(await fold());
  expect(entries('Stock')).toEqual(['Articles']);
});
