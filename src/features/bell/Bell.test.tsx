// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { memoryStore, StoreContextProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen } from '../../../tests/fields/FieldScreen';
import { kinds } from '../../fields/kinds';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { createModel } from '../../model/resolve/createModel';
import { BellButton } from './BellButton';

const label = (one: string) => ({ one, many: `${one}s` });

const model = createModel(
  {
    name: 'Test',
    groups: {},
    waiting: [
      { label: 'Bills past due', metric: { of: 'bills', where: { name: 'due' } } },
      { label: 'Users to be looked at', metric: { of: 'users' } },
    ],
    resources: {
      bills: { label: label('Bill'), title: '{name}', icon: 'invoice', fields: { name: { kind: 'text' } } },
      users: { label: label('User'), title: '{name}', icon: 'person', fields: { name: { kind: 'text' } } },
      notices: {
        label: label('Notice'),
        title: '{title}',
        icon: 'bell',
        owner: 'user',
        bell: { read: 'read', text: 'body', about: { entity: 'area', record: 'record' } },
        api: { paged: false },
        fields: {
          title: { kind: 'text' },
          body: { kind: 'text' },
          read: { kind: 'boolean' },
          user: { kind: 'reference', to: 'users' },
          area: { kind: 'text' },
          record: { kind: 'text' },
        },
      },
    },
  } as unknown as Parameters<typeof createModel>[0],
  kinds,
);

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

const notice = (id: string, more: object = {}): Row => ({
  id,
  title: `Title ${id}`,
  read: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...more,
});

let fails: Error | undefined;

const provider = (rows: readonly Row[], counts: Readonly<Record<string, number>> = {}): DataProvider => ({
  ...fakeRestDataProvider({}),
  getList: async () => {
    if (fails) throw fails;
    return { data: [...rows] as never[], total: rows.length };
  },
  getTotals: async (name: string) => ({
    data: { all: { count: counts[name.replace('apps/', '')] ?? 0 }, groups: [] },
  }),
});

const store = memoryStore();

const open = async (data: DataProvider, rights?: readonly AbilityPair[]) => {
  render(
    <FieldScreen model={model} provider={data} {...(rights && { rights })}>
      <StoreContextProvider value={store}>
        <MemoryRouter>
          <BellButton />
        </MemoryRouter>
      </StoreContextProvider>
    </FieldScreen>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  return { user, panel };
};

afterEach(() => {
  cleanup();
  store.reset();
  fails = undefined;
});

describe('the bell', () => {
  it('F-10 leads to a record that the reader may see, and to nothing that a notification brings', async () => {
    const strange = { area: 'javascript:alert(1)', record: 'https://elsewhere.example' };
    const { panel } = await open(
      provider([
        notice('a', { area: 'bills', record: '7' }),
        notice('b', strange),
        notice('c', { area: 'users', record: '1' }),
        notice('d', { area: 'bills' }),
      ]),
      [
        { action: 'read', subject: 'notices' },
        { action: 'read', subject: 'bills' },
      ],
    );
    const link = await panel.findByRole('link', { name: 'Title a' });
    expect(link.getAttribute('href')).toBe('/apps/bills/7/show');
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title a',
      'Show as a list',
    ]);
  });

  it('F-07 draws 200 of ten thousand, counts all of them, and says where the others are', async () => {
    const { panel } = await open(provider(Array.from({ length: 10_000 }, (_, at) => notice(String(at)))));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(200));
    expect(screen.getByRole('button', { name: 'Notifications, 10000 unread' })).toBeDefined();
    expect(panel.getByRole('link', { name: '9800 more in the list' }).getAttribute('href')).toBe(
      '/apps/notices',
    );
  });

  it('shows them by day, in the order given', async () => {
    const { panel } = await open(
      provider([
        notice('a', { createdAt: '2026-03-02T10:45:00.000Z' }),
        notice('b', { createdAt: '2026-03-01T10:45:00.000Z' }),
        notice('c', { createdAt: '2026-03-01T10:15:00.000Z', read: true, body: 'Below it' }),
        notice('d', { createdAt: 'never' }),
      ]),
    );
    await panel.findByText('Title a');
    const days = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Monday, March 2, 2026', 'Sunday, March 1, 2026', '']);
    expect(panel.getByText('Below it')).toBeDefined();
    expect(panel.getAllByText('Not read:')).toHaveLength(3);
  });

  it('says what waits for whoever may list it, leads there, and is silent about it until tomorrow when asked', async () => {
    const data = provider([], { bills: 3, users: 2 });
    const { user, panel } = await open(data, [{ action: 'read', subject: 'bills' }]);
    const link = await panel.findByRole('link', { name: 'Bills past due: 3' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/apps/bills?filter={"name":"due"}');
    expect(panel.queryByText(/Users/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Notifications, 1 thing waits for you' })).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Put off until tomorrow: Bills past due' }));
    expect(panel.queryByRole('link', { name: /Bills/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Show 1 that is put off' }));
    await panel.findByRole('link', { name: 'Bills past due: 3' });
  });

  it('S7.08 says in its place why the list could not be had, and tries again', async () => {
    fails = new Error('Not today.');
    const { user, panel } = await open(provider([notice('a')]));
    expect((await panel.findByRole('alert')).textContent).toContain('Not today.');
    fails = undefined;
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByText('Title a');
  });

  describe('what the server refuses', () => {
    const refusal = (more: object) => Object.assign(new Error('Not today.'), more);
    const titles = async (panel: Awaited<ReturnType<typeof open>>['panel']) => {
      await panel.findAllByRole('listitem');
      return panel.getAllByText(/^Title/).map(({ textContent }) => textContent);
    };
    let lists = 0;
    const refusing = (failure: Error): DataProvider => {
      const base = provider([notice('a'), notice('b')]);
      return {
        ...base,
        getList: async (...asked) => {
          lists += 1;
          return base.getList(...asked);
        },
        delete: () => Promise.reject(failure),
        markRead: () => Promise.reject(failure),
        clear: () => Promise.reject(failure),
      };
    };

    it.each([
      ['fails', { kind: 'server', status: 500 }],
      ['is cut off', { kind: 'network', unknownOutcome: true }],
      ['is denied', { kind: 'denied', status: 403 }],
    ])('E-08 has the row back in its place when its deletion %s', async (_, more) => {
      const { user, panel } = await open(refusing(refusal(more)));
      await user.click(await panel.findByRole('button', { name: 'Delete “Title a”' }));
      await waitFor(async () => expect(await titles(panel)).toEqual(['Title a', 'Title b']));
    });

    it('E-08 leaves a row away that was gone already', async () => {
      const { user, panel } = await open(refusing(refusal({ kind: 'notFound', status: 404 })));
      await user.click(await panel.findByRole('button', { name: 'Delete “Title a”' }));
      await waitFor(async () => expect(await titles(panel)).toEqual(['Title b']));
    });

    it.each([
      ['clearing', 'Delete all'],
      ['marking', 'Mark all as read'],
    ])('E-10 reads the list again when nobody knows how far %s came', async (_, name) => {
      const { user, panel } = await open(refusing(refusal({ kind: 'network', unknownOutcome: true })));
      await panel.findByText('Title a');
      lists = 0;
      await user.click(panel.getByRole('button', { name }));
      const question = screen.queryByRole('dialog', { name: 'Delete all notifications?' });
      if (question) await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(lists).toBe(1));
      expect(await titles(panel)).toEqual(['Title a', 'Title b']);
    });
  });

  it('takes the focus, and gives it back to its button with Escape', async () => {
    const { user, panel } = await open(provider([notice('a')]));
    await panel.findByText('Title a');
    expect(document.activeElement?.textContent).toBe('Notifications');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications, 1 unread');
  });

  it('is not there for whom nothing is told', () => {
    render(
      <FieldScreen model={model} rights={[{ action: 'read', subject: 'ACL' }]}>
        <BellButton />
      </FieldScreen>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
