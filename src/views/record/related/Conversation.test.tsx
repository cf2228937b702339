// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { DataProvider, RaRecord } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import type { Change } from '../../../model/live/changes';
import type { Live } from '../../../model/live/live';
import { LiveContext } from '../../LiveContext';
import { RelatedPart } from './RelatedPart';

const said = { kind: 'longText', label: 'Message', required: true };
const model = modelOf({
  cases: {
    label: { one: 'Case', many: 'Cases' },
    title: '{name}',
    icon: 'person',
    fields: { name: { kind: 'text' } },
    related: [{ resource: 'words', target: 'of', as: 'conversation', text: 'said', by: 'who' }],
  },
  words: {
    label: { one: 'Word', many: 'Words' },
    title: '{said}',
    icon: 'sms',
    fields: {
      said,
      of: { kind: 'reference', to: 'cases', required: true },
      who: { kind: 'reference', to: 'people' },
    },
  },
  people: {
    label: { one: 'Person', many: 'People' },
    title: '{name}',
    icon: 'person',
    fields: { name: { kind: 'text' } },
  },
} as never);

const [cases = expect.fail('no entity')] = model.resources;
const [related = expect.fail('nothing related')] = cases.related;
const record: RaRecord = { id: 'c1', name: 'A case' };

const word = (id: string, text: string, at: string) => ({
  id,
  said: text,
  of: 'c1',
  who: 'p1',
  createdAt: at,
});

const people = [
  { id: 'p1', name: 'Ann' },
  { id: 'p2', name: 'Bob' },
];

const first = [
  word('1', 'Hello', '2026-01-30T10:00:00Z'),
  word('2', 'Are you there?', '2026-01-30T10:01:00Z'),
  { ...word('3', 'Yes', '2026-01-31T09:00:00Z'), who: 'p2' },
];

let tell: (change: Change) => void = () => undefined;
const live = {
  state: () => 'on',
  arrivals: () => ({}),
  covering: () => () => undefined,
  unseen: () => ({}),
  see: () => undefined,
  follow: (hear: typeof tell) => {
    tell = hear;
    return () => undefined;
  },
  editing: () => () => undefined,
  subscribe: () => () => undefined,
} as Live;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

type Opened = {
  readonly words?: readonly object[];
  readonly rights?: readonly AbilityPair[];
  readonly provider?: Partial<DataProvider>;
};

const open = ({ words = first, rights, provider: own = {} }: Opened = {}) => {
  const rest = fakeRestDataProvider({ 'apps/words': structuredClone(words) as never, 'apps/people': people });
  const provider = { ...rest, ...own } as DataProvider;
  const create = vi.spyOn(provider, 'create');
  const lists = vi.spyOn(provider, 'getList');
  const part = (
    <LiveContext value={live}>
      <RelatedPart related={related} record={record} />
    </LiveContext>
  );
  render(
    <FieldScreen
      model={model}
      provider={provider}
      me="p2"
      times={{ timeZone: 'UTC' }}
      {...(rights && { rights })}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
    </FieldScreen>,
  );
  return { create, lists, rest, user: userEvent.setup() };
};

const log = () => screen.findByRole('log', { name: 'Words' });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

it('shows what was written by days and authors, the newest below, and one’s own on the other side', async () => {
  open();
  const text = within(await log());
  await text.findByText('Yes');
  const days = text.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(days).toEqual(['Friday, January 30, 2026', 'Saturday, January 31, 2026']);
  const bubbles = [...document.querySelectorAll('.bubble')].map(({ textContent }) => textContent);
  expect(bubbles.map((each) => each.trim())).toEqual([
    expect.stringMatching(/^Hello/),
    expect.stringMatching(/^Are you there/),
    expect.stringMatching(/^Yes/),
  ]);
  expect([...document.querySelectorAll('[data-own]')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Yes'),
  ]);
  await text.findByText('Ann');
});

it('writes with Enter, breaks a line with Shift and Enter, and is empty then', async () => {
  const { create, user } = open();
  await user.type(await box(), 'One{Shift>}{Enter}{/Shift}two');
  expect(create).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[1].data).toEqual({ said: 'One\ntwo', of: 'c1', who: 'p2' });
  await waitFor(async () => expect((await box()).value).toBe(''));
  expect(sessionStorage.length).toBe(0);
  await within(await log()).findByText(/One/);
});

it('keeps what was typed when it could not be sent, says why, and has it again after a reload', async () => {
  const { user } = open({ provider: { create: () => Promise.reject(new Error('No way')) } });
  await user.type(await box(), 'Important{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('No way');
  expect((await box()).value).toBe('Important');
  cleanup();
  open();
  expect((await box()).value).toBe('Important');
});

it('keeps what is typed while it sends what was', async () => {
  let answer: () => void = () => undefined;
  const create = () => new Promise((resolve) => (answer = () => resolve({ data: { id: '9' } })));
  const { user, lists } = open({ provider: { create: create as never } });
  await user.type(await box(), 'One{Enter}');
  await user.type(await box(), ' and two');
  const before = lists.mock.calls.length;
  answer();
  await waitFor(() => expect(lists.mock.calls.length).toBeGreaterThan(before));
  expect((await box()).value).toBe('One and two');
});

it('has no box for whoever may not write', async () => {
  open({ rights: ['list', 'show'].map((action) => ({ action, subject: 'words' })) });
  await within(await log()).findByText('Yes');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows what is older on demand', async () => {
  const many = Array.from({ length: 25 }, (_, at) =>
    word(`w${at}`, `Word ${at}`, `2026-01-01T10:${String(at).padStart(2, '0')}:00Z`),
  );
  const { user } = open({ words: many });
  const text = within(await log());
  await text.findByText('Word 24');
  expect(text.queryByText('Word 4')).toBeNull();
  await user.click(await text.findByRole('button', { name: 'Show earlier' }));
  await text.findByText('Word 0');
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

it('counts what comes while somebody reads further above, and leads there', async () => {
  const { rest, user } = open();
  const element = await log();
  await within(element).findByText('Yes');
  const height = vi.spyOn(element, 'scrollHeight', 'get').mockReturnValue(900);
  element.scrollTop = 100;
  element.dispatchEvent(new Event('scroll', { bubbles: true }));
  await rest.create('apps/words', { data: word('4', 'News', '2026-01-31T10:00:00Z') });
  tell({ entity: 'words', records: new Map([['4', 'made']]), more: 0 });
  const button = await screen.findByRole('button', { name: '1 new' });
  expect(within(element).getByText('News')).toBeDefined();
  expect(element.scrollTop).toBe(100);
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new' })).toBeNull());
  height.mockRestore();
});
