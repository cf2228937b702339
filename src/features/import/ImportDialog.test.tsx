import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import { ImportDialog } from './ImportDialog';

const label = { one: 'Contact', many: 'Contacts' };

const contacts = defineResource({
  label,
  title: '{name}',
  icon: 'contacts',
  import: { key: 'phone', keep: { status: 'out' }, country: 'DE' },
  fields: {
    phone: f.phone({ required: true, unique: true }),
    name: f.text({ required: true }),
    status: f.choice({ values: { in: {}, out: {} }, default: 'in' }),
    company: f.text({ required: true }),
  },
});

const model = modelOf({ contacts });
const [contact] = model.resources;
const name = contact?.name ?? '';

const stored = () => [
  { id: '1', phone: '+4915112345601', name: 'Anna', status: 'in', company: 'A' },
  { id: '2', phone: '+4915112345602', name: 'Bo', status: 'out', company: 'A' },
];

/* what the place of inputs on their way is painted with */
const withSurface = (theme: Theme): Theme => ({
  ...theme,
  palette: { ...theme.palette, surface: { sunken: '#eee' } as Theme['palette']['surface'] },
});

const file = [
  'Telefon;Phone;Name;Company',
  ';0151 12345601;Anna;A',
  ';0151 12345602;Bo again;A',
  ';0151 12345603;Cy;A',
  ';+49 151 12345603;Cy twice;A',
  ';none;Di;A',
].join('\n');

const open = (provider: DataProvider, onClose = vi.fn()) => {
  const user = userEvent.setup();
  const element = <ImportDialog resource={name} models={[model]} onClose={onClose} />;
  /* the dialog asks the router of the app, which is no part of a screen of fields */
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <FieldScreen model={model} provider={provider} offers={(_, offer) => offer !== 'imports'}>
      <ThemeProvider theme={withSurface}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </FieldScreen>,
  );
  return { user, onClose };
};

const all = async (provider: DataProvider) => {
  const sort = { field: 'id', order: 'ASC' as const };
  const { data } = await provider.getList(name, { pagination: { page: 1, perPage: 9 }, sort, filter: {} });
  return data;
};

/* not by its role: to name every option of the list of countries takes the test browser seconds */
const button = (text: string) => screen.findByText<HTMLButtonElement>(text, { selector: 'button' });

const paste = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(screen.getByLabelText('Or paste the rows'));
  await user.paste(text);
  await user.click(await button('Read the rows'));
};

const counter = (text: string) => screen.getByText(text).nextElementSibling?.textContent;

afterEach(cleanup);

describe('the import', () => {
  it('goes from pasted rows to records, and says what became of each row', async () => {
    const { provider } = rememberingProvider({ [name]: stored() });
    const { user, onClose } = open(provider);
    await paste(user, file);
    expect(await screen.findByText('5 rows.')).toBeTruthy();
    expect(screen.getByText('Not imported: Telefon')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Field for Phone').value).toBe('phone');
    await user.click(await button('Next'));
    await button('Import 1 row');
    expect(['New', 'Unchanged', 'Duplicate', 'Protected', 'Invalid'].map(counter)).toEqual([
      '1',
      '1',
      '1',
      '1',
      '1',
    ]);
    const table = screen.getByRole('table');
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('3This record is protected'),
      expect.stringContaining('Row 4 has the same record.'),
      expect.stringContaining('6PhonenoneHas letters or signs'),
    ]);
    await user.click(await button('Import 1 row'));
    await screen.findByText('The import is done.');
    const data = await all(provider);
    expect(data).toHaveLength(3);
    expect(data).toContainEqual(
      expect.objectContaining({ phone: '+4915112345603', name: 'Cy', company: 'A' }),
    );
    await user.click(await button('Close'));
    expect(onClose).toHaveBeenCalled();
  });

  it('reads a file as it looks, says how, and in another way where somebody knows better', async () => {
    const { user } = open(rememberingProvider({ [name]: stored() }).provider);
    const text = ['Contacts of today', '"Phone","Name"', '"0151 12345603","\u00A3ukasz"'].join('\r\n');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await user.upload(await screen.findByLabelText('Choose a file'), new File([bytes], 'people.csv'));
    const chosen = () =>
      ['Separator', 'Lines above the table', 'Encoding'].map(
        (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
      );
    expect(await screen.findByText('1 row.')).toBeTruthy();
    expect(chosen()).toEqual([',', '1', 'windows-1250']);
    expect(screen.getByText(/Łukasz/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Encoding'), 'utf-8');
    expect(await screen.findByText(/1 character could not be read/)).toBeTruthy();
    expect(chosen()).toEqual([',', '1', 'utf-8']);
    await user.selectOptions(screen.getByLabelText('Lines above the table'), '0');
    expect(await screen.findByText('2 rows.')).toBeTruthy();
  });

  it('asks for what new records need and no column has, and for the column of the key', async () => {
    const { provider } = rememberingProvider({ [name]: [] });
    const { user } = open(provider);
    await paste(user, 'Number;Name\n+49 151 12345603;Cy');
    expect((await button('Next')).hasAttribute('disabled')).toBe(true);
    await user.selectOptions(screen.getByLabelText('Field for Number'), 'phone');
    expect((await button('Next')).hasAttribute('disabled')).toBe(false);
    await user.type(await screen.findByLabelText(/Company/), 'Nordlicht');
    await user.click(await button('Next'));
    await user.click(await button('Import 1 row'));
    await screen.findByText('The import is done.');
    const data = await all(provider);
    expect(data).toMatchObject([{ phone: '+4915112345603', company: 'Nordlicht' }]);
  });

  it('pauses when nothing answers, asks before it is left, and goes on', async () => {
    const { provider } = rememberingProvider({ [name]: [] });
    let isDown = true;
    const create: DataProvider['create'] = (...asked) =>
      isDown ? Promise.reject(new Error('No connection.')) : provider.create(...asked);
    const unsteady = new Proxy(provider, {
      get: (target, method) => (method === 'create' ? create : (Reflect.get(target, method) as unknown)),
    });
    const { user, onClose } = open(unsteady);
    await paste(user, 'Phone;Name;Company\n+49 151 12345603;Cy;A\n+49 151 12345604;Di;A');
    await user.click(await button('Next'));
    await user.click(await button('Import 2 rows'));
    await screen.findByText(/Paused: No connection\./);
    await user.click(screen.getByLabelText('Close'));
    await user.click(await button('Stay'));
    expect(onClose).not.toHaveBeenCalled();
    isDown = false;
    await user.click(await button('Resume'));
    await screen.findByText('The import is done.');
    const data = await all(provider);
    expect(data).toHaveLength(2);
  });

  it('says what is wrong with a file that is no table', async () => {
    const { provider } = rememberingProvider({ [name]: [] });
    const { user } = open(provider);
    const choose = screen.getByLabelText('Choose a file');
    await user.upload(
      choose,
      new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3])], 'picture.csv'),
    );
    await screen.findByText(/neither a CSV file nor a workbook/);
    await user.upload(choose, new File(['Phone;Name\n'], 'empty.csv'));
    await screen.findByText('There are no rows in it.');
    await user.upload(choose, new File([file], 'contacts.csv'));
    await screen.findByText('Step 2 of 4: Columns');
    expect(document.activeElement?.textContent).toBe('Step 2 of 4: Columns');
  });

  it('asks once for each group of numbers without a +, and imports what is unclear only as it is told', async () => {
    const { provider } = rememberingProvider({ [name]: stored() });
    const { user } = open(provider);
    await paste(user, 'Phone;Name;Company\n15172345678;Di;A\n4915112345611;Ed;A\n0151 12345612;Fy;A');
    await user.click(await button('Next'));
    await button('Import 2 rows');
    const unclear = screen.getByLabelText(/^1 number that may be either/);
    await user.selectOptions(unclear, 'As numbers of the chosen country');
    await button('Import 3 rows');
    await user.selectOptions(screen.getByLabelText(/^1 number with its country code and no \+/), 'Leave out');
    await user.click(await button('Import 2 rows'));
    await screen.findByText('The import is done.');
    const phones = (await all(provider)).map(({ phone }) => String(phone)).toSorted();
    expect(phones).toEqual(['+4915112345601', '+4915112345602', '+4915112345612', '+4915172345678']);
  });
});
