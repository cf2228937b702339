// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { Drafts } from './Drafts';
import { draftKey, keepDraft, readDraft } from './draftStore';
import { FormSections } from '../form/FormSections';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: {
      name: { kind: 'text' },
      text: { kind: 'text' },
      secret: { kind: 'password' },
    } as never,
  },
});

const [notes = expect.fail('no entity')] = model.resources;
const [tab = expect.fail('no tab')] = notes.layout;

const KEY = draftKey('ada', 'notes', '1');

type Opened = { readonly record?: RaRecord; readonly me?: string };

const open = ({ record = { id: '1', __v: 3, name: 'First' }, me = 'ada' }: Opened = {}) => {
  const outdated: unknown[] = [];
  render(
    <FieldScreen model={model} me={me}>
      <RecordContextProvider value={record}>
        <Form onSubmit={() => new Promise(() => undefined)}>
          <Drafts view="edit" onOutdated={(values) => outdated.push(values)} />
          <FormSections tab={tab} view="edit" />
          <State />
          <button type="submit">Save</button>
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  return { outdated, user: userEvent.setup() };
};

const State = () => <output>{useFormState().isDirty ? 'dirty' : 'clean'}</output>;

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const offer = () => screen.findByText(/You have unsaved input of/);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('what is typed and not saved', () => {
  it('A-10 is kept, and nothing else is: no unchanged value and no password', async () => {
    const { user } = open();
    await user.type(input('Name'), ' draft');
    await user.type(input('Secret'), 'hush');
    await waitFor(() =>
      expect(readDraft(KEY)).toMatchObject({ version: 3, values: { name: 'First draft' } }),
    );
    expect(Object.keys(readDraft(KEY)?.values ?? {})).toEqual(['name']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush');
  });

  it('is no longer kept when it was taken back', async () => {
    const { user } = open();
    await user.type(input('Name'), '!');
    await waitFor(() => expect(readDraft(KEY)).toBeDefined());
    await user.type(input('Name'), '{Backspace}');
    await waitFor(() => expect(readDraft(KEY)).toBeUndefined());
  });

  it('is kept at once when the page goes away', async () => {
    const { user } = open();
    await user.type(input('Name'), '!');
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(readDraft(KEY)?.values).toEqual({ name: 'First!' });
    });
  });

  it('D-01 is kept before a save is sent, however soon after the last key', async () => {
    const { user } = open();
    await user.type(input('Name'), '!');
    await press(user, 'Save');
    expect(readDraft(KEY)?.values).toEqual({ name: 'First!' });
  });

  it('is not kept when it is far larger than anybody types, and neither is what was kept before', () => {
    keepDraft(KEY, { at: 1, values: { name: 'short' } });
    keepDraft(KEY, { at: 2, values: { name: 'x'.repeat(30_000) } });
    expect(readDraft(KEY)).toBeUndefined();
  });
});

describe('a draft that was left behind', () => {
  const noon = Date.parse('2026-05-05T12:00:00');
  beforeEach(() => void vi.setSystemTime(noon));
  afterEach(() => void vi.useRealTimers());
  const left = { at: noon, version: 3, values: { name: 'Half typed', secret: 'never' } };

  it('A-10 is offered with its time, and restoring it makes the form dirty', async () => {
    keepDraft(KEY, left);
    const { user } = open();
    const time = new Date(left.at).toLocaleTimeString('en', { timeStyle: 'short', hourCycle: 'h23' });
    expect((await offer()).textContent).toContain(`unsaved input of ${time}.`);
    expect(input('Name').value).toBe('First');
    await press(user, 'Restore');
    await waitFor(() => expect(input('Name').value).toBe('Half typed'));
    expect(screen.getByText('dirty')).toBeDefined();
    expect(input('Secret').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('does not overwrite what was typed since', async () => {
    keepDraft(KEY, { ...left, values: { name: 'Half typed', text: 'Also' } });
    const { user } = open();
    await offer();
    await user.type(input('Name'), ' again');
    await press(user, 'Restore');
    await waitFor(() => expect(input('Text').value).toBe('Also'));
    expect(input('Name').value).toBe('First again');
  });

  it('is gone when it is discarded, and the form stays clean', async () => {
    keepDraft(KEY, left);
    const { user } = open();
    await offer();
    await press(user, 'Discard');
    expect(readDraft(KEY)).toBeUndefined();
    expect(screen.queryByText(/unsaved input/)).toBeNull();
    expect(screen.getByText('clean')).toBeDefined();
  });

  it('of an older state of the record is handed on to be compared', async () => {
    keepDraft(KEY, { ...left, version: 2 });
    const { user, outdated } = open();
    await offer();
    await press(user, 'Restore');
    expect(outdated).toEqual([left.values]);
    expect(input('Name').value).toBe('First');
  });

  it.each([
    ['of another record', { record: { id: '2', __v: 3, name: 'First' } }],
    ['A-11 of another person', { me: 'grace' }],
    ['that says nothing new', { record: { id: '1', __v: 3, name: 'Half typed', secret: 'never' } }],
  ])('is not offered in a form %s', async (_, place: Opened) => {
    keepDraft(KEY, left);
    const { user } = open(place);
    await user.type(input('Text'), 'x');
    await waitFor(() => expect(Object.keys(sessionStorage).length).toBeGreaterThan(0));
    expect(screen.queryByText(/unsaved input/)).toBeNull();
  });
});
