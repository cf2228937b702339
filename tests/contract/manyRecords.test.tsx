// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { inPageAs, withAccounts } from './inPageAs';
import { openLooks } from './openedLooks';

const thing = {
  label: { one: 'Thing', many: 'Things' },
  title: '{name}',
  icon: 'tag',
} as const;

const name = { kind: 'text', required: true, search: true } as const;

const configWith = (look: object, fields: object) =>
  withAccounts({
    things: { ...thing, fields: { name, ...fields }, list: { sort: ['name', 'ASC'], views: look } },
  } as never);

const rowsOf = (count: number, rowAt: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    name: `Thing ${String(at).padStart(5, '0')}`,
    ...rowAt(at),
  }));

type Opening = {
  readonly look: string;
  readonly config: ReturnType<typeof configWith>;
  readonly things: readonly object[];
  readonly until: () => unknown;
};

/** What the page asks for until it shows so much, and how many elements it draws then. */
const opened = async ({ look, config, things, until }: Opening) => {
  const server = await inPageAs(config, { things });
  const asked: string[] = [];
  const provider = new Proxy(server, {
    get: (target, method: keyof DataProvider & string) => {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== 'function') return call;
      return (...given: unknown[]) => {
        asked.push(method);
        return Reflect.apply(call, target, given) as unknown;
      };
    },
  });
  openLooks({ model: createModel(config, kinds), rows: [] }, { provider, search: `?look=${look}` });
  await waitFor(() => expect(until()).toBeTruthy());
  const count = () => ({
    asked: asked.toSorted(),
    elements: document.querySelectorAll('*').length,
  });
  return { count };
};

afterEach(cleanup);

const titles = () => document.querySelectorAll('a.title').length;
const headOf = (column: string) =>
  document.querySelector(`[data-column=${column}] h2 output`)?.textContent?.replaceAll(',', '');

it('D3 a board asks and draws as much for thousands of cards as for some', async () => {
  const config = configWith(
    { board: { by: 'state' } },
    { state: { kind: 'choice', values: { open: {}, done: {} } } },
  );
  const counts = [];
  for (const most of [100, 3000]) {
    const things = rowsOf(most, (at) => ({ state: at % 20 === 0 ? 'open' : 'done' }));
    const until = () => headOf('done') === String(most * 0.95) && titles() === (most === 100 ? 25 : 40);
    counts.push((await opened({ look: 'board', config, things, until })).count());
    cleanup();
  }
  const [few, many] = counts;
  expect(many?.asked).toEqual(few?.asked);
  /* the other column is full, too */
  expect(many?.elements).toBeLessThan((few?.elements ?? 0) * 2);
});

it('D3 a calendar asks for as many records of a month of thousands as it draws, and once for their numbers', async () => {
  const config = configWith({ calendar: { at: 'on', spans: ['month'] } }, { on: { kind: 'date' } });
  const things = rowsOf(3000, (at) => ({ on: `2026-03-${String((at % 28) + 1).padStart(2, '0')}` }));
  const until = () => document.querySelectorAll('a.more').length > 0;
  const { count } = await opened({ look: 'calendar.month.2026-03-01', config, things, until });
  const { asked, elements } = count();
  expect(asked.filter((each) => each === 'getList').length).toBeLessThanOrEqual(2);
  expect(asked.filter((each) => each === 'getTotals').length).toBeLessThanOrEqual(2);
  expect(elements).toBeLessThan(4000);
});

it('D3 a tree asks once for what is below a record, and draws its first page of thousands', async () => {
  const config = configWith(
    { tree: { parent: 'parent' } },
    { parent: { kind: 'reference', to: 'things', tree: true } },
  );
  const things = rowsOf(3000, (at) => ({ parent: at === 0 ? null : 't0' }));
  const { count } = await opened({ look: 'tree', config, things, until: () => titles() === 1 });
  const fold = await screen.findByRole('button', { name: 'Below Thing 00000' });
  const before = count().asked;
  await userEvent.setup().click(fold);
  await waitFor(() => expect(titles()).toBe(21));
  const after = count().asked;
  expect(after.filter((each) => each === 'getList').length).toBeLessThanOrEqual(
    before.filter((each) => each === 'getList').length + 1,
  );
  expect(screen.getByText('2,999')).toBeDefined();
});
