// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { openLooks, Said, worldWith } from './openedLooks';
import { PLACE } from '../../src/model/order/placeField';
import { demoOrder } from './demoOrder';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';

const fields = { name: { kind: 'text', search: true }, part: { kind: 'choice', values: { a: {}, b: {} } } };
const worldOf = (order: unknown) => worldWith({}, fields, { list: { order } }).model;
const rows = ['One', 'Two', 'Three', 'Four'].map((name, at) => ({
  id: name,
  name,
  part: at === 1 ? 'b' : 'a',
  [PLACE]: `n${at}`,
}));

const host = (model: ReturnType<typeof worldOf>) => {
  const inner = fakeRestDataProvider({ 'apps/things': structuredClone(rows) });
  return demoOrder(inner as ResourceProvider, model) as DataProvider;
};

const open = (order: unknown, more: { readonly search?: string } = {}) => {
  const model = worldOf(order);
  openLooks({ model, rows }, { provider: host(model), beside: <Said />, ...more });
  return userEvent.setup();
};

const names = () => [...document.querySelectorAll('a.title')].map((link) => link.textContent);
const begins = () => waitFor(() => expect(names()).toEqual(['One', 'Two', 'Three', 'Four']));

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, entry: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

const entries = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  const found = await screen.findAllByRole('menuitem');
  return found.map(({ textContent }) => textContent).filter((text) => /^(Move|Sort)/.test(text));
};

afterEach(cleanup);

it('moves a row up, down, to both ends and to a number by its menu', async () => {
  const user = open(true);
  await begins();
  await choose(user, 'Three', 'Move up');
  await waitFor(() => expect(names()).toEqual(['One', 'Three', 'Two', 'Four']));
  await choose(user, 'One', 'Move down');
  await waitFor(() => expect(names()).toEqual(['Three', 'One', 'Two', 'Four']));
  await choose(user, 'Four', 'Move to the top');
  await waitFor(() => expect(names()).toEqual(['Four', 'Three', 'One', 'Two']));
  await choose(user, 'Four', 'Move to the bottom');
  await waitFor(() => expect(names()).toEqual(['Three', 'One', 'Two', 'Four']));
  await choose(user, 'Four', 'Move to number…');
  await user.type(await screen.findByRole('textbox', { name: 'Move to number…' }), '2{Enter}');
  await waitFor(() => expect(names()).toEqual(['Three', 'Four', 'One', 'Two']));
  expect(await screen.findByText(/“Four” is now number 2 of 4\.$/)).toBeDefined();
});

it('moves it among those that stand in one order with it, and offers nothing beyond the first', async () => {
  const user = open({ within: 'part' });
  await begins();
  const offered = ['Move to the top', 'Move to the bottom', 'Move to number…', 'Move to…'];
  expect(await entries(user, 'Two')).toEqual(offered);
  await user.keyboard('{Escape}');
  await choose(user, 'Three', 'Move up');
  await waitFor(() => expect(names()).toEqual(['Three', 'One', 'Two', 'Four']));
});

it('leads back to the order that people make where the list is sorted otherwise', async () => {
  const user = open(true, { search: '?sort=name&order=ASC' });
  await waitFor(() => expect(names()).toEqual(['Four', 'One', 'Three', 'Two']));
  expect(await entries(user, 'One')).toEqual(['Sort by hand, to move it']);
  await user.keyboard('{Escape}');
  await choose(user, 'One', 'Sort by hand, to move it');
  await begins();
});

it('offers nothing of it where nobody makes an order', async () => {
  const user = open(undefined, { search: '?sort=name&order=ASC' });
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(await entries(user, 'One')).toEqual([]);
});
