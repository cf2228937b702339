// @vitest-environment jsdom
import { createTheme, ThemeProvider, type Components } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { ShellScreen } from '../../../tests/shell/ShellScreen';
import { ResourceList } from '../../views/list/ResourceList';
import { Menu } from '../layout/menu/Menu';
import { createAppTheme } from './createAppTheme';
import { looks } from './look';

/* A colour that nothing of ours has. */
const OTHER = 'rgb(1, 2, 3)';

type Name = Extract<keyof Components, `Ra${string}`>;

const Themed = ({ name, children }: { readonly name: Name; readonly children: ReactNode }) => (
  <ThemeProvider
    theme={createTheme(createAppTheme(looks.light), {
      components: { [name]: { styleOverrides: { root: { backgroundColor: OTHER } } } },
    })}
  >
    {children}
  </ThemeProvider>
);

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{number}',
    icon: 'invoice',
    fields: { number: { kind: 'text' } },
  },
});
const resource = model.resources[0]?.name ?? '';
const records = Array.from({ length: 11 }, (_, at) => ({ id: String(at), number: `B ${at}` }));

/** What of the page has the colour, from the outside to the inside. */
const colored = () =>
  [...document.querySelectorAll('*')].filter((each) => getComputedStyle(each).backgroundColor === OTHER);

afterEach(cleanup);

it.each([
  ['RaList', 'table'],
  ['RaDataTable', 'table'],
  ['RaDatagrid', 'table'],
  ['RaListToolbar', 'a[data-shortcut=create]'],
  ['RaPaginationActions', 'button[aria-label="Go to page 2"]'],
] as const)('lets a theme speak to the list by %s', async (name, within) => {
  render(
    <FieldScreen model={model} provider={fakeRestDataProvider({ [resource]: records })}>
      <Themed name={name}>
        <MemoryRouter useTransitions={false}>
          <ResourceList />
        </MemoryRouter>
      </Themed>
    </FieldScreen>,
  );
  await screen.findByText('B 1');
  const [found, ...others] = colored();
  expect([found?.querySelector(within), others]).toEqual([expect.any(Element), []]);
});

it.each([
  ['RaMenu', ['app.menu.label']],
  ['RaMenuItemLink', ['Orders', 'Articles']],
] as const)('lets a theme speak to the menu by %s', (name, parts) => {
  render(
    <ShellScreen at="/apps/elsewhere">
      <Themed name={name}>
        <Menu />
      </Themed>
    </ShellScreen>,
  );
  const names = colored().map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names).toEqual(expect.arrayContaining([...parts]));
});
