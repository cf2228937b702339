// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { FilterBar } from './FilterBar';

const model = modelOf({
  tasks: {
    label: { one: 'Task', many: 'Tasks' },
    title: '{name}',
    icon: 'tag',
    fields: {
      name: { kind: 'text' },
      cost: { kind: 'number', guarded: true },
      boss: { kind: 'reference', to: 'people' },
      place: { kind: 'country' },
    },
  } as never,
  people: {
    label: { one: 'Person', many: 'People' },
    title: '{name}',
    icon: 'person',
    fields: { name: { kind: 'text' } },
  },
});

const all = { name: 'ada', nam: 'x', cost_gte: 5, boss: 'b1' };

const draw = (rights?: Parameters<typeof FieldScreen>[0]['rights'], filterValues: object = all) => {
  const set: unknown[] = [];
  const context = {
    filterValues,
    displayedFilters: {},
    setFilters: (filters: unknown) => set.push(filters),
  };
  render(
    <FieldScreen model={model} {...(rights && { rights })}>
      <ThemeProvider theme={createTheme({ palette: { surface: { sunken: '#eee' } } as never })}>
        <ListContextProvider value={context as never}>
          <FilterBar.Chips />
        </ListContextProvider>
      </ThemeProvider>
    </FieldScreen>,
  );
  return set;
};

afterEach(cleanup);

it('names a filter that the entity does not have any more, and takes away only that one', async () => {
  const set = draw();
  screen.getByText('nam no longer exists');
  expect(screen.queryByText('cost_gte no longer exists')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter nam' }));
  expect(set).toEqual([{ name: 'ada', cost_gte: 5, boss: 'b1' }]);
});

it('says the same of a field that is closed to whoever reads, or leads to what they may see nothing of', () => {
  draw([{ action: 'list', subject: 'tasks' }]);
  expect(screen.getByText('cost_gte no longer exists')).toBeDefined();
  expect(screen.getByText('boss no longer exists')).toBeDefined();
  expect(screen.getByText('nam no longer exists')).toBeDefined();
});

it('calls a value as people do who read it', () => {
  draw(undefined, { place: ['DE', 'FR'] });
  expect(screen.getByRole('button', { name: 'Place: Germany, France' })).toBeDefined();
});
