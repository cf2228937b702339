// @vitest-environment jsdom
import { createTheme, ThemeProvider, type PaletteOptions } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, StoreContextProvider, useLocation, type Store } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen } from '../../../tests/fields/FieldScreen';
import { kinds } from '../../fields/kinds';
import { createModel } from '../../model/resolve/createModel';
import { messages } from '../../locales/en/messages';
import { openShortcuts } from './openShortcuts';
import { Shortcuts } from './Shortcuts';
import { shortcutGroups } from './shortcutGroups';

const entity = (many: string) => ({
  label: { one: many, many },
  title: '{name}',
  icon: 'draft' as const,
  fields: { name: { kind: 'text' as const } },
});

const model = createModel(
  { name: 'Test', groups: {}, resources: { bills: entity('Bills'), plans: entity('Plans') } },
  kinds,
);

const theme = createTheme({ palette: { surface: { sunken: '#eee' } } as PaletteOptions });

const Where = () => <output>{useLocation().pathname}</output>;

const open = (page: ReactNode = null, store: Store = memoryStore()) => {
  const done: string[] = [];
  const log = (what: string) => () => void done.push(what);
  render(
    <FieldScreen model={model}>
      <StoreContextProvider value={store}>
        <ThemeProvider theme={theme}>
          <Shortcuts />
          <Where />
          <main>
            <input type="search" aria-label="Search" data-shortcut="search" />
            <button data-shortcut="create" onClick={log('create')} type="button">
              create
            </button>
            <button data-shortcut="edit" onClick={log('edit')} type="button">
              edit
            </button>
            <div className="form-bar">
              <button onClick={log('save')} type="submit">
                save
              </button>
            </div>
            <input type="checkbox" aria-label="Row" />
            {page}
          </main>
        </ThemeProvider>
      </StoreContextProvider>
    </FieldScreen>,
  );
  return { done, user: userEvent.setup() };
};

const place = () => screen.getByRole('status').textContent;
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

afterEach(cleanup);

describe('a shortcut', () => {
  it('does what the page offers', async () => {
    const { done, user } = open();
    await user.keyboard('c');
    screen.getByRole('checkbox').focus();
    await user.keyboard('e{Control>}s{/Control}{Meta>}s{/Meta}/');
    expect(done).toEqual(['create', 'edit', 'save', 'save']);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('goes to a place of the menu by its number, which follows soon', async () => {
    const { user } = open();
    await user.keyboard('2');
    expect(place()).toBe('/');
    await user.keyboard('g2');
    await waitFor(() => expect(place()).toBe(`/${model.resources[1]?.name}`));
    await user.keyboard('gx1');
    expect(place()).toBe(`/${model.resources[1]?.name}`);
  });

  it('goes from row to row, selects one, opens the neighbours of a record, and finds the menu', async () => {
    const row = (name: string) => (
      <li key={name}>
        <input type="checkbox" aria-label={`Select ${name}`} />
        <a className="title" href="/">
          {name}
        </a>
      </li>
    );
    const { user } = open(
      <>
        {['One', 'Two', 'Three'].map(row)}
        <button data-shortcut="next" type="button" onClick={({ currentTarget }) => currentTarget.focus()}>
          Next
        </button>
        <nav>
          <input type="text" aria-label="Find in the menu" data-shortcut="menu" />
        </nav>
      </>,
    );
    const focused = () => document.activeElement?.textContent;
    const after: (string | null | undefined)[] = [];
    for (const key of ['k', 'j', 'j', 'j', 'k', 'x']) {
      await user.keyboard(key);
      after.push(focused());
    }
    expect(after).toEqual(['One', 'Two', 'Three', 'Three', 'Two', 'Two']);
    const selected = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select/, checked: true });
    expect(selected.map((box) => box.getAttribute('aria-label'))).toEqual(['Select Two']);
    await user.keyboard('n');
    expect(focused()).toBe('Next');
    await user.keyboard('gm');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find in the menu' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('of a single key is no shortcut while somebody types, except that a form is saved', async () => {
    const { done, user } = open();
    await user.type(screen.getByRole('searchbox'), 'ceg2/?{Control>}s{/Control}');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ceg2/?');
    expect(done).toEqual(['save']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a single key is none with another key, or while a dialog or a menu is open', async () => {
    const { done, user } = open(<ul role="menu" />);
    await user.keyboard('c?');
    cleanup();
    const page = open();
    await user.keyboard('{Control>}c{/Control}{Alt>}c{/Alt}{Meta>}c{/Meta}');
    expect([...done, ...page.done]).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const inEnglish = polyglotI18nProvider(() => messages, 'en');

describe('the list of the shortcuts', () => {
  it('opens by its key and names every one of them, with the places of this person', async () => {
    const { user } = open();
    await user.keyboard('?');
    const text = (await list()).textContent;
    const translate = (key: string) => inEnglish.translate(key);
    for (const { title, shortcuts } of shortcutGroups(translate))
      expect([title, ...shortcuts.map((each) => each.text)].filter((each) => !text.includes(each))).toEqual(
        [],
      );
    expect(text).toContain('Billsg then 1');
    expect(text).toContain('Plansg then 2');
  });

  it('switches those of a single key off, and stays in reach by its entry in the menu', async () => {
    const store = memoryStore();
    const { done, user } = open(null, store);
    openShortcuts();
    await list();
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('ce?g1{Control>}s{/Control}');
    expect(done).toEqual(['save']);
    expect(store.getItem('shortcuts.isOn')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    openShortcuts();
    expect(await list()).toBeDefined();
  });
});
