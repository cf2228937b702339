// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider, type DataProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { FormSections } from '../../src/views/record/form/FormSections';
import { UniqueHints } from '../../src/views/record/form/UniqueHints';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const config = withAccounts({
  nets: {
    label: { one: 'Net', many: 'Nets' },
    title: '{name}',
    icon: 'operator',
    fields: {
      name: { kind: 'text', required: true, unique: true },
      phone: { kind: 'phone', unique: true },
      mcc: { kind: 'text', pattern: '[0-9]{3}', max: 3 },
      mnc: { kind: 'text' },
      first: { kind: 'number' },
      last: { kind: 'number' },
    } as never,
    unique: [['mcc', 'mnc']],
    noOverlap: [{ within: ['mcc'], from: 'first', to: 'last' }],
    demo: { count: 0 },
  },
});

const model = createModel(config, kinds);
const [nets = expect.fail('no entity')] = model.resources;
const [tab = expect.fail('no tab')] = nets.layout;

const seeds = {
  nets: [
    { id: 'a', name: 'Nordlicht', phone: '+49301234567', mcc: '262', mnc: '01', first: 10, last: 20 },
    { id: 'b', name: 'CasaViva', phone: null, mcc: '262', mnc: '02' },
  ],
};

type Seeds = Readonly<Record<string, readonly object[]>>;

/** The form of a record; `asked` are the filters of the lists it asked for. */
const edit = async (record: Record<string, unknown>, { fail = false, records = seeds as Seeds } = {}) => {
  const saved: unknown[] = [];
  const asked: unknown[] = [];
  const served = await inPageAs(config, records);
  const provider: DataProvider = {
    ...served,
    getList: (resource, params) => {
      asked.push(params.filter);
      return fail ? Promise.reject(new Error('offline')) : served.getList(resource, params);
    },
  };
  render(
    <FieldScreen model={model} provider={provider}>
      <RecordContextProvider value={{ id: 'b', ...record }}>
        <Form onSubmit={(values: unknown) => void saved.push(values)}>
          <UniqueHints view="edit" />
          <FormSections tab={tab} view="edit" />
          <button type="submit">Save</button>
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  return { saved, asked, user: userEvent.setup() };
};

const write = async (user: ReturnType<typeof userEvent.setup>, label: RegExp, text: string) => {
  const input = screen.getByRole('textbox', { name: label });
  await user.clear(input);
  await user.type(input, text);
};

const single = 'Already in use';
const together = 'This combination is already in use';
const span = 'Taken for this span';
const own = { name: 'CasaViva', mcc: '262', mnc: '02' };

afterEach(cleanup);

describe('a unique value, while it is typed', () => {
  it('is said to be in use before anything is saved, in whatever case it is written', async () => {
    const { user } = await edit(own);
    await write(user, /Name/, 'nordLICHT');
    expect(await screen.findByText(single)).toBeDefined();
  });

  it('is compared as it would be stored', async () => {
    const { user } = await edit(own);
    await write(user, /Phone/, '+49 30 1234567');
    expect(await screen.findByText(single)).toBeDefined();
  });

  it('is free when another one only contains it, and when it is the own one', async () => {
    const { user, asked } = await edit(own);
    await write(user, /Name/, 'Nord');
    await waitFor(() => expect(asked).toContainEqual({ name: 'Nord' }));
    await write(user, /Name/, 'CasaViva');
    await write(user, /Mnc/, '07');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ mnc: '07' }));
    expect(screen.queryByText(single)).toBeNull();
    expect(asked).not.toContainEqual({ name: 'CasaViva' });
  });

  it('is found among more records than one answer holds', async () => {
    const crowd = Array.from({ length: 150 }, (_, n) => ({ id: `0${n}`, name: `Nordlicht ${n}` }));
    const { user } = await edit(own, { records: { nets: [...crowd, ...seeds.nets] } });
    await write(user, /Name/, 'Nordlicht');
    expect(await screen.findByText(single)).toBeDefined();
  });

  it('is said of every field of a combination, until it is another one', async () => {
    const { user } = await edit(own);
    await write(user, /Mnc/, '01');
    await waitFor(() => expect(screen.getAllByText(together)).toHaveLength(2));
    await write(user, /Mcc/, '208');
    await waitFor(() => expect(screen.queryByText(together)).toBeNull());
  });

  it('does not keep anybody from saving: that is for the server to refuse', async () => {
    const { user, saved } = await edit(own);
    await write(user, /Name/, 'Nordlicht');
    await screen.findByText(single);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Nordlicht' }]));
  });

  it('is saved as well when nobody could be asked', async () => {
    const { user, saved, asked } = await edit(own, { fail: true });
    await write(user, /Name/, 'Nordlicht');
    await waitFor(() => expect(asked).not.toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Nordlicht' }]));
    expect(screen.queryByText(single)).toBeNull();
  });

  it('is free where it touches what is kept apart from it, and said beside both ends where it lies over that', async () => {
    const { user, asked } = await edit({ ...own, first: 20, last: 30 });
    const type = async (label: RegExp, text: string) => {
      const input = screen.getByRole('spinbutton', { name: label });
      await user.clear(input);
      await user.type(input, text);
    };
    await type(/Last/, '40');
    await waitFor(() => expect(asked).toContainEqual({ mcc: '262', first_lte: 40 }));
    expect(screen.queryByText(span)).toBeNull();
    await type(/First/, '19');
    await waitFor(() => expect(screen.getAllByText(span)).toHaveLength(2));
    await type(/First/, '21');
    await waitFor(() => expect(screen.queryByText(span)).toBeNull());
  });
});
