// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { MarkContext } from '../../../fields/drawing/MarkContext';
import { MarkToggle } from '../../marks/MarkToggle';
import { CardList } from './CardList';

const fields = {
  name: { kind: 'text' },
  total: { kind: 'money', currency: 'EUR' },
  place: { kind: 'text' },
  state: { kind: 'choice', values: { open: { label: 'Waiting for a second person', tone: 'info' } } },
  sort: { kind: 'choice', values: { open: {}, shut: {} } },
  isStarred: { kind: 'mark' },
  isPaid: { kind: 'boolean', mark: 'check' },
  isNew: { kind: 'boolean' },
} as const;

const modelWith = (list: object) =>
  modelOf({
    bills: { label: { one: 'Bill', many: 'Bills' }, title: '{name}', icon: 'plan', fields, list },
  } as never);

const data = [
  {
    id: '1',
    name: 'One',
    total: '4567890.12',
    place: 'Zürich',
    state: 'open',
    sort: 'open',
    isStarred: true,
    isPaid: false,
    isNew: true,
  },
];

const open = (list: object) => {
  const context = { data, isPending: false, selectedIds: [], onToggleItem: () => undefined };
  return render(
    <FieldScreen model={modelWith(list)}>
      <ListContextProvider value={context as never}>
        <MemoryRouter>
          <MarkContext value={(props) => <MarkToggle {...props} />}>
            <CardList isSelectable={false} />
          </MarkContext>
        </MemoryRouter>
      </ListContextProvider>
    </FieldScreen>,
  );
};

/** The parts below the name of a card, and whether they keep their width whatever stands beside them. */
const partsOf = (secondary: string, aside: string) => {
  const { container } = open({ columns: ['name'], card: { primary: 'name', secondary, aside } });
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

it('has the marks of its columns beside its lines, to be pressed, and none within them', async () => {
  const pressed = () =>
    [...document.querySelectorAll('[aria-pressed]')].map((each) => [
      each.getAttribute('aria-label'),
      each.closest('.second'),
    ]);
  open({ columns: ['name', 'isStarred', 'isNew', 'place'] });
  expect(await screen.findByRole('button', { name: 'Is starred, One', pressed: true })).toBeTruthy();
  expect(pressed()).toEqual([['Is starred, One', null]]);
  cleanup();
  open({ columns: ['name'], card: { primary: 'name', aside: 'isPaid' } });
  expect(await screen.findByRole('button', { name: 'Is paid, One', pressed: false })).toBeTruthy();
  expect(pressed()).toEqual([['Is paid, One', null]]);
});
