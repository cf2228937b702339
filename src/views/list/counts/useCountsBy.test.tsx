// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ListBase, memoryStore, StoreContextProvider, useListContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { totalsOf } from '../../../model/numbers/totals';
import type { ResourceProvider } from '../../../model/resolved/resourceProvider';
import { conditionsOf } from '../../../model/rules/conditions';
import { matchesAll } from '../../../model/rules/matchConditions';
import { useCountsBy } from './useCountsBy';

afterEach(cleanup);

const model = modelOf({
  tasks: {
    label: { one: 'Task', many: 'Tasks' },
    title: '{name}',
    icon: 'tag',
    fields: {
      name: { kind: 'text', search: true },
      state: { kind: 'choice', values: { open: {}, done: {}, late: {} }, guarded: true },
      hours: { kind: 'number', integer: true },
    },
  } as never,
});

const first = [
  { id: '1', name: 'ada', state: 'open', hours: 2 },
  { id: '2', name: 'ben', state: 'done', hours: 3 },
  { id: '3', name: 'cleo', state: 'open', hours: 5 },
  { id: '4', name: 'adam', state: null, hours: 7 },
];

/** A host with these records, of which a list shows one a page. */
const host = () => {
  let records = first;
  let asked = 0;
  const found = (filter: object) => {
    const { conditions, search } = conditionsOf(model.resource('tasks'), { ...filter }, model.kinds);
    return records.filter((record) => matchesAll(record, conditions, search));
  };
  const provider = {
    getList: async (_: string, { filter }: { filter: object }) => {
      const data = found(filter);
      return { data: data.slice(0, 1), total: data.length };
    },
    getTotals: async (_: string, { filter, ...question }: Parameters<ResourceProvider['getTotals']>[1]) => {
      asked += 1;
      return { data: totalsOf(found(filter), question) };
    },
  } as unknown as DataProvider;
  const drop = (id: string) => {
    records = records.filter((record) => record.id !== id);
  };
  return { provider, drop, asked: () => asked };
};

type CountsProps = { readonly own?: boolean };

const Counts = ({ own = false }: CountsProps) => {
  const { setFilters, refetch } = useListContext();
  const counts = useCountsBy('state', { of: 'hours', isOwnFilterLeft: own });
  const told = ['open', 'done', 'late', null].map((value) => {
    const { count, sum = '0' } = counts?.at(value) ?? {};
    return `${value ?? 'none'} ${count} ${sum}`;
  });
  return (
    <>
      <button type="button" onClick={() => setFilters({ state: ['open'], q: 'ada' }, {})}>
        filter
      </button>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
      <output>{counts ? told.join(', ') : 'unknown'}</output>
    </>
  );
};

type Drawn = CountsProps & {
  readonly provider: DataProvider;
  readonly offers?: () => boolean;
  readonly rights?: readonly AbilityPair[];
};

const draw = ({ provider, offers = () => true, rights, ...props }: Drawn) =>
  render(
    <StoreContextProvider value={memoryStore()}>
      <FieldScreen model={model} provider={provider} offers={offers} {...(rights && { rights })}>
        <MemoryRouter>
          <ListBase resource="apps/tasks" perPage={1} disableAuthentication>
            <Counts {...props} />
          </ListBase>
        </MemoryRouter>
      </FieldScreen>
    </StoreContextProvider>,
  );

const says = async (text: string) => {
  await expect.poll(() => screen.queryByRole('status')?.textContent).toBe(text);
};

it('counts and adds up by a field what the list shows on all of its pages, records without a value too', async () => {
  const { provider, asked } = host();
  draw({ provider });
  await says('open 2 7, done 1 3, late 0 0, none 1 7');
  expect(asked()).toBe(1);
});

it('counts what the filters of the list leave, or all but that by the field itself', async () => {
  const { provider } = host();
  draw({ provider });
  fireEvent.click(await screen.findByRole('button', { name: 'filter' }));
  await says('open 1 2, done 0 0, late 0 0, none 0 0');
  cleanup();
  draw({ provider, own: true });
  fireEvent.click(await screen.findByRole('button', { name: 'filter' }));
  await says('open 1 2, done 0 0, late 0 0, none 1 7');
});

it('counts again when the list is read again, also where none of the rows that are shown has changed', async () => {
  const { provider, drop } = host();
  draw({ provider });
  await says('open 2 7, done 1 3, late 0 0, none 1 7');
  drop('3');
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  await says('open 1 2, done 1 3, late 0 0, none 1 7');
});

it('asks nothing of a host that counts nothing, and of a field that is closed', async () => {
  const { provider, asked } = host();
  draw({ provider, offers: () => false });
  await says('unknown');
  cleanup();
  draw({ provider, rights: [{ action: 'list', subject: 'tasks' }] });
  await says('unknown');
  expect(asked()).toBe(0);
});
