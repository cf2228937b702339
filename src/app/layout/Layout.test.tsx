import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, type I18nProvider } from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShellScreen } from '../../../tests/shell/ShellScreen';
import { Menu } from './menu/Menu';
import { useMenu } from './menu/useMenu';
import { Navbar } from './Navbar';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nowhere = () => undefined;

const Frame = () => {
  const [count, setCount] = useState(0);
  const menu = useMenu();
  return (
    <>
      <Menu isRail={!menu.isOpen} />
      <Navbar menu={menu} onTitleSlot={nowhere} />
      <button onClick={() => setCount(count + 1)}>drawn {count}</button>
    </>
  );
};

it('leaves menu and navbar as they are when a page is drawn anew', async () => {
  /* once the page is idle, the menu draws itself anew of its own accord */
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', nowhere);
  const translate = vi.fn((key: string) => key);
  const words: I18nProvider = { translate, changeLocale: async () => undefined, getLocale: () => 'en' };
  render(
    <ShellScreen at="/apps/orders">
      <I18nContextProvider value={words}>
        <Frame />
      </I18nContextProvider>
    </ShellScreen>,
  );
  const asked = () => translate.mock.calls.map(([key]) => key);
  const person = userEvent.setup();
  expect(asked()).toEqual(expect.arrayContaining(['app.menu.label', 'app.menu.expand']));
  translate.mockClear();
  await person.click(screen.getByRole('button', { name: 'drawn 0' }));
  expect(await screen.findByRole('button', { name: 'drawn 1' })).toBeDefined();
  expect(asked()).not.toContain('app.menu.label');
  expect(asked()).not.toContain('app.menu.expand');
  await person.click(screen.getByRole('button', { name: 'app.menu.expand' }));
  await waitFor(() =>
    expect(asked()).toEqual(expect.arrayContaining(['app.menu.label', 'app.menu.collapse'])),
  );
});
