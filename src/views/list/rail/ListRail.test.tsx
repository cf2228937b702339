// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, memoryStore, StoreContextProvider, useListContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { totalsOf } from '../../../model/numbers/totals';
import type { ResourceProvider } from '../../../model/resolved/resourceProvider';
import { conditionsOf } from '../../../model/rules/conditions';
import { matchesAll } from '../../../model/rules/matchConditions';
import { WithRail } from './WithRail';

afterEach(cleanup);

const modelWith = (rail: object) =>
  modelOf({
    mails: {
      label: { one: 'Mail', many: 'Mails' },
      title: '{name}',
      icon: 'tag',
      list: {
        filters: ['folder', 'name'],
        presets: [{ label: 'Unread', filter: { isRead: false } }],
        rail,
      },
      fields: {
        name: { kind: 'text', search: true },
        folder: { kind: 'choice', values: { inbox: {}, spam: {}, sent: {} }, guarded: true },
        isRead: { kind: 'boolean' },
        writer: { kind: 'reference', to: 'writers' },
      },
    },
    writers: {
      label: { one: 'Writer', many: 'Writers' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' } },
    },
  } as never);

const mails = [
  { id: '1', name: 'a', folder: 'inbox', isRead: false, writer: 'ada' },
  { id: '2', name: 'b', folder: 'inbox', isRead: true, writer: 'ada' },
  { id: '3', name: 'c', folder: 'sent', isRead: true, writer: 'bo' },
  { id: '4', name: 'd', folder: 'spam', isRead: true, writer: null },
];

const writers = [
  { id: 'ada', name: 'Ada' },
  { id: 'bo', name: 'Bo' },
];

type Drawn = {
  readonly rail: object;
  readonly rights?: readonly AbilityPair[];
  readonly offers?: () => boolean;
};

const draw = ({ rail, rights, offers = () => true }: Drawn) => {
  const model = modelWith(rail);
  const found = (filter: object) => {
    const { conditions, search } = conditionsOf(model.resource('mails'), { ...filter }, model.kinds);
    return mails.filter((record) => matchesAll(record, conditions, search));
  };
  const provider = {
    getList: async (_: string, { filter }: { filter: object }) => ({
      data: found(filter),
      total: found(filter).length,
    }),
    getMany: async () => ({ data: writers }),
    getTotals: async (_: string, { filter, ...question }: Parameters<ResourceProvider['getTotals']>[1]) => ({
      data: totalsOf(found(filter), question),
    }),
  } as unknown as DataProvider;
  const Filter = () => {
    const { filterValues, setFilters } = useListContext();
    return (
      <>
        <button type="button" onClick={() => setFilters({ isRead: true }, {})}>
          read
        </button>
        <output>{JSON.stringify(filterValues)}</output>
      </>
    );
  };
  const page = (
    <ListBase resource="apps/mails" disableAuthentication>
      <WithRail>
        <Filter />
      </WithRail>
    </ListBase>
  );
  render(
    <ThemeProvider theme={createTheme()}>
      <StoreContextProvider value={memoryStore()}>
        <FieldScreen model={model} provider={provider} offers={offers} {...(rights && { rights })}>
          <MemoryRouter>{page}</MemoryRouter>
        </FieldScreen>
      </StoreContextProvider>
    </ThemeProvider>,
  );
  return { user: userEvent.setup() };
};

const rail = () => screen.findByRole('group', { name: 'Narrow the list down' });
const says = async (...texts: string[]) => {
  const drawn = async () => within(await rail()).getAllByRole('listitem');
  await waitFor(async () => expect((await drawn()).map(({ textContent }) => textContent)).toEqual(texts));
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await within(await rail()).findByRole('button', { name }));
const filters = (filter: object) =>
  waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(filter));

it('shows the values of a field, each with how many records of the list have it, and the list of one of them', async () => {
  const { user } = draw({ rail: { by: 'folder' } });
  await says('Inbox2', 'Spam1', 'Sent1');
  await press(user, /Inbox/);
  await filters({ folder: ['inbox'] });
  await says('Inbox2', 'Spam1', 'Sent1');
  const inbox = await within(await rail()).findByRole('button', { current: true });
  expect(inbox.textContent).toBe('Inbox2');
  await press(user, /Sent/);
  await filters({ folder: ['sent'] });
  await press(user, /Sent/);
  await filters({});
});

it('shows the list of several that are ticked, beside its other filters', async () => {
  const { user } = draw({ rail: { by: 'folder', choose: 'many' } });
  await user.click(await screen.findByRole('button', { name: 'read' }));
  await says('Inbox1', 'Spam1', 'Sent1');
  await user.click(within(await rail()).getByRole('checkbox', { name: /Inbox/ }));
  await filters({ isRead: true, folder: ['inbox'] });
  await user.click(within(await rail()).getByRole('checkbox', { name: /Sent/ }));
  await filters({ isRead: true, folder: ['inbox', 'sent'] });
  await user.click(within(await rail()).getByRole('checkbox', { name: /Inbox/, checked: true }));
  await filters({ isRead: true, folder: ['sent'] });
});

it('shows yes and no, and records by their titles, those with the most records first, and those without one', async () => {
  const { user } = draw({ rail: { by: 'writer' } });
  await says('Ada2', 'Bo1', 'none1');
  await press(user, /Bo/);
  await filters({ writer: 'bo' });
  await press(user, /none/);
  await filters({ writer_exists: false });
  await says('Ada2', 'Bo1', 'none1');
  cleanup();
  const { user: other } = draw({ rail: { by: 'isRead' } });
  await says('Yes3', 'No1');
  await press(other, /No/);
  await filters({ isRead: false });
});

it('shows the views of the list with the filters below them, and each marks itself', async () => {
  const { user } = draw({ rail: { presets: true, filters: true } });
  await says('All', 'Unread');
  await press(user, /Unread/);
  await filters({ isRead: false });
  const current = await within(await rail()).findByRole('button', { current: true });
  expect(current.textContent).toMatch(/^Unread/);
});

it('shows values without numbers where nobody counts, and nothing of a field that is closed', async () => {
  draw({ rail: { by: 'folder' }, offers: () => false });
  await says('Inbox', 'Spam', 'Sent');
  cleanup();
  draw({ rail: { by: 'folder' }, rights: [{ action: 'list', subject: 'mails' }] });
  expect(within(await rail()).queryByRole('listitem')).toBeNull();
});
