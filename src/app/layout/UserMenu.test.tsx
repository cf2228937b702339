import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { ShellScreen } from '../../../tests/shell/ShellScreen';
import { UserMenu } from './UserMenu';

afterEach(cleanup);

const open = (may?: { action: string; subject: string }) => {
  const store = memoryStore();
  render(
    <ShellScreen store={store} {...(may && { may })}>
      <UserMenu anchor={document.body} onClose={() => {}} />
    </ShellScreen>,
  );
  return store;
};

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('says who is signed in and as what, and leads to what is theirs', () => {
  open();
  expect(items()).toEqual([
    'app.signedInAsSuper admin',
    'app.ownAccount.title',
    'My Setting',
    'app.shortcuts.title',
    'app.signOut',
  ]);
  expect(screen.getByRole('menuitem', { name: 'My Setting' }).getAttribute('href')).toBe('/apps/mine');
});

it('leaves out what the person may not open', () => {
  open({ action: 'list', subject: 'orders' });
  expect(items()).toEqual([
    'app.signedInAsSuper admin',
    'app.ownAccount.title',
    'app.shortcuts.title',
    'app.signOut',
  ]);
});

it('draws closer together, and keeps it', async () => {
  const store = open();
  const compact = screen.getByRole('menuitemcheckbox', { name: 'app.compact' });
  expect(compact.getAttribute('aria-checked')).toBe('false');
  await userEvent.setup().click(compact);
  expect([compact.getAttribute('aria-checked'), store.getItem('density')]).toEqual(['true', 'compact']);
});
