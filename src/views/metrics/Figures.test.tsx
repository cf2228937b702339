// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ShowContextProvider, type DataProvider } from 'react-admin';
import fakeRestDataProvider from 'ra-data-fakerest';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { conditionsOf } from '../../model/rules/conditions';
import { matchesAll } from '../../model/rules/matchConditions';
import { totalsOf } from '../../model/numbers/totals';
import type { Change } from '../../model/live/changes';
import { LiveContext } from '../LiveContext';
import { ShowNews } from '../live/ShowNews';
import { Figures } from './Figures';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

const parcels = { of: 'parcels' };

const model = modelOf({
  routes: {
    label: { one: 'Route', many: 'Routes' },
    title: '{name}',
    icon: 'send',
    fields: { name: { kind: 'text', required: true } } as never,
    figures: [
      {
        label: 'Arrived',
        metric: {
          ...parcels,
          measure: 'share',
          where: { state: ['there', 'lost'] },
          part: { state: ['there'] },
        },
        target: 'route',
      },
      { label: 'Parcels', metric: parcels, target: 'route' },
      { label: 'Worth', metric: { ...parcels, measure: 'sum', field: 'worth' }, target: 'route' },
      { label: 'Usual weight', metric: { ...parcels, measure: 'average', field: 'weight' }, target: 'route' },
      { label: 'Margin', metric: { ...parcels, measure: 'sum', field: 'margin' }, target: 'route' },
    ],
  },
  parcels: {
    label: { one: 'Parcel', many: 'Parcels' },
    title: '{code}',
    icon: 'send',
    fields: {
      code: { kind: 'text', required: true },
      state: { kind: 'choice', values: { there: {}, lost: {}, away: {} } },
      route: { kind: 'reference', to: 'routes' },
      worth: { kind: 'money', currency: 'EUR' },
      margin: { kind: 'money', currency: 'EUR', guarded: true },
      weight: { kind: 'number', integer: true },
    } as never,
  },
});

const records = [
  { id: '1', route: 'r', state: 'there', worth: '1000.10', weight: 1, margin: '1.00' },
  { id: '2', route: 'r', state: 'there', worth: '234.20', weight: 2, margin: '1.00' },
  { id: '3', route: 'r', state: 'lost', worth: null, weight: null, margin: '1.00' },
  { id: '4', route: 'r', state: 'away', worth: '0.20', weight: 3, margin: '1.00' },
  { id: '5', route: 'other', state: 'there', worth: '9.00', weight: 9, margin: '1.00' },
];

type Asked = Parameters<ResourceProvider['getTotals']>[1];

/** Counts the records above, unless it is told to fail, and remembers what it was asked. */
const counting = (fails: () => boolean = () => false) => {
  const asked: Asked[] = [];
  const getTotals: ResourceProvider['getTotals'] = async (name, params) => {
    asked.push(params);
    if (fails()) throw new Error('The counter is broken.');
    const { conditions } = conditionsOf(model.resource(name), params.filter, model.kinds);
    const found = records.filter((record) => matchesAll(record, conditions));
    return { data: totalsOf(found, params) };
  };
  return { asked, provider: { ...fakeRestDataProvider({}), getTotals } as unknown as DataProvider };
};

const draw = (provider: DataProvider, id = 'r', rights?: readonly AbilityPair[]) =>
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Figures record={{ id }} />
      </QueryClientProvider>
    </FieldScreen>,
  );

const linkTo = (name: RegExp) => screen.findByRole('link', { name });

const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows each number of the record, and leads to the list that it counts', async () => {
  draw(counting().provider);
  const rate = await linkTo(/^Arrived\s*66\.7%$/);
  expect(filterOf(rate)).toEqual({ state: ['there', 'lost'], route: 'r' });
  const count = await linkTo(/^Parcels\s*4$/);
  expect(count.getAttribute('href')).toMatch(/^\/apps\/parcels\?/);
  expect(filterOf(count)).toEqual({ route: 'r' });
  await linkTo(/^Worth\s*€1,234\.50$/);
  await linkTo(/^Usual weight\s*2$/);
});

it('shows a dash where there is nothing to have a share or an average of, and a zero where there is nothing', async () => {
  draw(counting().provider, 'nobody');
  for (const text of [/^Arrived\s*—$/, /^Usual weight\s*—$/, /^Parcels\s*0$/, /^Worth\s*€0\.00$/])
    expect(await linkTo(text)).toBeTruthy();
});

it('says in words why a number failed, and asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  draw(counting(() => isBroken).provider, 'r', [
    { action: 'list', subject: 'parcels' },
    { action: 'show', subject: 'parcels.margin' },
  ]);
  await expect.poll(() => screen.queryAllByText(/The counter is broken\./).length).toBe(5);
  isBroken = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(button);
  await linkTo(/^Parcels\s*4$/);
});

it('asks nothing for whoever may not list what is counted, and for fields that are closed to them', async () => {
  const nobody = counting();
  draw(nobody.provider, 'r', [{ action: 'show', subject: 'routes' }]);
  expect(screen.queryByRole('listitem')).toBeNull();
  cleanup();
  const some = counting();
  draw(some.provider, 'r', [{ action: 'list', subject: 'parcels' }]);
  await linkTo(/^Parcels\s*4$/);
  expect(screen.queryByText('Margin')).toBeNull();
  expect([...nobody.asked, ...some.asked].filter(({ of }) => of === 'margin')).toEqual([]);
  expect(nobody.asked).toEqual([]);
});

it('gives a request up when the page is left', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const getTotals: ResourceProvider['getTotals'] = (_, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  draw({ ...fakeRestDataProvider({}), getTotals } as unknown as DataProvider);
  await expect.poll(() => signals.length).toBeGreaterThan(0);
  cleanup();
  expect(signals.every((signal) => signal?.aborted === true)).toBe(true);
});

it('goes on by itself when what is counted beside the record has changed', async () => {
  const { asked, provider } = counting();
  let tell: (change: Change) => void = () => undefined;
  const hushed = () => () => undefined;
  const live = { state: () => 'on' as const, arrivals: () => ({}), unseen: () => ({}), see: () => undefined };
  const follow = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const refetch = vi.fn();
  const record = { id: 'r' };
  render(
    <FieldScreen model={model} provider={provider}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveContext value={{ ...live, follow, covering: hushed, editing: hushed, subscribe: hushed }}>
          <ShowContextProvider value={{ record, isFetching: false, refetch } as never}>
            <Figures record={record} />
            <ShowNews record={record} onGone={() => undefined} />
          </ShowContextProvider>
        </LiveContext>
      </QueryClientProvider>
    </FieldScreen>,
  );
  await linkTo(/^Parcels\s*4$/);
  const before = asked.length;
  records.push({ id: '6', route: 'r', state: 'there', worth: '1.00', weight: 1, margin: '1.00' });
  act(() => tell({ entity: 'routes', records: new Map([['r', 'counted']]), more: 0 }));
  await linkTo(/^Parcels\s*5$/);
  expect(asked.length).toBeGreaterThan(before);
  expect(refetch).toHaveBeenCalled();
  records.pop();
});
