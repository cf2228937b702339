// @vitest-environment jsdom
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider, type DataProvider } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isCalled } from '../../src/model/contract/isCalled';
import type { Resource } from '../../src/model/resolved/resource';
import type { AppRecord } from '../../src/providers/rest/record';
import { RowActions } from '../../src/views/list/table/RowActions';
import { backToOpener } from '../../src/views/record/cameFrom';
import { RecordActions } from '../../src/views/record/head/RecordActions';
import { BrowserRoutes } from '../BrowserRoutes';
import { FieldScreen } from '../fields/FieldScreen';
import { recordsOf } from './everyEntity/listOf';
import { inPage, model, ofStaff, type World } from './everyEntity/world';

let world: World;
beforeAll(async () => {
  world = await inPage();
}, 60_000);
afterAll(() => world.stop());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/* Each action is offered whatever state a record is in, and asks first. */
const resources = model.resources.map((resource): Resource => {
  const { actions, ...rest } = resource;
  return {
    ...rest,
    transitions: {},
    allows: { edit: undefined, delete: undefined },
    // What opens a form leads to another page: tests/browser/openedForms.test.ts.
    actions: actions.filter(isCalled).map((action) => ({ ...action, when: undefined })),
  };
});
const resource = (key: string) =>
  resources.find((each) => each.key === key || each.name === key) ?? expect.fail(key);
const open = { ...model, resources, resource };

const withMenu = ofStaff
  .map(({ key }) => resource(key))
  .filter(({ actions, can, single }) => !single && (can.delete || actions.some(({ on }) => on !== 'bulk')));

it.each(withMenu.map((each) => [each.key, each] as const))(
  'what is done with a record of %s is chosen, asked and left by the keyboard, in its row and on its page',
  async (_, entity) => {
    const [record] = await recordsOf(world, entity);
    if (!record) return expect.fail('no record');
    const complained = vi.spyOn(console, 'error');
    draw(entity, record);
    for (const place of [row, page]) {
      await waitFor(() => expect(place()).not.toEqual([]));
      for (const opener of place()) {
        if (opener.getAttribute('aria-haspopup') !== 'menu') await leavesDialog(opener, opener);
        else
          for (const at of (await walk(opener)).keys()) await leavesDialog(await itemAt(opener, at), opener);
      }
    }
    expect(complained).not.toHaveBeenCalled();
  },
);

/* By roles the whole document would be gone through each time. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const row = () => all('[data-row] button');
const page = () => all('[data-row] ~ * button');

const user = userEvent.setup({ delay: null });

/* Where a form has led back to, so that its link had the focus first, as react-admin leads after a save. */
const draw = (entity: Resource, record: AppRecord) => {
  window.history.replaceState({ usr: { ...backToOpener, _scrollToTop: true }, key: 'here', idx: 0 }, '', '/');
  const element = (
    <ResourceContextProvider value={entity.name}>
      <RecordContextProvider value={record}>
        <div data-row="">
          <RowActions title="its row" />
        </div>
        <RecordActions record={record} onGone={() => expect.fail('it is gone')} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
  const asks = { undoes: async () => ({ data: false }), getEstimate: async () => ({ data: {} }) };
  render(
    <FieldScreen
      model={open}
      provider={{ ...world.provider, ...asks } as unknown as DataProvider}
      me={world.me}
    >
      <ThemeProvider theme={still}>
        <BrowserRoutes routes={[{ path: '*', element }]} />
      </ThemeProvider>
    </FieldScreen>,
  );
};

/* What opens and closes does so at once. */
const still = (theme: Theme) =>
  createTheme({
    ...theme,
    transitions: { ...theme.transitions, getAutoHeightDuration: () => 0 },
    components: {
      MuiDialog: { defaultProps: { transitionDuration: 0 } },
      MuiPopover: { defaultProps: { transitionDuration: 0 } },
    },
  });

const focused = () => document.activeElement;
const isOver = () => (window.history.state as { usr?: { over?: boolean } }).usr?.over === true;
const isFocused = (element: Element | null | undefined) =>
  waitFor(() => expect(focused()).toBe(element ?? expect.fail('not there')));

const menuOf = async (opener: HTMLElement) => {
  opener.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isOver()).toBe(true));
  const items = all('[role=menuitem]');
  await isFocused(items[0]);
  return items;
};

/* By the arrows over all of its entries, whose number is the answer. */
const walk = async (opener: HTMLElement): Promise<readonly HTMLElement[]> => {
  const items = await menuOf(opener);
  for (const item of [...items.slice(1), items[0]]) {
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(item);
  }
  await closes('menu', opener);
  return items.filter(({ tagName }) => tagName !== 'A');
};

const itemAt = async (opener: HTMLElement, at: number) => {
  const items = (await menuOf(opener)).filter(({ tagName }) => tagName !== 'A');
  const item = items[at] ?? expect.fail('fewer entries than before');
  while (focused() !== item) await user.keyboard('{ArrowDown}');
  return item;
};

const leavesDialog = async (chosen: HTMLElement, opener: HTMLElement) => {
  const what = chosen.textContent;
  chosen.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()?.closest('[role=dialog]'), `the focus is in ${what}`).not.toBeNull());
  await waitFor(() => expect(isOver()).toBe(true));
  if (focused()?.matches('input[role=combobox]')) await leavesChoices(what);
  await closes('dialog', opener, what);
};

/* What may be chosen opens over a box as soon as that has the focus: one key leaves it, and the question stays. */
const leavesChoices = async (what: string | null) => {
  const isExpanded = (wanted: string) =>
    waitFor(() => expect(focused()?.getAttribute('aria-expanded'), `the choices of ${what}`).toBe(wanted));
  await isExpanded('true');
  await user.keyboard('{Escape}');
  await isExpanded('false');
  expect(focused()?.closest('[role=dialog]'), `${what} still asks`).not.toBeNull();
};

const closes = async (role: 'menu' | 'dialog', opener: HTMLElement, what: string | null = role) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(all(`[role=${role}]`), `${what} is closed`).toEqual([]));
  await waitFor(() => expect(isOver()).toBe(false));
  await isFocused(opener);
};
