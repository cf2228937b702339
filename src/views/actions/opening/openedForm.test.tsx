// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, ResourceContextProvider, useGetOne, type RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { RecordActions } from '../../record/head/RecordActions';
import { ResourceCreate } from '../../record/ResourceCreate';

const states = { open: {}, done: {} };

const model = modelOf({
  letters: {
    label: { one: 'Letter', many: 'Letters' },
    title: '{subject}',
    icon: 'email',
    fields: {
      subject: { kind: 'text' },
      sender: { kind: 'email' },
      state: { kind: 'choice', values: states },
    },
    actions: {
      reply: {
        on: 'row',
        when: { state: 'open' },
        opens: {
          create: 'answers',
          values: {
            to: { $of: 'sender' },
            subject: 'Re: {subject}',
            letter: { $of: 'id' },
            copies: [{ $of: 'sender' }],
          },
        },
      },
    },
  },
  answers: {
    label: { one: 'Answer', many: 'Answers' },
    title: '{subject}',
    icon: 'email',
    fields: {
      to: { kind: 'email', required: true },
      copies: { kind: 'tags' },
      subject: { kind: 'text' },
      text: { kind: 'longText', default: 'Hello' },
      letter: { kind: 'reference', to: 'letters' },
    },
  },
} as never);

const letters = [
  { id: 'a.1', subject: 'The roof', sender: 'ada@example.org', state: 'open' },
  { id: 'a.2', subject: 'The door', sender: 'bob@example.org', state: 'done' },
];

const LetterPage = ({ id }: { readonly id: string }) => {
  const { data } = useGetOne<RaRecord>('apps/letters', { id });
  return data ? (
    <ResourceContextProvider value="apps/letters">
      <h1>Letter {String(data['subject'])}</h1>
      <RecordActions record={data} onGone={() => undefined} />
    </ResourceContextProvider>
  ) : null;
};

const CreatePage = () => (
  <ResourceContextProvider value="apps/answers">
    <ResourceCreate />
  </ResourceContextProvider>
);

const open = (at: string, rights?: readonly AbilityPair[]) => {
  const records = { 'apps/letters': letters, 'apps/answers': [] as RaRecord[] };
  const { provider } = rememberingProvider(records as never);
  const router = createMemoryRouter(
    [
      { path: '/apps/letters/:id/show', element: <LetterPage id={at.includes('a.2') ? 'a.2' : 'a.1'} /> },
      { path: '/apps/answers/create', element: <CreatePage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <FieldScreen model={model} provider={provider} me="ada" {...(rights && { rights })}>
      {/* what react-admin brings has no questions before leaving */}
      <RouterProvider router={router} />
      <Notification />
    </FieldScreen>,
  );
  const made = async () => (await provider.getList('apps/answers', everything)).data;
  return { router, made, user: userEvent.setup() };
};

const everything = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};
const input = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const reply = async (at = '/apps/letters/a.1/show') => {
  const opened = open(at);
  await opened.user.click(await screen.findByRole('button', { name: 'Reply' }));
  expect((await input('Subject')).value).toBe('Re: The roof');
  return opened;
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('an action that opens a form', () => {
  it('begins it with values of the record, says what it was opened from, and saves it as any other', async () => {
    const { user, made } = await reply();
    expect(await screen.findByText('Reply: The roof', { selector: '[aria-current=page]' })).toBeDefined();
    expect((await input(/^To/)).value).toBe('ada@example.org');
    expect((await input('Text')).value).toBe('Hello');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await made()).toMatchObject([
        {
          to: 'ada@example.org',
          copies: ['ada@example.org'],
          subject: 'Re: The roof',
          letter: 'a.1',
          text: 'Hello',
        },
      ]),
    );
  });

  it('has no value of the record in its address, from which it begins the same again', async () => {
    const { router } = await reply();
    const { pathname, search } = router.state.location;
    expect(search).toBe('?from=letters.reply.a.1');
    cleanup();
    open(`${pathname}${search}`);
    expect((await input('Subject')).value).toBe('Re: The roof');
  });

  it('leaves it without a question while nothing was typed, back to where it was opened', async () => {
    const { user, router } = await reply();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Letter The roof' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/apps/letters/a.1/show');
  });

  it('asks before what was typed over its values is left', async () => {
    const { user } = await reply();
    await user.type(await input('Subject'), ' and more');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect((await input('Subject')).value).toBe('Re: The roof and more');
  });

  it('is not offered where its rule does not hold, nor to whoever may not create such a record', async () => {
    open('/apps/letters/a.2/show');
    expect(await screen.findByRole('heading', { name: 'Letter The door' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    cleanup();
    open('/apps/letters/a.1/show', [
      { action: 'manage', subject: 'letters' },
      { action: 'read', subject: 'answers' },
    ]);
    expect(await screen.findByRole('heading', { name: 'Letter The roof' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('says why where its record cannot be read, and is any other form where the address names no such action', async () => {
    open('/apps/answers/create?from=letters.reply.gone');
    expect(await screen.findByRole('alert')).toBeDefined();
    cleanup();
    open('/apps/answers/create?from=letters.burn.a.1');
    expect((await input('Subject')).value).toBe('');
  });
});
