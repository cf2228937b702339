// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, StoreContextProvider, type DataProvider } from 'react-admin';
import fakeRestDataProvider from 'ra-data-fakerest';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { resolveChecklist, shownChecklist } from '../../model/dashboard/checklist';
import { FirstSteps } from './FirstSteps';

const entity = (many: string) => ({
  label: { one: many, many },
  title: '{id}',
  icon: 'draft' as const,
  fields: { name: { kind: 'text' as const } },
});

const model = modelOf({
  plans: entity('Plans'),
  admins: entity('Admins'),
  prices: { ...entity('Prices'), single: 'one' },
});

const checklist = resolveChecklist({
  label: 'First steps',
  steps: [
    { label: 'Make a plan', metric: { of: 'plans' }, opens: 'create' },
    { label: 'Invite a colleague', metric: { of: 'admins' }, atLeast: 2 },
  ],
});

const longer = resolveChecklist({
  label: 'First steps',
  steps: [
    { label: 'Set prices', fills: 'prices.name' },
    { key: 'admin', label: 'Invite a colleague', metric: { of: 'admins' }, opens: 'create' },
    { label: 'Activate a colleague', metric: { of: 'admins' }, waits: { name: 'Jo' }, after: ['admin'] },
    { label: 'Publish a plan', metric: { of: 'plans' }, atLeast: 2, waits: { name: 'Basic' } },
  ],
});

let answered = 0;

const totals = (counts: Readonly<Record<string, number>>): DataProvider => ({
  ...fakeRestDataProvider({}),
  getTotals: async (name: string) => {
    answered += 1;
    return { data: { all: { count: counts[name.replace('apps/', '')] ?? 0, sums: {} }, groups: [] } };
  },
});

const store = memoryStore();

const records = fakeRestDataProvider({
  'apps/prices': [{ id: 'prices', name: 'Ours' }],
  'apps/admins': [],
  'apps/plans': [
    { id: 'p1', name: 'Basic' },
    { id: 'p2', name: 'Pro' },
  ],
});

const open = (counts: Readonly<Record<string, number>>, rights?: readonly AbilityPair[]) =>
  openWith(totals(counts), checklist, rights);

const openWith = (provider: DataProvider, shown: typeof checklist, rights?: readonly AbilityPair[]) =>
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })}>
      <StoreContextProvider value={store}>
        <ThemeProvider theme={createTheme()}>
          <MemoryRouter>
            <FirstSteps name="start" checklist={shown} />
          </MemoryRouter>
        </ThemeProvider>
      </StoreContextProvider>
    </FieldScreen>,
  );

const steps = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent, dataset }) => [textContent, dataset['done']]);

afterEach(() => {
  cleanup();
  store.reset();
  answered = 0;
});

describe('the first steps', () => {
  it('say how far one is, and lead on', async () => {
    open({ plans: 3, admins: 1 });
    expect(await steps()).toEqual([
      ['1. Make a plandone', 'true'],
      ['2. Invite a colleagueto be done', 'false'],
    ]);
    expect(screen.getByText('1 of 2 done')).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/apps/plans/create',
      '/apps/admins',
    ]);
  });

  it('name what comes first, lead to the one record that waits, and are done when a single record is filled in', async () => {
    const provider = { ...totals({ plans: 1 }), getOne: records.getOne, getList: records.getList };
    openWith(provider, longer);
    const shown = (await screen.findAllByRole('listitem')).map((item) => [
      item.textContent,
      item.querySelector('a')?.getAttribute('href'),
    ]);
    expect(shown).toEqual([
      ['1. Set pricesdone', '/apps/prices'],
      ['2. Invite a colleagueto be done', '/apps/admins/create'],
      ['3. Activate a colleagueto be doneFirst: Invite a colleague', undefined],
      ['4. Publish a planto be done', '/apps/plans/p1/show'],
    ]);
  });

  it('lead to the list for whoever may not create', async () => {
    open({}, [{ action: 'read', subject: 'all' }]);
    await steps();
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/apps/plans');
  });

  it('are gone when all is done', async () => {
    open({ plans: 1, admins: 2 });
    await waitFor(() => expect(answered).toBe(2));
    await new Promise(setImmediate);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('stay away when somebody hides them, until they are wanted again', async () => {
    open({});
    await steps();
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('list')).toBeNull();
    expect(store.getItem('checklist.start.isHidden')).toBe(true);
    const back = screen.getByRole('button', { name: /^Show: / });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect(await steps()).toHaveLength(2);
  });

  it('hold only what a person may list', () => {
    const shown = (may: readonly string[]) =>
      shownChecklist(checklist, (key) => may.includes(key))?.steps.map(({ of }) => of);
    expect([shown(['admins']), shown([])]).toEqual([['admins'], undefined]);
  });
});
