import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { lazyPart } from '../../parts/lazyPart';
import { EarlyBox } from './EarlyBox';
import { SearchButton, type SearchProps } from './SearchButton';
import { SearchDialog } from './SearchDialog';

/* what the field is painted with */
const withSurface = (theme: Theme): Theme =>
  createTheme({ palette: { ...theme.palette, surface: { sunken: '#eee' } as Theme['palette']['surface'] } });

const atOnce = () => Promise.resolve();

const show = ({ dialogElsewhere = false, arrival = atOnce } = {}) => {
  const Search = lazyPart<SearchProps>(
    async () => {
      await arrival();
      return SearchDialog;
    },
    { waiting: (props) => <EarlyBox {...props} /> },
  );
  const element = (
    <>
      <SearchButton Search={Search} />
      <input aria-label="Elsewhere" />
      {dialogElsewhere && <div role="dialog" aria-modal="true" />}
    </>
  );
  render(
    <FieldScreen model={modelOf({})}>
      <ThemeProvider theme={withSurface}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </ThemeProvider>
    </FieldScreen>,
  );
  return userEvent.setup();
};

const box = () => screen.findByRole('combobox');

afterEach(cleanup);

describe('the way to the search box', () => {
  it('is a button', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await box()).toBeTruthy();
  });

  it.each(['Control', 'Meta'])(
    'is %s-K wherever the focus is, and the focus comes back there',
    async (key) => {
      const user = show();
      const elsewhere = screen.getByLabelText('Elsewhere');
      await user.click(elsewhere);
      await user.keyboard(`{${key}>}k{/${key}}`);
      expect(await box()).toBeTruthy();
      await waitFor(() => expect(document.activeElement?.role ?? '').toBe('combobox'));
      await user.keyboard('{Escape}');
      expect(document.activeElement).toBe(elsewhere);
    },
  );

  it('is closed while another dialog waits for an answer', async () => {
    const user = show({ dialogElsewhere: true });
    await user.keyboard('{Control>}k{/Control}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await box();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('loses no key while the box is on its way, and gives the focus back', async () => {
    let arrive = () => {};
    const user = show({ arrival: () => new Promise<void>((resolve) => (arrive = resolve)) });
    const elsewhere = screen.getByLabelText('Elsewhere');
    await user.click(elsewhere);
    await user.keyboard('{Control>}k{/Control}ann{Backspace}a');
    arrive();
    const input = await box();
    await user.keyboard('bel');
    expect((input as HTMLInputElement).value).toBe('anabel');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(elsewhere));
  });

  it('is a dialog with a name', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Search pages, actions and records' })).toBeTruthy();
  });
});
