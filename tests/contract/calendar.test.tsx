// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, GetListParams } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { inPageAs, withAccounts } from './inPageAs';
import { openLooks } from './openedLooks';

const config = withAccounts({
  events: {
    label: { one: 'Event', many: 'Events' },
    title: '{name}',
    icon: 'calendar',
    list: { views: { calendar: { range: 'when', spans: ['month', 'day', 'list'] } } },
    fields: {
      name: { kind: 'text', required: true, search: true },
      when: { kind: 'range', of: 'dateTime', allDay: true, required: true },
    },
  },
} as never);

const model = createModel(config, kinds);

const at = (day: string, hour = 12) => ({
  from: `2026-03-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  to: `2026-03-${day}T${String(hour).padStart(2, '0')}:30:00.000Z`,
});

const few = [
  { id: 'a', name: 'Alone', when: at('05') },
  {
    id: 'b',
    name: 'Fair',
    when: { from: '2026-03-07T00:00:00.000Z', to: '2026-03-09T23:59:59.999Z', allDay: true },
  },
  { id: 'c', name: 'April', when: { from: '2026-04-20T12:00:00.000Z', to: '2026-04-20T13:00:00.000Z' } },
];

/* more than a calendar asks for, all on one day, and two days after it */
const many = [
  ...Array.from({ length: 230 }, (_, index) => ({ id: `m${index}`, name: `Event ${index}`, when: at('10') })),
  ...Array.from({ length: 3 }, (_, index) => ({ id: `l${index}`, name: `Late ${index}`, when: at('12') })),
];

const open = async (events: readonly object[], place: string) => {
  const server = await inPageAs(config, { events });
  const asked: GetListParams[] = [];
  const provider = {
    ...server,
    getList: (name: string, params: GetListParams) => {
      asked.push(params);
      return server.getList(name, params);
    },
  } as DataProvider;
  const { router } = openLooks({ model, rows: [] }, { provider, search: `?look=calendar.${place}` });
  const look = () => new URLSearchParams(router.state.location.search).get('look');
  return { asked, look, router, user: userEvent.setup() };
};

afterEach(cleanup);

const titles = () => [...document.querySelectorAll('a.title')].map(({ textContent }) => textContent);
const more = () => [...document.querySelectorAll('a.more')].map((link) => link.getAttribute('aria-label'));

it('lists the month of the address by its days, and no other', async () => {
  const { look, router, user } = await open(few, 'list.2026-03-01');
  await waitFor(() => expect(titles()).toEqual(['Alone', 'Fair']));
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Thursday, March 5', 'Saturday, March 7']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(titles()).toEqual(['April']));
  expect(look()).toBe('calendar.list.2026-04-01');
  expect(screen.getByRole('heading', { name: 'April 2026' })).toBeDefined();
  await router.navigate(-1);
  await waitFor(() => expect(titles()).toEqual(['Alone', 'Fair']));
});

it('draws a month, of what goes on in another week the place in the list once', async () => {
  await open(few, 'month.2026-03-01');
  await waitFor(() => expect(document.querySelectorAll('[data-index]')).toHaveLength(2));
  expect(new Set(titles())).toEqual(new Set(['Alone', 'Fair']));
  const entries = [...document.querySelectorAll('[data-entry]')].map((each) =>
    each.getAttribute('data-entry'),
  );
  expect(new Set(entries)).toEqual(new Set(['a', 'b']));
});

it('asks for no more than it draws, and counts the rest of each day', async () => {
  const { asked, user, look } = await open(many, 'month.2026-03-01');
  await waitFor(() =>
    expect(more()).toEqual(['227 more, Tuesday, March 10, 2026', '3 more, Thursday, March 12, 2026']),
  );
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('link', { name: '33 more' }).getAttribute('href')).toContain('look=table');
  expect(asked.map(({ pagination }) => pagination?.perPage).every((size = 1000) => size <= 200)).toBe(true);
  await user.click(document.querySelector('a.more') as Element);
  expect(look()).toBe('calendar.day.2026-03-10');
});

it('keeps the search of the list, in its entries and in what it counts', async () => {
  const { router } = await open(many, 'month.2026-03-01');
  await waitFor(() => expect(more()).toHaveLength(2));
  await router.navigate(
    `/apps/events?look=calendar.month.2026-03-01&filter=${encodeURIComponent(JSON.stringify({ q: 'Late' }))}`,
  );
  await waitFor(() => expect(titles()).toEqual(['Late 0', 'Late 1', 'Late 2']));
  expect(more()).toEqual([]);
});
