// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { DataProvider, GetListParams } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLACE } from '../../src/model/order/placeField';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { demoOrder } from './demoOrder';
import { openLooks, Said, worldWith } from './openedLooks';

const fields = {
  name: { kind: 'text', search: true },
  part: { kind: 'choice', values: { a: {}, b: {} } },
  parent: { kind: 'reference', to: 'things', tree: true, label: 'Below' },
};

const row = (name: string, at: number, more: object = {}) => ({
  id: name,
  name,
  part: at === 1 ? 'b' : 'a',
  parent: null,
  [PLACE]: `n${at}`,
  ...more,
});
const four = ['One', 'Two', 'Three', 'Four'].map((name, at) => row(name, at));

type Opening = {
  readonly list?: object;
  readonly views?: object;
  readonly search?: string;
  readonly rows?: readonly ReturnType<typeof row>[];
  readonly refuses?: boolean;
};

/** Opens the list, and notes what is written. */
const open = async ({ list = { order: true }, views = {}, search, rows = four, refuses }: Opening = {}) => {
  const { model } = worldWith(views, fields, { list: { filters: ['part', 'parent'], views, ...list } });
  const inner = demoOrder(
    fakeRestDataProvider({ 'apps/things': structuredClone([...rows]) }) as ResourceProvider,
    model,
  );
  const written: object[] = [];
  const provider = {
    ...inner,
    getList: (name: string, params: GetListParams) => {
      const { parent, parent_exists: exists, part, ...filter } = params.filter as Record<string, unknown>;
      const fits = (record: Record<string, unknown>) =>
        (exists === undefined || String(record['parent'] !== null) === exists) &&
        (parent === undefined || [parent].flat().some((each) => each === record['parent'])) &&
        (part === undefined || [part].flat().some((each) => each === record['part']));
      return inner.getList(name, { ...params, filter: Object.keys(filter).length > 0 ? filter : fits });
    },
    place: async (name: string, { id, to, among }: Parameters<ResourceProvider['place']>[1]) => {
      written.push({ id, ...to, ...among });
      if (refuses) throw new Error('Nobody works today.');
      return inner.place(name, { id, to, ...(among && { among }) });
    },
    update: (name: string, params: Parameters<ResourceProvider['update']>[1]) => {
      written.push({ id: params.id, parent: (params.data as { parent: unknown }).parent });
      return inner.update(name, params);
    },
  } as unknown as DataProvider;
  openLooks(
    { model, rows: rows as never },
    { provider, beside: <Said />, ...(search !== undefined && { search }) },
  );
  return { user: userEvent.setup(), written };
};

const HEIGHT = 40;

/* Each row stands below the one before it, in the order of the page. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const own = this.closest('[data-index]');
    const at = own ? [...document.querySelectorAll('[data-index]')].indexOf(own) : 0;
    return DOMRect.fromRect({ x: 0, y: at * HEIGHT, width: 300, height: HEIGHT });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = () => [...document.querySelectorAll('a.title')].map((link) => link.textContent);
const grip = (name: string) => screen.findByRole('button', { name: `Move ${name}` });
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const isSaid = (text: string) => waitFor(() => expect(said()).toContain(text));
const stand = (...order: readonly string[]) => waitFor(() => expect(names()).toEqual(order));

const middle = (at: number) => (at + 0.5) * HEIGHT;

/** Drags a row by its grip with a mouse, from the middle of its place to somewhere in the window. */
const drag = async (name: string, from: number, to: number) => {
  const button = await grip(name);
  fireEvent.mouseDown(button, { button: 0, clientX: 10, clientY: middle(from) });
  fireEvent.mouseMove(document, { clientX: 10, clientY: middle(from) + 12 });
  await isSaid(`${name} picked up.`);
  fireEvent.mouseMove(document, { clientX: 10, clientY: to });
};

it('moves a row by keys with one call, says each step, and keeps the focus on its grip', async () => {
  const { user, written } = await open();
  await stand('One', 'Two', 'Three', 'Four');
  (await grip('Three')).focus();
  await user.keyboard(' ');
  await isSaid('Three picked up.');
  await user.keyboard('{ArrowUp}');
  await isSaid('Three goes before Two.');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await isSaid('Three goes before Two.');
  expect(written).toEqual([]);
  await user.keyboard(' ');
  await stand('One', 'Three', 'Two', 'Four');
  expect(await screen.findByText('“Three” now stands before “Two”.')).toBeDefined();
  expect(written).toEqual([{ id: 'Three', before: 'Two' }]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Three'));
});

it('leaves a row where it is with Escape, and where it comes back to its own place', async () => {
  const { user, written } = await open();
  (await grip('Three')).focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  await isSaid('Three stays where it is.');
  await user.keyboard(' {ArrowDown}{ArrowUp} ');
  await isSaid('Three stays where it is.');
  expect([names(), written]).toEqual([['One', 'Two', 'Three', 'Four'], []]);
});

it('makes room while a row is dragged, and puts it where it is dropped', async () => {
  const { written } = await open();
  await stand('One', 'Two', 'Three', 'Four');
  await drag('One', 0, middle(2) + 3);
  await isSaid('One goes after Three.');
  const moved = [...document.querySelectorAll<HTMLElement>('[data-index]')].map(
    ({ style }) => style.transform,
  );
  expect(moved).toEqual([
    `translateY(${middle(2) + 3 - middle(0)}px)`,
    'translateY(-40px)',
    'translateY(-40px)',
    '',
  ]);
  fireEvent.mouseUp(document);
  await stand('Two', 'Three', 'One', 'Four');
  expect(written).toEqual([{ id: 'One', after: 'Three' }]);
  expect(document.querySelector('[data-index][style*=transform]')).toBeNull();
});

it('has a row back where it was, with the reason, when the server refuses', async () => {
  const { user, written } = await open({ refuses: true });
  (await grip('Three')).focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(screen.getByRole('log').textContent).not.toBe(''));
  expect(screen.getByRole('log').textContent).toBe('Nobody works today.');
  await stand('One', 'Two', 'Three', 'Four');
  expect(written).toHaveLength(1);
});

it('says in a filtered list as which of all a row stands', async () => {
  const filter = encodeURIComponent(JSON.stringify({ part: ['a'] }));
  const { user } = await open({ search: `?filter=${filter}` });
  await stand('One', 'Three', 'Four');
  (await grip('Four')).focus();
  await user.keyboard(' {ArrowUp} ');
  await stand('One', 'Four', 'Three');
  expect(
    await screen.findByText('“Four” now stands before “Three”. “Four” is now number 3 of 4.'),
  ).toBeDefined();
});

it('moves a row among those that stand in one order with it, past the others', async () => {
  const { user, written } = await open({ list: { order: { within: 'part' } } });
  await stand('One', 'Two', 'Three', 'Four');
  (await grip('Three')).focus();
  await user.keyboard(' {ArrowUp}');
  await isSaid('Three goes before One.');
  await user.keyboard(' ');
  await stand('Three', 'One', 'Two', 'Four');
  expect(written).toEqual([{ id: 'Three', before: 'One' }]);
});

it('has no grip where the list is sorted otherwise, or nobody makes an order', async () => {
  await open({ search: '?sort=name&order=ASC' });
  await stand('Four', 'One', 'Three', 'Two');
  expect(screen.queryByRole('button', { name: 'Move One' })).toBeNull();
  cleanup();
  await open({ list: {} });
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(document.querySelector('[data-grip]')).toBeNull();
});

it('moves the lines of a list as the rows of a table', async () => {
  const { user } = await open({ views: { lines: { line: ['name'] } }, search: '?look=lines' });
  await stand('One', 'Two', 'Three', 'Four');
  (await grip('One')).focus();
  await user.keyboard(' {ArrowDown} ');
  await stand('Two', 'One', 'Three', 'Four');
});

const tree = {
  list: { order: { within: 'parent' } },
  views: { tree: { parent: 'parent', title: 'name' } },
  search: '?look=tree',
  rows: [row('A', 0), row('B', 1), row('A1', 2, { parent: 'A' }), row('A2', 3, { parent: 'A' })],
};

it('puts what is dropped in the middle of a line of a tree below it, by one edit', async () => {
  const { written } = await open(tree);
  await stand('A', 'B');
  await drag('B', 1, middle(0));
  await isSaid('B goes below A.');
  expect(document.querySelector('[data-drop=into] a.title')?.textContent).toBe('A');
  fireEvent.mouseUp(document);
  await stand('A');
  expect(written).toEqual([{ id: 'B', parent: 'A' }]);
  expect(document.querySelector('[data-drop]')).toBeNull();
});

it('puts what is dropped between two others of a tree at its place there, and below itself nothing', async () => {
  const { user, written } = await open(tree);
  await user.click(await screen.findByRole('button', { name: 'Below A' }));
  await stand('A', 'A1', 'A2', 'B');
  await drag('A', 0, middle(1));
  await isSaid('Nothing can stand below itself.');
  expect(document.querySelector('[data-drop=circle] a.title')?.textContent).toBe('A1');
  fireEvent.mouseUp(document);
  await isSaid('A stays where it is.');
  expect(written).toEqual([]);
  await drag('B', 3, 2 * HEIGHT + 4);
  await isSaid('B goes before A2.');
  fireEvent.mouseUp(document);
  await stand('A', 'A1', 'B', 'A2');
  expect(written).toEqual([{ id: 'B', before: 'A2', parent: 'A' }]);
});
