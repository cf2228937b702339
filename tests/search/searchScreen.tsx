import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../fields/FieldScreen';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { BookmarksContext } from '../../src/views/BookmarksContext';
import { SearchDialog } from '../../src/features/search/SearchDialog';

const entity = (one: string, more: object = {}) =>
  defineResource({
    label: { one, many: `${one}s` },
    title: '{name}',
    icon: 'tag',
    fields: { name: f.text({ required: true, search: true }) },
    ...more,
  });

const model = modelOf({
  customers: entity('Customer'),
  plans: entity('Plan', { fields: { name: f.text({ required: true }) } }),
  planets: entity('Planet', { readOnly: true }),
  senderIds: entity('Sender ID'),
  secrets: entity('Secret'),
});

const rights: AbilityPair[] = ['customers', 'plans', 'planets', 'senderIds'].flatMap((subject) =>
  ['list', 'show', 'create'].map((action) => ({ action, subject })),
);

export const names = (...all: string[]) => all.map((name) => ({ id: name.replaceAll(' ', '-'), name }));
const records = {
  'apps/customers': names('Zoë Plan', 'Anna 1', 'Anna 2', 'Anna 3', 'Anna 4', 'Anna 5'),
  'apps/plans': names('Anna plan'),
  'apps/planets': names('Planet Anna'),
  'apps/senderIds': names('ACME'),
  'apps/secrets': names('Anna secret'),
};

type Screen = { readonly provider?: DataProvider; readonly pairs?: readonly AbilityPair[] };

/** The box over a screen with a button that opens it, on which the address can be read. */
export const openSearch = async ({ provider, pairs = rights }: Screen = {}) => {
  const user = userEvent.setup();
  const { provider: stored, asked } = rememberingProvider(records);
  const bookmarks = { read: async () => ['plans'], set: async () => {} };
  render(
    <FieldScreen model={model} provider={provider ?? stored} rights={pairs}>
      <BookmarksContext value={bookmarks}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Opener /> }])} />
      </BookmarksContext>
    </FieldScreen>,
  );
  await user.click(screen.getByText('Find'));
  const input = screen.getByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(document.activeElement).toBe(input));
  return { user, asked, input };
};

const Opener = () => {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <button onClick={() => setOpen(true)}>Find</button>
      <p data-testid="address">{pathname + search}</p>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};

export const address = () => screen.getByTestId('address').textContent;
/* not by their roles: to name every line of a list takes the test browser seconds */
const groupsSeen = () => [...document.querySelectorAll('[role=listbox] > [role=group]')];
const headingOf = (group: Element) => group.firstElementChild?.textContent ?? '';

export const groups = (): string[] => groupsSeen().map(headingOf);
export const linesOf = (name: string): (string | null)[] =>
  groupsSeen()
    .filter((group) => headingOf(group) === name)
    .flatMap((group) => [...group.querySelectorAll('[role=option]')].map(({ textContent }) => textContent));
export const says = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(text));
