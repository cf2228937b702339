// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldsNamedBy } from '../config/fieldsNamedBy';
import { shopWith } from '../config/shop';
import { kinds } from '../../src/fields/kinds';
import { lookParts } from '../../src/listViews/parts';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { titleOf } from '../../src/model/answers/title';
import { openLooks, worldWith } from './openedLooks';

/* every way to look at a list that has a folder, and draws by itself */
const views = Object.values(listViews).filter(({ name }) => Object.hasOwn(lookParts.views, name));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('has a description for each drawing, under the name of its folder', () => {
  expect(Object.keys(listViews)).toEqual(expect.arrayContaining(Object.keys(lookParts.views)));
  expect(views.length).toBeGreaterThan(0);
});

describe.each(views.map((view) => [view.name, view] as const))('view %s', (name, view) => {
  const { fields, options } = view.example;
  const open = () => {
    const made = worldWith({ [name]: options }, fields);
    const seen = view.example.seen?.(new Date());
    return { ...made, rows: made.rows.map((row) => ({ ...row, ...seen })) };
  };
  const world = open();
  const titles = world.rows.map((row) =>
    titleOf(world.model.resource('things'), row, { kinds, locale: 'en' }),
  );
  const links = () => [...document.querySelectorAll('main a.title, section a.title')];
  const drawn = () => waitFor(() => expect(links()).toHaveLength(world.rows.length));

  it('passes the start-up check with its example', () => {
    const problems = checkConfig(shopWith('things', world.declared.things), kinds, { listViews });
    expect(problems.filter(({ level }) => level === 'error').map(problemText)).toEqual([]);
  });

  it('draws each record once, with a link to its page and a menu, without a word in the console', async () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openLooks(world);
    await drawn();
    const paths = links().map((link) => link.getAttribute('href'));
    expect(paths).toHaveLength(world.rows.length);
    expect(new Set(paths)).toEqual(new Set(world.rows.map(({ id }) => `/apps/things/${id}/show`)));
    for (const title of titles)
      expect(screen.getByRole('button', { name: `Actions for ${title}` })).toBeDefined();
    expect(spoken.mock.calls).toEqual([]);
  });

  it('selects a record, for which the bar of bulk actions appears', async () => {
    const user = userEvent.setup();
    openLooks(world);
    await drawn();
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${titles[1]}` });
    await user.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    await waitFor(() => expect(screen.getAllByText(/1 selected/).length).toBeGreaterThan(0));
    expect(await screen.findByRole('button', { name: /Polish/ })).toBeDefined();
  });

  it('opens a record beside the list by the button of its quick view, or a press, and by the space bar on its title', async () => {
    const user = userEvent.setup();
    const { router } = openLooks(world);
    await drawn();
    const peeked = () => {
      const { state, search } = router.state.location;
      return (
        (state as { peek?: string } | null)?.peek ?? new URLSearchParams(search).get('open') ?? undefined
      );
    };
    const first = links()[0]?.getAttribute('href')?.split('/').at(-2);
    const title = links()[0] as HTMLElement;
    (title.closest('[data-index]')?.querySelector<HTMLElement>('.peek') ?? title).click();
    await waitFor(() => expect(peeked()).toBe(first));
    await router.navigate(-1);
    await waitFor(() => expect(peeked()).toBeUndefined());
    title.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(peeked()).toBe(first));
  });

  it('leads from record to record by the arrow keys', async () => {
    const user = userEvent.setup();
    openLooks(world);
    await drawn();
    (links()[0] as HTMLElement).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links()[1]);
  });

  it('draws no field that this person may not see, and no link for whoever may open no page', async () => {
    const named = fieldsNamedBy(view);
    const closed = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        named.includes(key) && key !== 'name' ? { ...field, guarded: true, label: `Closed ${key}` } : field,
      ]),
    );
    const guarded = worldWith({ [name]: options }, closed);
    openLooks(guarded, { rights: [{ action: 'list', subject: 'things' }] });
    await screen.findByText(titles[0] ?? '');
    expect(links()).toEqual([]);
    const region = screen.getByRole('region');
    expect(within(region).queryByText(/^Closed/)).toBeNull();
    const text = region.textContent;
    for (const field of guarded.model.resource('things').fields.filter((each) => each.guarded))
      for (const row of guarded.rows) {
        const value: unknown = Reflect.get(row, field.name);
        if (typeof value === 'string' && value.length > 6) expect(text).not.toContain(value.slice(0, 20));
      }
  });

  it('leads to each record once, by pages of the list or by a button for more of each of its parts', async () => {
    const user = userEvent.setup();
    const copies = Array.from({ length: 13 }, (_, at) =>
      world.rows.map((row) => ({ ...row, id: `${row.id}-${at}` })),
    );
    openLooks({ ...world, rows: copies.flat() });
    await waitFor(() => expect(links().length).toBeGreaterThan(0));
    const inParts = document.querySelector('[data-part]') !== null;
    expect(screen.queryByRole('navigation', { name: 'Pages' }) === null).toBe(inParts);
    const next = () =>
      inParts
        ? document.querySelector<HTMLElement>('[data-more]')
        : screen.queryByRole('button', { name: 'Go to next page' });
    const seen = new Set<string | null>();
    const see = () => links().forEach((link) => seen.add(link.getAttribute('href')));
    for (let step = 0; step < 20 && seen.size < copies.flat().length; step += 1) {
      see();
      const before = links().map((link) => link.getAttribute('href'));
      const button = next();
      if (!button?.matches(':enabled')) break;
      await user.click(button);
      await waitFor(() => {
        const now = links().map((link) => link.getAttribute('href'));
        expect(now.length).toBeGreaterThan(0);
        expect(now).not.toEqual(before);
      });
      const shown = links().map((link) => link.getAttribute('href'));
      expect(new Set(shown).size).toBe(shown.length);
    }
    see();
    expect(seen.size).toBe(copies.flat().length);
  });

  it('says what an empty list says, and stands in for records that are on their way', async () => {
    openLooks({ ...world, rows: [] });
    expect(await screen.findByText('You can create the first one now.')).toBeDefined();
    cleanup();
    const provider = { ...fakeRestDataProvider({}), getList: () => new Promise<never>(() => undefined) };
    openLooks(world, { provider });
    await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull());
    expect(links()).toEqual([]);
  });
});
