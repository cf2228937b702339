// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { CardList } from './CardList';

const fields = {
  name: { kind: 'text' },
  total: { kind: 'money', currency: 'EUR' },
  place: { kind: 'text' },
  state: { kind: 'choice', values: { open: { label: 'Waiting for a second person', tone: 'info' } } },
  sort: { kind: 'choice', values: { open: {}, shut: {} } },
} as const;

const modelWith = (secondary: string, aside: string) =>
  modelOf({
    bills: {
      label: { one: 'Bill', many: 'Bills' },
      title: '{name}',
      icon: 'plan',
      fields,
      list: { columns: ['name'], card: { primary: 'name', secondary, aside } },
    },
  } as never);

const data = [{ id: '1', name: 'One', total: '4567890.12', place: 'Zürich', state: 'open', sort: 'open' }];

/** The parts below the name of a card, and whether they keep their width whatever stands beside them. */
const partsOf = (secondary: string, aside: string) => {
  const list = { data, isPending: false, selectedIds: [], onToggleItem: () => undefined };
  const { container } = render(
    <FieldScreen model={modelWith(secondary, aside)}>
      <ListContextProvider value={list as never}>
        <MemoryRouter>
          <CardList isSelectable={false} />
        </MemoryRouter>
      </ListContextProvider>
    </FieldScreen>,
  );
  return Object.fromEntries(
    [...container.querySelectorAll('.second > span')].map((part) => [
      part.textContent,
      getComputedStyle(part).flexShrink === '0',
    ]),
  );
};

afterEach(cleanup);

it('leaves an amount and a state of a card the width they have, and a text what is left of it', () => {
  expect(partsOf('total', 'state')).toEqual({ '€4,567,890.12': true, 'Waiting for a second person': true });
  cleanup();
  expect(partsOf('place', 'state')).toEqual({ Zürich: false, 'Waiting for a second person': true });
  cleanup();
  expect(partsOf('sort', 'total')).toEqual({ Open: false, '€4,567,890.12': true });
});
