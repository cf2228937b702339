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
import { useListMeta } from '../../src/views/list/useListMeta';
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
        state: { kind: 'choice', values: { open: {}, done: {} } },
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
  const { sort, setPage } = useListContext();
  return (
    <>
      <GroupChoice />
      <button type="button" onClick={() => setPage(2)}>
        second
      </button>
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
  const Tasks = () => (
    <ListBase
      resource="apps/tasks"
      sort={{ ...model.resource('tasks').list.sort }}
      perPage={perPage}
      queryOptions={{ meta: useListMeta(), placeholderData: () => undefined }}
      exporter={false}
      disableAuthentication
    >
      <Page isPhone={isPhone} />
    </ListBase>
  );
  render(
    <FieldScreen model={model} provider={provider} times={{ timeZone: 'Europe/Berlin' }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Tasks /> }])} />
    </FieldScreen>,
  );
  await waitFor(() => expect(drawn()).not.toBe(''));
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

it('groups by a choice over all pages, in the order of its values, beside any sort, and says that a group goes on', async () => {
  const { user } = await open({ list: { sort: ['name', 'DESC'] }, perPage: 2 });
  await group(user, 'State');
  await shows('[State: Open 3 rows] ee c');
  expect(kept()).toEqual(['name', 'state']);
  await user.click(screen.getByRole('button', { name: 'second' }));
  await shows('[State: Open 3 rows continued] a [State: Done 2 rows] d');
  await group(user, 'No grouping');
  await waitFor(() => expect(drawn()).not.toContain('['));
  expect(kept()).toEqual(['name', null]);
});

it('puts rows together by records, those without one last', async () => {
  const { user } = await open({ list: { sort: ['name', 'ASC'] } });
  await group(user, 'Boss');
  await shows('[Boss: Ada 3 rows] a d ee [Boss: Bo 1 row] bb [Boss: none 1 row] c');
  expect(kept()).toEqual(['name', 'boss']);
});

it('groups moments by the day of the reader, the newest first', async () => {
  const { user } = await open({ list: { sort: ['name', 'ASC'] } });
  await group(user, 'Due');
  await shows('[Due: Monday, November 23, 2026 2 rows] bb ee [Due: Sunday, November 22, 2026 3 rows] a c d');
});

it('begins as it is declared, on a phone too, and keys lead over the headings', async () => {
  await open({ list: { groupBy: 'state' }, isPhone: true });
  await waitFor(() => expect(drawn()).toMatch(/^\[State: Open 3 rows\] \w+ \w+ \w+ \[State: Done 2 rows\]/));
  expect(kept()).toEqual(['state', null]);
  cleanup();
  const { user } = await open({ list: { groupBy: 'state' } });
  const titles = [...document.querySelectorAll<HTMLElement>('a.title')];
  titles[2]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(titles[3]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});
