// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { useRefresh, type DataProvider, type GetListParams } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { ListPart } from '../../src/views/list/rows/ListPart';
import { RecordList } from '../../src/views/list/rows/RecordList';
import { RowCheck } from '../../src/views/list/rows/RowCheck';
import { RowTitle } from '../../src/views/list/rows/RowTitle';
import { RowTools } from '../../src/views/list/rows/RowTools';
import { openLooks, worldWith } from './openedLooks';

const STATES = ['open', 'busy', 'done'];

const fields = {
  name: { kind: 'text', search: true },
  state: { kind: 'choice', values: { open: {}, busy: {}, done: {} } },
};

const rows = Array.from({ length: 12 }, (_, at) => ({
  id: `t${at}`,
  name: `Thing ${String(at).padStart(2, '0')}`,
  /* ten are open, two are done, and none is busy */
  state: at < 10 ? 'open' : 'done',
}));

const world = {
  ...worldWith({ cards: {} }, fields, { list: { views: { cards: {} }, sort: ['name', 'ASC'] } }),
  rows,
};

/* A list that is drawn in parts, four records each. */
const InParts = () => {
  const refresh = useRefresh();
  return (
    <>
      <button onClick={refresh}>Read again</button>
      {STATES.map((state) => (
        <ListPart
          key={state}
          name={state}
          filter={{ state: [state] }}
          perPage={4}
          sx={{ order: 1 }}
          empty={`No ${state}`}
        >
          <h2>{state}</h2>
          <RecordList itemSx={{}}>
            {(record) => {
              const title = String(record['name']);
              return (
                <>
                  <RowCheck record={record} title={title} />
                  <RowTitle record={record} title={title}>
                    {title}
                  </RowTitle>
                  <RowTools title={title} />
                </>
              );
            }}
          </RecordList>
        </ListPart>
      ))}
    </>
  );
};

const open = (
  provider: DataProvider = fakeRestDataProvider({ [world.model.resources[0]?.name ?? '']: rows }),
  search = '',
) => openLooks(world, { provider, search, views: { cards: InParts } });

/* A server of the same records that remembers what its lists were asked for, and refuses what it is told to. */
const remembering = (records = rows.map((row) => ({ ...row }))) => {
  const asked: GetListParams[] = [];
  const refused = new Set<string>();
  const provider = fakeRestDataProvider({ [world.model.resources[0]?.name ?? '']: records });
  const getList = async (name: string, params: GetListParams) => {
    asked.push(params);
    const [state] = [params.filter?.state].flat() as string[];
    if (state !== undefined && refused.has(state)) throw new Error('It is closed.');
    return provider.getList(name, params);
  };
  return { asked, refused, provider: { ...provider, getList } as DataProvider };
};

afterEach(cleanup);

const links = () => [...document.querySelectorAll<HTMLElement>('section a.title')];
const titles = () => links().map((link) => link.textContent);
const areShown = (count: number) => waitFor(() => expect(links()).toHaveLength(count));
const more = (name: string) => screen.queryByRole('button', { name: `Show more: ${name}` });
const focused = () => document.activeElement?.textContent;

it('draws the first records of each part, no pages of the whole list, and more of a part when it is asked', async () => {
  const user = userEvent.setup();
  open();
  await areShown(6);
  expect(screen.getByText('No busy')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(more('done')).toBeNull();
  await user.click(more('open') ?? expect.fail('Nothing more is offered.'));
  await areShown(10);
  expect(focused()).toBe('Show more');
  await user.click(more('open') ?? expect.fail('Nothing more is offered.'));
  await areShown(12);
  expect(titles()).toEqual(rows.map(({ name }) => name));
  expect(more('open')).toBeNull();
});

it('asks each part for what the list is filtered and sorted by, and no part that has none of it', async () => {
  const { asked, provider } = remembering();
  const filter = encodeURIComponent(JSON.stringify({ state: ['done', 'busy'], q: 'Thing 1' }));
  open(provider, `?filter=${filter}&sort=name&order=DESC&page=1&perPage=5`);
  await areShown(2);
  expect(titles()).toEqual(['Thing 11', 'Thing 10']);
  const ofParts = asked
    .filter(({ pagination }) => pagination?.perPage === 4)
    .map((each) => each.filter as unknown);
  expect(ofParts).toEqual(['busy', 'done'].map((state) => ({ state: [state], q: 'Thing 1' })));
});

it('goes on by keys from the last record of a part to the first of the next that has any, and to the side', async () => {
  const user = userEvent.setup();
  open();
  await areShown(6);
  links()[3]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Thing 10');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Thing 03');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Thing 11');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Thing 01');
});

it('leads with its quick view through the records of all parts, and back to the one that was looked at last', async () => {
  const user = userEvent.setup();
  open();
  await areShown(6);
  await user.click(screen.getByRole('button', { name: 'Quick view of Thing 03' }));
  const drawer = await screen.findByRole('dialog', { name: 'Quick view: Thing 03' });
  await user.click(within(drawer).getByRole('button', { name: /^Next/ }));
  await screen.findByRole('dialog', { name: 'Quick view: Thing 10' });
  await waitFor(() => expect(document.querySelectorAll('[data-peeked]')).toHaveLength(1));
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(focused()).toBe('Thing 10'));
});

it('selects records of several parts, which are known without being asked for', async () => {
  const user = userEvent.setup();
  const { provider } = remembering();
  const getMany: DataProvider['getMany'] = () => expect.fail('It was asked for records that are drawn.');
  open({ ...provider, getMany });
  await areShown(6);
  await user.click(screen.getByRole('checkbox', { name: 'Select Thing 02' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Thing 11' }));
  expect(await screen.findByRole('button', { name: 'Polish (2)' })).toBeDefined();
});

it('says what one part could not load in it alone, with a way to try again, and keeps what others show', async () => {
  const user = userEvent.setup();
  const { refused, provider } = remembering();
  refused.add('open');
  open(provider);
  await areShown(2);
  expect(await screen.findByText(/open could not be loaded.*It is closed/)).toBeDefined();
  refused.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await areShown(6);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('reads its parts again with the list, those that show more of them too', async () => {
  const user = userEvent.setup();
  const records = rows.map((row) => ({ ...row }));
  const { asked, provider } = remembering(records);
  open(provider);
  await areShown(6);
  await user.click(more('open') ?? expect.fail('Nothing more is offered.'));
  await areShown(10);
  asked.length = 0;
  const [name] = world.model.resources.map((each) => each.name);
  const [moved] = records;
  await provider.update(name ?? '', { id: 't0', data: { state: 'busy' }, previousData: moved as never });
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(screen.queryByText('No busy')).toBeNull());
  await waitFor(() => expect(new Set(titles()).size).toBe(titles().length));
  const pages = asked.map(({ pagination }) => pagination?.page).filter((page) => page === 2);
  expect(pages).toHaveLength(1);
});
