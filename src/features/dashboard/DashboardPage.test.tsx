// @vitest-environment jsdom
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AuthContext, type AuthProvider, type DataProvider } from 'react-admin';
import fakeRestDataProvider from 'ra-data-fakerest';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FieldScreen } from '../../../tests/fields/FieldScreen';
import { kinds } from '../../fields/kinds';
import { dateFormat } from '../../fields/reading/formats';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { conditionsOf } from '../../model/rules/conditions';
import { matchesAll } from '../../model/rules/matchConditions';
import { dayIn } from '../../model/numbers/zones';
import { totalsOf } from '../../model/numbers/totals';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { LoadingSaid } from '../../views/states/LoadingSaid';
import { DashboardPage } from './DashboardPage';
import { model, post } from './postModel.samples';

const NOW = Date.parse('2026-05-05T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

const records = [
  { id: '1', code: 'A', state: 'there', worth: '1000.50', sentAt: daysAgo(0) },
  { id: '2', code: 'B', state: 'there', worth: '10.00', sentAt: daysAgo(1) },
  { id: '3', code: 'C', state: 'lost', worth: '1.00', sentAt: daysAgo(5) },
  { id: '4', code: 'D', state: 'lost', worth: '5.00', sentAt: daysAgo(40) },
  { id: '5', code: 'E', state: 'there', worth: '5.00', sentAt: daysAgo(41) },
];

/** Counts the records above, unless it is told to fail, and remembers of which entities. */
const counting = (fails: () => boolean = () => false, counted = records) => {
  const asked: string[] = [];
  const getTotals: ResourceProvider['getTotals'] = async (name, params) => {
    asked.push(name);
    if (fails()) throw new Error('The counter is broken.');
    const { conditions } = conditionsOf(model.resource(name), params.filter, kinds);
    const found = (name === 'apps/parcels' ? counted : []).filter((each) => matchesAll(each, conditions));
    return { data: totalsOf(found, params) };
  };
  const lists = fakeRestDataProvider({
    'apps/parcels': records.filter(({ state }) => state === 'lost'),
    'apps/routes': [],
  });
  const getList = (name: string, params: object) =>
    lists.getList(name, { ...(params as Parameters<typeof lists.getList>[1]), filter: {} });
  return { asked, provider: { ...lists, getList, getTotals } as unknown as DataProvider };
};

type Drawing = {
  readonly rights?: readonly AbilityPair[];
  readonly timeZone?: string;
  readonly identity?: object;
};

const draw = (provider: DataProvider, { rights, timeZone = 'UTC', identity }: Drawing = {}) =>
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })} times={{ timeZone }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThemeProvider theme={withCharts}>
          {/* tests load the router twice: once as react-admin does, once as we do */}
          <MemoryRouter>
            <AuthContext value={signedIn(identity)}>
              <LoadingSaid>
                <DashboardPage name="post" />
              </LoadingSaid>
            </AuthContext>
          </MemoryRouter>
        </ThemeProvider>
      </QueryClientProvider>
    </FieldScreen>,
  );

const signedIn = (identity?: object) =>
  ({
    getIdentity: async () => ({ id: '1', ...identity }),
    checkError: async () => {},
  }) as unknown as AuthProvider;

const withCharts = (theme: Theme) => ({ ...theme, palette: { ...theme.palette, chart: ['#123456'] } });

const widget = async (name: string) => within(await screen.findByRole('region', { name }));

const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');

beforeEach(() => void vi.setSystemTime(NOW));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('tells whoever may do everything that the folder holds too many records, with the command that moves them', async () => {
  const advice = { most: 100_000, move: 'npm run move' };
  draw(counting().provider, { identity: { advice } });
  const notice = await screen.findByText(/no more than 100,000 of these records/);
  expect(within(notice).getByText('npm run move').tagName).toBe('CODE');
  cleanup();
  draw(counting().provider);
  await widget('Parcels');
  expect(screen.queryByText(/no more than/)).toBeNull();
});

it('says the fact of the page in a sentence', async () => {
  draw(counting().provider);
  expect(await screen.findByText('Post is up 50%')).toBeTruthy();
});

it('shows a number with its change, and leads to the list that it counts', async () => {
  draw(counting().provider);
  const link = await (await widget('Parcels')).findByRole('link', { name: '3' });
  expect(filterOf(link)).toEqual({
    sentAt_gte: daysAgo(27).slice(0, 10),
    sentAt_lte: daysAgo(0).slice(0, 10),
  });
  await (await widget('Parcels')).findByText('up 50%');
  await (await widget('Parcels')).findByText('Before: 2');
  await (await widget('Worth')).findByRole('link', { name: '€1,011.50' });
});

it('says beside a number of today, which is not over, what yesterday came to, and not how it differs', async () => {
  draw(counting().provider);
  await (await widget('Today')).findByText('Yesterday: 1');
  expect((await widget('Today')).queryByText(/Before|up|down|unchanged/)).toBeNull();
});

it('says in words how a number went, which days another choice comes to, and what its tables are', async () => {
  draw(counting().provider);
  await (await widget('Parcels')).findByRole('img', { name: 'Lowest 0, highest 1, last 1' });
  await screen.findByRole('table', { name: 'States' });
  await screen.findByRole('table', { name: 'Lost' });
  const days = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const [former] = days();
  expect(former).toMatch(/\d{4}/);
  fireEvent.click(screen.getByRole('button', { name: 'Last Year' }));
  await waitFor(() => expect(days()[0]).not.toBe(former));
});

it('looks at the days of the person’s time zone, also in the list that a number leads to', async () => {
  const timeZone = 'Pacific/Kiritimati';
  draw(counting().provider, { timeZone });
  const link = await (await widget('Parcels')).findByRole('link', { name: '3' });
  const today = dayIn(NOW, timeZone);
  const last = dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(today));
  expect(screen.getByText(new RegExp(`– ${last} \\(Pacific/Kiritimati\\)$`))).toBeTruthy();
  // Fourteen hours ahead of UTC, all year.
  const midnight = Date.parse(`${today}T00:00:00.000+14:00`);
  expect(filterOf(link)).toEqual({
    sentAt_gte: new Date(midnight - 27 * 86_400_000).toISOString(),
    sentAt_lte: new Date(midnight + 86_400_000 - 1).toISOString(),
  });
});

it('names the zone of its days where this device counts others', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  draw(counting().provider);
  expect(await screen.findByText(/ – \w{3} \d+, \d{4} \(UTC\)$/)).toBeTruthy();
  cleanup();
  draw(counting().provider, { timeZone: 'US/Eastern' });
  expect(await screen.findByText(/ – \w{3} \d+, \d{4}$/)).toBeTruthy();
});

it('S9.15 asks for another time when one is chosen', async () => {
  draw(counting().provider);
  await (await widget('Parcels')).findByRole('link', { name: '3' });
  fireEvent.click(screen.getByRole('button', { name: 'Last Year' }));
  await (await widget('Parcels')).findByRole('link', { name: '5' });
  expect(await screen.findByText('Parcels: 5')).toBeTruthy();
});

it('ranks what is told apart, each number with its own list, and what has no value without one', async () => {
  draw(
    counting(undefined, [...records, { id: '6', code: 'F', state: '', worth: '', sentAt: daysAgo(2) }])
      .provider,
  );
  const states = await widget('States');
  const rows = await states.findAllByRole('row');
  const texts = [...rows, ...states.getAllByRole('link')].map(({ textContent }) => textContent).join();
  expect(texts).toBe('StateCount,There2,Lost1,Not given1,Show all 4,2,1');
  expect(filterOf(within(rows[2] ?? expect.fail()).getByRole('link'))).toMatchObject({ state: ['lost'] });
});

it('lists records with how long they wait, and says how many there are', async () => {
  draw(counting().provider);
  const lost = await widget('Lost');
  const all = await lost.findByRole('link', { name: 'Show all 2' });
  expect(filterOf(all)).toEqual({ state: ['lost'] });
  expect((await lost.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
    'ParcelWorthSent at',
    'C€1.005 days ago',
    'D€5.0040 days ago',
  ]);
});

it('leads from a list without records to no list', async () => {
  draw(counting().provider);
  const none = await widget('New routes');
  await none.findByText('Nothing to show');
  expect(none.queryByRole('link')).toBeNull();
});

it('leaves out, and does not ask for, what this person may not list', async () => {
  const { provider, asked } = counting();
  draw(provider, {
    rights: [
      { action: 'show', subject: 'post' },
      { action: 'read', subject: 'parcels' },
    ],
  });
  await (await widget('Parcels')).findByRole('link', { name: '3' });
  expect(screen.queryByRole('region', { name: 'Routes' })).toBeNull();
  expect(asked).not.toContain('apps/routes');
});

it('tells whoever may not see it which right is missing, and asks for nothing', () => {
  const { provider, asked } = counting();
  draw(provider, { rights: [{ action: 'read', subject: 'parcels' }] });
  expect(screen.getByRole('alert').textContent).toContain('You don’t have permission to see Post.');
  expect(asked).toEqual([]);
});

it('says once what failed in several places, and one press tries all of them again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  draw(counting(() => isBroken).provider);
  const parcelsAlone = await widget('Parcels');
  await parcelsAlone.findByText('This could not be loaded.');
  const notice = await screen.findByText(
    /Several parts of this page could not be loaded\. The counter is broken\./,
  );
  /* a part that fails later than the press is not among those that are tried again */
  await waitFor(() =>
    expect(screen.getAllByText('This could not be loaded.')).toHaveLength(post.widgets.length),
  );
  expect(screen.queryAllByRole('alert')).toEqual([]);
  isBroken = false;
  const [again, ...more] = screen.getAllByRole('button', { name: 'Try again' });
  expect(more).toEqual([]);
  fireEvent.click(again!);
  expect(await parcelsAlone.findByRole('link', { name: '3' })).toBeTruthy();
  await waitFor(() => expect(notice.isConnected).toBe(false));
});

it('says once that it loads, of all its widgets together', async () => {
  draw({ ...counting().provider, getTotals: () => new Promise(() => {}) });
  await waitFor(() => expect(document.querySelectorAll('[data-loading]').length).toBeGreaterThan(2));
  await waitFor(() => expect(screen.getAllByText('Loading…')).toHaveLength(1));
});
