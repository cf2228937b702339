// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { afterEach, expect, it, vi } from 'vitest';
import { openLooks, worldWith } from '../../../tests/contract/openedLooks';

const fields = {
  name: { kind: 'text' },
  body: { kind: 'longText', label: 'Body' },
  isRead: { kind: 'boolean', label: 'Read' },
};
const split = { line: ['name'], strong: { isRead: false }, onOpen: { isRead: true } };
const world = worldWith({ split }, fields);
const rows = [
  { id: '1', name: 'One', body: 'First body', isRead: false },
  { id: '2', name: 'Two', body: 'Second body', isRead: false },
  { id: '3', name: 'Three', body: 'Third body', isRead: true },
] as never;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (opened: Partial<Parameters<typeof openLooks>[1]> = {}) => {
  const provider = fakeRestDataProvider({ 'apps/things': structuredClone(rows) });
  const update = vi.spyOn(provider, 'update');
  const { router, ...rest } = openLooks({ model: world.model, rows }, { provider, ...opened });
  const opens = () => new URLSearchParams(router.state.location.search).get('open');
  return { router, update, opens, user: userEvent.setup(), ...rest };
};

const line = (name: string) => screen.findByRole('link', { name });
const pane = (name: string) => screen.findByRole('region', { name });

it('opens a record beside its list, says so in the address, and goes back to the list alone', async () => {
  const { router, opens, user } = open();
  expect(await screen.findByText('Choose a line to see its record here')).toBeDefined();
  await user.click(await line('One'));
  expect(await within(await pane('One')).findByText('First body')).toBeDefined();
  expect(opens()).toBe('1');
  /* the lines, and the record in the column beside them */
  expect(document.querySelector('.lines')?.parentElement?.children).toHaveLength(2);
  await user.click(await line('Two'));
  expect(await within(await pane('Two')).findByText('Second body')).toBeDefined();
  expect(opens()).toBe('2');
  await router.navigate(-1);
  expect(await screen.findByText('Choose a line to see its record here')).toBeDefined();
  expect(opens()).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await line('Two')));
});

it('opens the record of an address, and closes it without leaving the list', async () => {
  const { router, opens, user } = open({ search: '?open=2' });
  expect(await within(await pane('Two')).findByText('Second body')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(opens()).toBeNull());
  expect(router.state.location.pathname).toBe('/apps/things');
  expect(await line('Two')).toBeDefined();
});

it('follows whoever leads through the lines by keys, and has the focus when the open line is entered', async () => {
  const { opens, user } = open();
  (await line('One')).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(opens()).toBe('2'));
  await pane('Two');
  expect(document.activeElement).toBe(await line('Two'));
  await user.keyboard('j');
  await waitFor(() => expect(opens()).toBe('3'));
  await waitFor(async () => expect(document.activeElement).toBe(await line('Three')));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await pane('Three'));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await line('Three'));
  expect(opens()).toBe('3');
});

it('changes a record that is opened, once, and none that has it already', async () => {
  const { update, user } = open();
  await line('One');
  const strong = () => [...document.querySelectorAll<HTMLElement>('[data-strong]')];
  expect(strong().map(({ textContent }) => textContent)).toEqual(['Read: One', 'Read: Two']);
  for (const each of strong()) expect(within(each).getByRole('img', { name: 'No' })).toBeDefined();
  await user.hover(await line('One'));
  await user.click(await line('Three'));
  await within(await pane('Three')).findByText('Third body');
  expect(update).not.toHaveBeenCalled();
  await user.click(await line('One'));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1]).toMatchObject({ id: '1', data: { isRead: true } });
  await waitFor(() => expect(strong()).toHaveLength(1));
  await within(await pane('One')).findByText('First body');
  expect(update).toHaveBeenCalledTimes(1);
});

it('changes nothing for whoever may not edit', async () => {
  const rights = ['list', 'show'].map((action) => ({ action, subject: 'things' }));
  const { update, user } = open({ rights });
  await user.click(await line('One'));
  await within(await pane('One')).findByText('First body');
  expect(document.querySelectorAll('[data-strong]')).toHaveLength(2);
  expect(update).not.toHaveBeenCalled();
});

it('shows a record again as it was where the change is refused, and says nothing', async () => {
  const provider = fakeRestDataProvider({ 'apps/things': structuredClone(rows) });
  const update = vi.fn(() => Promise.reject(new Error('no')));
  const { user } = open({ provider: { ...provider, update } });
  await user.click(await line('One'));
  await waitFor(() => expect(update).toHaveBeenCalled());
  await waitFor(() => expect(document.querySelectorAll('[data-strong]')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads a form that is opened from there back to the list with its record', async () => {
  const { router, user } = open();
  await user.click(await line('One'));
  const told: unknown[] = [];
  router.subscribe(({ location }) => told.push(location.state));
  await user.click(await within(await pane('One')).findByRole('link', { name: 'Edit' }));
  const back: unknown = expect.stringMatching(/^\/apps\/things\?.*open=1/);
  expect(told[0]).toMatchObject({ from: 'record', back });
});

it('has no room beside the lines on a phone, opens the record over them and leads back', async () => {
  const isPhone = (query: string) => /max-width/.test(query);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { router, opens, user } = open();
  expect(screen.queryByText('Choose a line to see its record here')).toBeNull();
  await user.click(await line('One'));
  const dialog = await screen.findByRole('dialog', { name: 'One' });
  expect(document.activeElement).toBe(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opens()).toBeNull());
  expect(router.state.location.pathname).toBe('/apps/things');
  await waitFor(async () => expect(document.activeElement).toBe(await line('One')));
});
