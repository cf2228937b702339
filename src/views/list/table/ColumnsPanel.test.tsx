// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';
import { ColumnsPanel } from './ColumnsPanel';
import { useColumns } from './useColumns';

const model = modelOf({
  tasks: {
    label: { one: 'Task', many: 'Tasks' },
    title: '{name}',
    icon: 'tag',
    fields: { name: { kind: 'text' }, state: { kind: 'text' }, due: { kind: 'date' } },
  } as never,
});

const Shown = () => (
  <output>
    {useColumns()
      .shown.map(({ name }) => name)
      .join(' ')}
  </output>
);

beforeEach(() => {
  render(
    <FieldScreen model={model} provider={rememberingProvider({ 'apps/tasks': [] }).provider}>
      <ListBase resource="apps/tasks" disableAuthentication>
        <Shown />
        <ColumnsPanel anchor={document.body} onClose={() => undefined} />
      </ListBase>
    </FieldScreen>,
  );
});

afterEach(cleanup);

const shown = () => document.querySelector('output')?.textContent;
const line = (name: string) => screen.getByRole('checkbox', { name }).closest('li') as HTMLElement;

it('are put where they are dragged to, while they are dragged', () => {
  fireEvent.dragStart(line('Due'));
  fireEvent.dragOver(line('State'));
  expect(shown()).toBe('name due state');
  fireEvent.dragOver(line('Name'));
  fireEvent.dragEnd(line('Due'));
  expect(shown()).toBe('due name state');
  const elsewhere = createEvent.dragOver(line('State'));
  fireEvent(line('State'), elsewhere);
  expect([shown(), elsewhere.defaultPrevented]).toEqual(['due name state', false]);
});

it('go up and down by the arrow keys, keep the focus at either end, and it is said where they are', async () => {
  const user = userEvent.setup();
  const up = screen.getByRole('button', { name: 'Move State up' });
  up.focus();
  await user.keyboard('{ArrowUp}');
  expect(shown()).toBe('state name due');
  expect(document.activeElement).toBe(up);
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(shown()).toBe('name due state');
  expect(document.activeElement).toBe(up);
  expect(document.querySelector('[role=status]')?.textContent).toBe('State is column 3 of 3');
  await user.click(up);
  expect(shown()).toBe('name state due');
});
