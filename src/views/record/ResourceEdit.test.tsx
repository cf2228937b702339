// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, useGetList, useRefresh, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { EditPage } from './ResourceEdit';

const notes = {
  label: { one: 'Note', many: 'Notes' },
  title: '{name}',
  icon: 'draft',
  fields: { name: { kind: 'text' }, place: { kind: 'text' }, words: { kind: 'tags' } },
};
const modelWith = (options: object = {}) => modelOf({ notes: { ...notes, ...options } as never });
const model = modelWith();
const [{ name: resource } = expect.fail('no entity')] = model.resources;

type Note = {
  readonly id: string;
  readonly __v: number;
  readonly name: string;
  readonly place: string;
  readonly words: readonly string[];
};

const first: Note = { id: '1', __v: 0, name: 'First', place: 'Here', words: [] };

/** A server whose reads of one record wait until they are let through; a list knows the record as it was at first. */
const server = () => {
  let now = first;
  const waiting: (() => void)[] = [];
  const sent: unknown[] = [];
  const provider = {
    getList: () => Promise.resolve({ data: [first], total: 1 }),
    getOne: () =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ data: now }));
      }),
    update: (_: string, { data, previousData }: { data: object; previousData: Note }) => {
      sent.push(data);
      if (previousData.__v !== now.__v)
        return Promise.reject(
          Object.assign(new Error('outdated'), { kind: 'conflict', body: { current: now } }),
        );
      now = { ...now, ...data, __v: now.__v + 1 };
      return Promise.resolve({ data: now });
    },
  } as unknown as DataProvider;
  return {
    provider,
    sent,
    /** Somebody else changes the record. */
    change: (values: Partial<Note>) => void (now = { ...now, ...values, __v: now.__v + 1 }),
    now: () => now,
    /** Lets through the reads that wait. */
    answer: async () => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.splice(0).forEach((go) => go());
    },
  };
};

const AfterList = () => {
  const refresh = useRefresh();
  if (!useGetList(resource).data) return null;
  return (
    <>
      <EditPage name="Note" id="1" />
      <button onClick={refresh}>Read again</button>
    </>
  );
};

/** The form as a list opens it: with the row that the list has, while the record itself is on its way. */
const open = async (of = model) => {
  const served = server();
  render(
    <FieldScreen model={of} provider={served.provider} me="ada">
      {/* what react-admin brings has no questions before leaving */}
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <AfterList /> }])} />
      <Notification />
    </FieldScreen>,
  );
  await screen.findByLabelText('Name');
  return { ...served, user: userEvent.setup() };
};

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = () => screen.findByText('This record has changed since you began to type');
const conflict = () => screen.findByRole('dialog', { name: 'Changed by someone else' });
type User = ReturnType<typeof userEvent.setup>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const retype = (user: User, name: string, text: string) =>
  user.type(input(name), text, { initialSelectionStart: 0, initialSelectionEnd: 100 });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a form that is typed into before its record has been read', () => {
  it.each([
    { of: 'another field', theirs: { place: 'There' } },
    { of: 'the same field', theirs: { name: 'Theirs' } },
  ])('keeps what was typed when the answer differs in $of, and says so', async ({ theirs }) => {
    const { user, change, answer } = await open();
    await user.type(input('Name'), ' of mine');
    change(theirs);
    await answer();
    await said();
    expect(input('Name').value).toBe('First of mine');
  });

  it('is refused as a conflict when it is saved, and overwrites nothing unasked', async () => {
    const { user, change, answer, now, sent } = await open();
    await user.type(input('Name'), ' of mine');
    change({ name: 'Theirs', place: 'There' });
    await answer();
    await said();
    await press(user, 'Save');
    const dialog = within(await conflict());
    expect(dialog.getByRole('row', { name: 'Name First of mine Theirs' })).toBeDefined();
    expect(now()).toMatchObject({ name: 'Theirs', place: 'There' });
    await press(user, 'Save mine');
    await waitFor(() => expect(now()).toMatchObject({ name: 'First of mine', place: 'There' }));
    expect(sent.at(-1)).toEqual({ name: 'First of mine' });
  });

  it('shows both versions before it is saved, and takes theirs when asked to', async () => {
    const { user, change, answer, sent } = await open();
    await user.type(input('Name'), ' of mine');
    change({ name: 'Theirs' });
    await answer();
    await said();
    await press(user, 'Show');
    await answer();
    await conflict();
    await press(user, 'Take theirs');
    await answer();
    await waitFor(() => expect(input('Name').value).toBe('Theirs'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(document.querySelector('[data-unsaved]')).toBeNull();
  });

  it('has the newer state as soon as all that was typed is taken back', async () => {
    const { user, change, answer } = await open();
    await user.type(input('Name'), '!');
    change({ place: 'There' });
    await answer();
    await said();
    await user.type(input('Name'), '{Backspace}');
    await waitFor(() => expect(input('Place').value).toBe('There'));
    expect(document.activeElement).toBe(input('Name'));
  });

  it('says nothing when the answer is what the list knew', async () => {
    const { user, answer, now } = await open();
    await user.type(input('Name'), ' of mine');
    await answer();
    await press(user, 'Save');
    await waitFor(() => expect(now()).toMatchObject({ name: 'First of mine', place: 'Here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a form that nobody has typed into has the newer state, with the cursor where it was', async () => {
  const { user, change, answer } = await open();
  await user.click(input('Place'));
  input('Place').setSelectionRange(2, 2);
  change({ name: 'Theirs' });
  await answer();
  await waitFor(() => expect(input('Name').value).toBe('Theirs'));
  await waitFor(() => expect(document.activeElement).toBe(input('Place')));
  expect(input('Place').selectionStart).toBe(2);
  await user.keyboard('xx');
  expect(input('Place').value).toBe('Hexxre');
});

describe('what is not a value of the form stays as it is when its record is read anew', () => {
  it('such as the half of a word', async () => {
    const { user, change, answer } = await open();
    await user.type(input('Words'), 'hal');
    change({ name: 'Theirs' });
    await answer();
    await waitFor(() => expect(input('Name').value).toBe('Theirs'));
    expect(input('Words').value).toBe('hal');
    expect(document.activeElement === input('Words')).toBe(true);
  });

  it('such as the button that had opened the two versions', async () => {
    const { user, change, answer } = await open();
    await user.type(input('Name'), ' of mine');
    change({ name: 'Theirs' });
    await answer();
    await press(user, 'Save');
    await conflict();
    await press(user, 'Take theirs');
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input('Name').value).toBe('Theirs');
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(document.activeElement === save).toBe(true));
  });

  it('such as the open tab', async () => {
    const tab = (label: string, fields: readonly string[]) => ({ label, sections: [{ fields }] });
    const layout = [tab('First things', ['name']), tab('Others', ['place', 'words'])];
    const { user, change, answer } = await open(modelWith({ layout }));
    await user.click(screen.getByRole('tab', { name: 'Others' }));
    change({ name: 'Theirs' });
    await answer();
    await waitFor(() => expect(input('Name').value).toBe('Theirs'));
    expect(screen.getByRole('tab', { name: 'Others' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('a form that says "saved"', () => {
  const lockable = { readOnlyWhen: { name: 'Closed' } };
  const fields = {
    name: { kind: 'text', ...lockable },
    place: { kind: 'text', ...lockable },
    reason: { kind: 'text', showWhen: { name: 'Nowhere' } },
    words: { kind: 'tags' },
  };
  it('has sent all that was typed, also what locks the field once it is stored', async () => {
    const { user, answer, now } = await open(modelWith({ fields }));
    await answer();
    await retype(user, 'Name', 'Closed');
    await retype(user, 'Place', 'There');
    await press(user, 'Save');
    await screen.findByText(/saved$/);
    expect(now()).toMatchObject({ name: 'Closed', place: 'There' });
  });

  it('does not say so where all that was typed is hidden again, and left out', async () => {
    const { user, answer, sent } = await open(modelWith({ fields }));
    await answer();
    await retype(user, 'Name', 'Nowhere');
    await retype(user, 'Reason', 'mine');
    await retype(user, 'Name', 'First');
    expect((await screen.findByRole('status')).textContent).toContain('“Reason” is left out');
    await press(user, 'Save');
    await screen.findByText('Nothing was changed.');
    expect(sent).toEqual([]);
  });

  it('shows as a conflict what somebody else has locked meanwhile, and saves what is still open', async () => {
    const { user, answer, change, now, sent } = await open(modelWith({ fields }));
    await answer();
    await retype(user, 'Place', 'There');
    await user.type(input('Words'), 'one{Enter}');
    change({ name: 'Closed' });
    await press(user, 'Save');
    const dialog = within(await conflict());
    expect(dialog.getByRole('row', { name: 'Place There Can’t be changed any more. Here' })).toBeDefined();
    await press(user, 'Save mine');
    await waitFor(() => expect(now()).toMatchObject({ name: 'Closed', place: 'Here', words: ['one'] }));
    expect(sent.at(-1)).toEqual({ words: ['one'] });
  });
});

it('a page that stays open has what the server made of it, also where that is what was there before', async () => {
  const { user, answer, change, provider, now } = await open(modelWith({ single: 'one' }));
  provider.update = (() => Promise.resolve({ data: now() })) as never;
  await answer();
  await user.type(input('Name'), ' ');
  await press(user, 'Save');
  await waitFor(() => expect(input('Name').value).toBe('First'));
  expect(document.querySelector('[data-unsaved]')).toBeNull();
  await user.type(input('Name'), ' of mine');
  change({ place: 'There' });
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await answer();
  await said();
  expect(input('Name').value).toBe('First of mine');
});

it('a page that stays open keeps what is typed while its save is on its way, as typed over what was saved', async () => {
  const { user, answer, provider, now } = await open(modelWith({ single: 'one' }));
  const update = provider.update.bind(provider);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  provider.update = async (...call) => {
    await held;
    return update(...call);
  };
  await answer();
  await user.type(input('Name'), ' of mine');
  await press(user, 'Save');
  await user.type(input('Place'), ' and there');
  arrive();
  await waitFor(() => expect(now()).toMatchObject({ name: 'First of mine', place: 'Here', __v: 1 }));
  await screen.findByText('Note saved');
  expect(input('Place').value).toBe('Here and there');
  expect(input('Name').value).toBe('First of mine');
  await press(user, 'Save');
  await waitFor(() => expect(now()).toMatchObject({ place: 'Here and there', __v: 2 }));
  await waitFor(() => expect(document.querySelector('[data-unsaved]')).toBeNull());
});
