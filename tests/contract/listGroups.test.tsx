// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, useListContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { useShown } from '../../src/views/list/filters/useListViews';
import { CardList } from '../../src/views/list/table/CardList';
import { GroupChoice } from '../../src/views/list/table/GroupChoice';
import { LightTable } from '../../src/views/list/table/LightTable';
import { useColumns } from '../../src/views/list/table/useColumns';
import { useGroupBy } from '../../src/views/list/table/useGroupBy';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const task = (id: string, state: string, boss?: string) => ({
  id,
  name: id,
  state,
  boss,
  due: `2026-11-2${id.length}T23:30:00.000Z`,
});

const tasks = [
  task('a', 'open', 'ada'),
  task('bb', 'done', 'bo'),
  task('c', 'open'),
  task('d', 'done', 'ada'),
  task('ee', 'open', 'ada'),
];

const config = (list: object = {}) =>
  withAccounts({
    tasks: {
      label: { one: 'Task', many: 'Tasks' },
      title: '{name}',
      icon: 'tag',
      list: { columns: ['name', 'state', 'boss', 'due'], ...list },
      fields: {
        name: { kind: 'text' },
        state: { kind: 'choice', values: { done: {}, open: {} } },
        boss: { kind: 'reference', to: 'bosses', label: 'Boss' },
        due: { kind: 'dateTime' },
      } as never,
      demo: { count: 0 },
    },
    bosses: {
      label: { one: 'Boss', many: 'Bosses' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' } } as never,
      demo: { count: 0 },
    },
  });

afterEach(cleanup);

const Page = ({ isPhone }: { readonly isPhone: boolean }) => {
  const { field } = useGroupBy();
  const { shown } = useColumns();
  const { sort } = useListContext();
  return (
    <>
      <GroupChoice />
      <output>{JSON.stringify([sort.field, useShown().groupBy])}</output>
      {isPhone ? (
        <CardList groupBy={field} isSelectable={false} />
      ) : (
        <LightTable columns={shown} isSelectable groupBy={field} />
      )}
    </>
  );
};

type Opened = { readonly list?: object; readonly isPhone?: boolean; readonly perPage?: number };

const open = async ({ list, isPhone = false, perPage = 10 }: Opened = {}) => {
  const declared = config(list);
  const model = createModel(declared, kinds);
  const bosses = [
    { id: 'ada', name: 'Ada' },
    { id: 'bo', name: 'Bo' },
  ];
  const provider = await inPageAs(declared, { tasks, bosses });
  const asked = vi.spyOn(provider, 'getList');
  const page = (
    <ListBase
      resource="apps/tasks"
      sort={{ ...model.resource('tasks').list.sort }}
      perPage={perPage}
      exporter={false}
      disableAuthentication
    >
      <Page isPhone={isPhone} />
    </ListBase>
  );
  render(
    <FieldScreen model={model} provider={provider} times={{ timeZone: 'Europe/Berlin' }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </FieldScreen>,
  );
  await screen.findByText('a');
  return { user: userEvent.setup(), asked };
};

/* headings in brackets, and the names of the rows below them */
const drawn = () =>
  [...document.querySelectorAll('[data-group], tbody tr[data-index] a.title, li a.title')]
    .map((each) => (each.matches('a') ? each.textContent : `[${each.textContent}]`))
    .join(' ');
const shows = (text: string) => waitFor(() => expect(drawn()).toBe(text));
const kept = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;
const group = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Group rows by' }), name);

it('groups by a choice, which the server sorts by first, so that a group goes on over pages', async () => {
  const { user, asked } = await open({ perPage: 3 });
  await group(user, 'State');
  await waitFor(() =>
    expect(asked.mock.lastCall?.[1]).toMatchObject({ sort: { field: 'state', order: 'ASC' } }),
  );
  await waitFor(() => expect(drawn()).toMatch(/^\[State: Done 2 rows\] \w+ \w+ \[State: Open 1 row\] \w+$/));
  expect(kept()).toEqual(['state', 'state']);
  await group(user, 'No grouping');
  await waitFor(() => expect(kept()).toEqual(['createdAt', null]));
  expect(drawn()).not.toContain('[');
});

it('puts the rows of the page together by records, in their order, those without one last', async () => {
  const { user } = await open({ list: { sort: ['name', 'ASC'] } });
  await group(user, 'Boss');
  await shows('[Boss: Ada 3 rows] a d ee [Boss: Bo 1 row] bb [Boss: none 1 row] c');
  expect(kept()).toEqual(['name', 'boss']);
});

it('groups moments by the day of the reader, the newest first', async () => {
  const { user } = await open();
  await group(user, 'Due');
  await waitFor(() =>
    expect(drawn()).toMatch(
      /^\[Due: Monday, November 23, 2026 2 rows\] \w+ \w+ \[Due: Sunday, November 22, 2026 3 rows\]/,
    ),
  );
});

it('begins as it is declared, on a phone too, and keys lead over the headings', async () => {
  await open({ list: { groupBy: 'state' }, isPhone: true });
  await waitFor(() => expect(drawn()).toMatch(/^\[State: Done 2 rows\] \w+ \w+ \[State: Open 3 rows\]/));
  expect(kept()).toEqual(['state', null]);
  cleanup();
  const { user } = await open({ list: { groupBy: 'state' } });
  const titles = [...document.querySelectorAll<HTMLElement>('a.title')];
  titles[1]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(titles[2]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});
