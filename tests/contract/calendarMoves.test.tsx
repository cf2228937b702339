// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import type { DataProvider, UpdateParams } from 'react-admin';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { inPageAs, withAccounts } from './inPageAs';
import { openLooks } from './openedLooks';

type Event = { readonly id: string; readonly startEditable: boolean; readonly extendedProps: object };
type Grid = {
  readonly events: readonly Event[];
  readonly eventDrop: (drop: object) => void;
  readonly dateClick?: (spot: object) => void;
  readonly select?: (spot: object) => void;
  readonly eventAllow: (span: object, event: object) => boolean;
};

/* Files share the modules they load: with these stand-ins are loaded those of this file alone. */
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@fullcalendar/react');
  vi.doUnmock('react-admin');
  vi.resetModules();
});

/* What the grid was last given: a page without a layout has nothing to drag over. */
const drawn: { grid?: Grid | undefined } = {};
vi.mock('@fullcalendar/react', () => ({
  default: (props: Grid) => {
    drawn.grid = props;
    return null;
  },
}));

const notify = vi.fn();
vi.mock('react-admin', async (load) => ({ ...(await load<object>()), useNotify: () => notify }));

const config = withAccounts({
  events: {
    label: { one: 'Event', many: 'Events' },
    title: '{name}',
    icon: 'calendar',
    list: { views: { calendar: { range: 'when' } } },
    fields: {
      name: { kind: 'text', required: true },
      isFixed: { kind: 'boolean' },
      when: {
        kind: 'range',
        of: 'dateTime',
        allDay: true,
        required: true,
        readOnlyWhen: { isFixed: true },
      },
    },
  },
} as never);

const model = createModel(config, kinds);

const times = { from: '2026-03-10T08:00:00.000Z', to: '2026-03-10T09:00:00.000Z', allDay: false };
const events = [
  { id: 'a', name: 'Free', when: times },
  { id: 'b', name: 'Fixed', isFixed: true, when: times },
];

type Opening = {
  readonly rights?: readonly { action: string; subject: string }[];
  readonly refuses?: string;
};

const open = async ({ rights, refuses }: Opening = {}) => {
  const server = await inPageAs(config, { events });
  const written: UpdateParams[] = [];
  const provider = {
    ...server,
    update: (name: string, params: UpdateParams) => {
      written.push(params);
      return refuses ? Promise.reject(new Error(refuses)) : server.update(name, params);
    },
  } as DataProvider;
  const { router } = openLooks(
    { model, rows: [] },
    { provider, search: '?look=calendar.month.2026-03-01', ...(rights && { rights }) },
  );
  await waitFor(() => expect(drawn.grid?.events).toHaveLength(2));
  return { router, written, revert: vi.fn() };
};

const shown = (): Partial<Grid> => drawn.grid ?? {};
const event = (id: string) => drawn.grid?.events.find((each) => each.id === id);
const drop = (to: object, revert: () => void) =>
  drawn.grid?.eventDrop({ event: { ...to, extendedProps: event('a')?.extendedProps }, revert });
const startOf = (id: string) => (event(id) as { start?: string } | undefined)?.start;

beforeEach(() => {
  drawn.grid = undefined;
  notify.mockClear();
});
afterEach(cleanup);

it('writes a drop as one ordinary change of the record', async () => {
  const { written, revert } = await open();
  const to = { startStr: '2026-03-12T08:00:00Z', endStr: '2026-03-12T10:00:00Z', allDay: false };
  drop(to, revert);
  const when = { from: '2026-03-12T08:00:00.000Z', to: '2026-03-12T10:00:00.000Z', allDay: false };
  await waitFor(() => expect(startOf('a')).toBe(when.from));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.data).toMatchObject({ name: 'Free', when });
  expect(revert).not.toHaveBeenCalled();
});

it('makes whole days of a drop on a day', async () => {
  const { written, revert } = await open();
  expect(drawn.grid?.eventAllow({ allDay: true }, { allDay: false })).toBe(true);
  drop({ startStr: '2026-03-12', endStr: '2026-03-13', allDay: true }, revert);
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.data).toMatchObject({
    when: { from: '2026-03-12T00:00:00.000Z', to: '2026-03-12T23:59:59.999Z', allDay: true },
  });
});

it('puts an entry back that a server refuses, and says why', async () => {
  const { written, revert } = await open({ refuses: 'The room is taken.' });
  drop({ startStr: '2026-03-12T08:00:00Z', endStr: '2026-03-12T09:00:00Z', allDay: false }, revert);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('The room is taken.', expect.objectContaining({ type: 'error' })),
  );
  expect(written).toHaveLength(1);
  await waitFor(() => expect(startOf('a')).toBe(times.from));
});

it('asks nobody for what the record itself does not allow', async () => {
  const { written, revert } = await open();
  drop({ startStr: '2026-03-01T08:00:00Z', endStr: '2026-02-01T09:00:00Z', allDay: false }, revert);
  await waitFor(() => expect(revert).toHaveBeenCalledTimes(1));
  expect(notify).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ type: 'error' }));
  expect(written).toEqual([]);
});

it('lets nobody drag what is locked, nor whoever may not change it', async () => {
  await open();
  expect([event('a')?.startEditable, event('b')?.startEditable]).toEqual([true, false]);
  cleanup();
  drawn.grid = undefined;
  await open({
    rights: [
      { action: 'list', subject: 'events' },
      { action: 'show', subject: 'events' },
    ],
  });
  const { select, dateClick } = shown();
  expect([event('a')?.startEditable, select, dateClick]).toEqual([false, undefined, undefined]);
});

it('opens the form of a new record with the time that was pressed', async () => {
  const { router } = await open();
  drawn.grid?.dateClick?.({ dateStr: '2026-03-20', allDay: true });
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/events/create'));
  const source = new URLSearchParams(router.state.location.search).get('source') ?? '';
  expect(JSON.parse(source)).toEqual({
    when: { from: '2026-03-20T00:00:00.000Z', to: '2026-03-20T23:59:59.999Z', allDay: true },
  });
});
