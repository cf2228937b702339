import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { SampleBar } from './SampleBar';
import { ShellContext, type Shell } from '../ShellContext';

const entity = {
  label: { one: 'Loan', many: 'Loans' },
  title: '{title}',
  icon: 'book',
  fields: { title: { kind: 'text' } },
} as const;
const model = modelOf({ loans: { ...entity, api: { source: 'demo' } }, served: entity } as never);

afterEach(cleanup);

const open = (isFull = false) => {
  const changes = { isFull: () => isFull, subscribe: () => () => undefined, reset: vi.fn() };
  render(
    <ShellContext value={{ sampleChanges: async () => changes } as unknown as Shell}>
      <FieldScreen model={model}>
        <MemoryRouter>
          <SampleBar resource={model.resource('loans')} />
        </MemoryRouter>
      </FieldScreen>
    </ShellContext>,
  );
  return { changes, user: userEvent.setup() };
};

it('a sample says where its changes are kept, and is put back when that was confirmed', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { changes, user } = open();
  expect(await screen.findByText(/what you change here stays in this browser/)).toBeDefined();
  const [one = expect.fail('no way'), all = expect.fail('no way')] = screen.getAllByRole('button');
  await user.click(one);
  expect(changes.reset).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: one.textContent }).at(-1) ?? one);
  expect(changes.reset).toHaveBeenCalledWith('loans');
  await user.click(all);
  await user.click(screen.getAllByRole('button', { name: all.textContent }).at(-1) ?? all);
  expect(changes.reset).toHaveBeenLastCalledWith(undefined);
  expect(reload).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('says that there is no room where the browser has none', async () => {
  open(true);
  expect(await screen.findByText(/this browser has no room for more/)).toBeDefined();
});
