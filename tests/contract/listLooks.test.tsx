// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createModel } from '../../src/model/resolve/createModel';
import { kinds } from '../../src/fields/kinds';
import { openLooks, worldWith } from './openedLooks';

const fields = { name: { kind: 'text', search: true }, price: { kind: 'money', currency: 'EUR' } };
const world = worldWith({ cards: { facts: ['price'] } }, fields);

afterEach(cleanup);

const isTable = () =>
  waitFor(() => expect(document.querySelectorAll('tbody tr[data-index]')).toHaveLength(5));
const areCards = () =>
  waitFor(() => {
    expect(document.querySelectorAll('li[data-index] dl')).toHaveLength(5);
    expect(document.querySelector('tbody')).toBeNull();
  });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: /^Shown as:/ }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
};

it('opens with the first way that is declared, and goes from one to another, and back with Back', async () => {
  const user = userEvent.setup();
  const { router } = openLooks(world);
  await areCards();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  await choose(user, 'Table');
  await isTable();
  expect(new URLSearchParams(router.state.location.search).get('look')).toBe('table');
  expect(screen.getByRole('button', { name: 'Shown as: Table' })).toBeDefined();
  await router.navigate(-1);
  await areCards();
  await router.navigate(1);
  await isTable();
});

it('keeps the way when it is sorted otherwise, in its address too', async () => {
  const user = userEvent.setup();
  const { router } = openLooks(world, { search: '?look=table' });
  await isTable();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  const said = () => new URLSearchParams(router.state.location.search);
  await waitFor(() => expect(said().get('sort')).toBe('name'));
  expect(said().get('look')).toBe('table');
  await isTable();
});

it('remembers what the person chose last for the list, and not what no entity knows', async () => {
  const user = userEvent.setup();
  const { store } = openLooks(world);
  await areCards();
  await choose(user, 'Table');
  await isTable();
  const kept = String(store.getItem('things.look'));
  cleanup();
  openLooks(world, { store: memoryStore({ 'things.look': kept }) });
  await isTable();
  cleanup();
  openLooks(world, { store: memoryStore({ 'things.look': 'globe' }), search: '?look=globe' });
  await areCards();
});

it('sorts where no column has a head, and says by what', async () => {
  const user = userEvent.setup();
  const { router } = openLooks(world);
  await areCards();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name');
  await waitFor(() => expect(router.state.location.search).toContain('sort=name'));
  const names = () => [...document.querySelectorAll('li a.title')].map((link) => link.textContent);
  const sorted = world.rows.map((row) => String(Reflect.get(row, 'name'))).toSorted();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'ascending');
  await waitFor(() => expect(names()).toEqual(sorted));
});

it('is kept in a saved view, and what no view says stays as the person has it', async () => {
  const user = userEvent.setup();
  openLooks(world);
  await areCards();
  await choose(user, 'Table');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'In rows');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const tab = await screen.findByRole('button', { name: /In rows/, pressed: true });
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await choose(user, 'Cards');
  await areCards();
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDefined();
  await user.click(tab);
  await isTable();
});

it('keeps the span of a calendar in a saved view, and not its date', async () => {
  const user = userEvent.setup();
  const views = { calendar: { at: 'day', spans: ['day', 'list'] }, table: {} };
  const days = worldWith(views, { name: { kind: 'text' }, day: { kind: 'date', required: true } });
  const { router } = openLooks(days, { search: '?look=calendar.list.2026-03-01' });
  const look = () => new URLSearchParams(router.state.location.search).get('look');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Listed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const tab = await screen.findByRole('button', { name: /Listed/, pressed: true });
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await choose(user, 'Table');
  await isTable();
  await user.click(tab);
  await waitFor(() => expect(look()).toBe('calendar.list'));
  expect(await screen.findByRole('button', { name: 'List', pressed: true })).toBeDefined();
});

it('offers the table last unless it stands elsewhere, and nothing where no way is declared', async () => {
  const namesWith = (views: object | undefined) => {
    const list = { ...(views && { views }) };
    const things = { ...world.declared.things, list } as never;
    const model = createModel({ name: 'Test', groups: {}, resources: { things } }, kinds);
    return model.resource('things').list.views.map(({ name }) => name);
  };
  expect(namesWith({ cards: {} })).toEqual(['cards', 'table']);
  expect(namesWith({ table: {}, cards: {} })).toEqual(['table', 'cards']);
  expect(namesWith(undefined)).toEqual([]);
  const { declared, rows } = world;
  const plain = { ...declared.things, list: {} } as never;
  openLooks({ model: createModel({ name: 'Test', groups: {}, resources: { things: plain } }, kinds), rows });
  await isTable();
  expect(screen.queryByRole('button', { name: /^Shown as:/ })).toBeNull();
});
