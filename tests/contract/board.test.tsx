// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { inPageAs, withAccounts } from './inPageAs';
import { openLooks } from './openedLooks';

const config = withAccounts({
  tasks: {
    label: { one: 'Task', many: 'Tasks' },
    title: '{name}',
    icon: 'tag',
    list: {
      sort: ['name', 'ASC'],
      filters: ['state'],
      views: { board: { by: 'state', columns: ['open', 'busy', 'done', 'lost'], sum: 'hours' } },
    },
    fields: {
      name: { kind: 'text', required: true, search: true },
      hours: { kind: 'number', integer: true },
      state: {
        kind: 'choice',
        values: { open: { tone: 'info' }, busy: {}, done: { tone: 'success' }, lost: {}, old: {} },
      },
    },
    transitions: { state: { open: ['busy', 'done'], busy: ['open', 'done'], done: [], lost: [] } },
    actions: { finish: { on: 'row', confirm: true, final: true, effect: { state: 'done' } } },
  },
} as never);

const model = createModel(config, kinds);

/* thirty are open, of one hour each, and one is busy with five */
const tasks = [
  ...Array.from({ length: 30 }, (_, at) => ({
    id: `t${at}`,
    name: `Task ${String(at).padStart(2, '0')}`,
    hours: 1,
    state: 'open',
  })),
  { id: 'b', name: 'Task 40', hours: 5, state: 'busy' },
  { id: 'n', name: 'Task 41', hours: 7, state: null },
];

const WRITES = ['update', 'runAction', 'updateMany', 'create', 'delete'];

/** Opens the board over a server, and remembers what that was asked to write. */
const open = async ({ search = '', refuses = '' } = {}) => {
  const server = await inPageAs(config, { tasks });
  const written: string[] = [];
  const provider = new Proxy(server, {
    get: (target, method: keyof DataProvider & string) => {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== 'function' || !WRITES.includes(method)) return call;
      return (...asked: unknown[]) => {
        written.push(method);
        return refuses ? Promise.reject(new Error(refuses)) : Reflect.apply(call, target, asked);
      };
    },
  });
  openLooks({ model, rows: [] }, { provider, search });
  await screen.findByRole('group', { name: /^Open/ });
  return { written, user: userEvent.setup() };
};

afterEach(cleanup);

const column = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const head = (name: string) => within(column(name)).getByRole('heading').textContent;
const cards = (name: string) => [...column(name).querySelectorAll('a.title')].map((link) => link.textContent);
const isIn = (name: string, card: string) => waitFor(() => expect(cards(name)).toContain(card));
const mover = (card: string) => screen.findByRole('button', { name: `Move ${card}` });
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const isSaid = (text: string | RegExp) =>
  waitFor(() => expect(said()).toContainEqual(expect.stringMatching(text)));

it('has a column for each value, with the first of its cards, and the count and sum of all', async () => {
  await open();
  await waitFor(() => expect(head('Open')).toBe('Open3030'));
  expect(cards('Open')).toHaveLength(20);
  expect(head('Busy')).toBe('Busy15');
  expect(head('Lost')).toBe('Lost0');
  expect(within(column('Lost')).getByText('None')).toBeDefined();
  expect(screen.queryByRole('group', { name: /^Old/ })).toBeNull();
  expect(screen.getByText('1 record has no State, and so no column.')).toBeDefined();
});

it('moves a card by keys with one ordinary change, says each step, and has the focus where the card is', async () => {
  const { user, written } = await open();
  const button = await mover('Task 03');
  button.focus();
  await user.keyboard(' ');
  await isSaid('Task 03 picked up from Open.');
  await user.keyboard('{ArrowRight}');
  await isSaid('Task 03 is over Busy.');
  expect(column('Busy').hasAttribute('data-over')).toBe(true);
  expect(written).toEqual([]);
  await user.keyboard(' ');
  await isIn('Busy', 'Task 03');
  await waitFor(() => expect(head('Busy')).toBe('Busy26'));
  expect(cards('Open')).not.toContain('Task 03');
  await isSaid('Task 03 is now in Busy.');
  expect(written).toEqual(['update']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Task 03'));
  expect(document.activeElement?.closest('[role=group]')).toBe(column('Busy'));
});

it('leaves a card where it is with Escape, and with a way back to its own column', async () => {
  const { user, written } = await open();
  (await mover('Task 03')).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  await isSaid('Task 03 stays in Open.');
  await user.keyboard(' {ArrowRight}{ArrowLeft} ');
  await isSaid('Task 03 stays in Open.');
  expect([cards('Open')[3], written]).toEqual(['Task 03', []]);
});

it('runs the action that brings the value, with its question, and no other change', async () => {
  const { user, written } = await open();
  await user.click(await mover('Task 40'));
  const menu = await screen.findByRole('menu', { name: 'Move Task 40 to' });
  const offered = within(menu).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Open', 'Done']);
  await user.click(within(menu).getByRole('menuitem', { name: 'Done' }));
  const dialog = await screen.findByRole('dialog', { name: /Finish/ });
  expect(written).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
  await isIn('Done', 'Task 40');
  expect(cards('Busy')).toEqual([]);
  expect(written).toEqual(['runAction']);
});

it('says of a column why a card may not go there, and writes nothing when it is dropped there', async () => {
  const { user, written } = await open();
  (await mover('Task 03')).focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  await isSaid(/^Task 03 can’t go to Lost: .*Open/);
  expect(column('Lost').hasAttribute('data-closed')).toBe(true);
  expect(column('Busy').hasAttribute('data-closed')).toBe(false);
  await user.keyboard(' ');
  await waitFor(() => expect(column('Lost').hasAttribute('data-closed')).toBe(false));
  expect([cards('Open')[3], written]).toEqual(['Task 03', []]);
});

it('has a card back where it was when the server refuses', async () => {
  const { user, written } = await open({ refuses: 'Nobody works today.' });
  (await mover('Task 03')).focus();
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(written).toEqual(['update']));
  await isIn('Open', 'Task 03');
  await waitFor(() => expect(cards('Busy')).toEqual(['Task 40']));
});

it('says when the filters of the list leave out what was moved, or its order has it further down', async () => {
  const filter = encodeURIComponent(JSON.stringify({ state: ['open'] }));
  const { user } = await open({ search: `?filter=${filter}` });
  (await mover('Task 03')).focus();
  await user.keyboard(' {ArrowRight} ');
  /* to be heard, and to be read */
  const text = 'Task 03 is now in Busy. The filters of this list leave it out.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
  cleanup();
  const last = await open();
  await last.user.click(await mover('Task 40'));
  await last.user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  await isSaid('Task 40 is now in Open, further down.');
});
