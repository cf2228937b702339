// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';
import { LightRow } from './LightRow';

const label = { one: 'Thing', many: 'Things' };
const model = modelOf({
  shifts: {
    label,
    title: '{day}',
    icon: 'calendar',
    fields: { worker: { kind: 'reference', to: 'users' } as never, day: { kind: 'date' } },
  },
  users: { label, title: '{name}', icon: 'person', fields: { name: { kind: 'text' } } },
});
const row = {
  index: 0,
  record: { id: 's1', worker: 'u1', day: '2026-01-31' },
  columns: model.resource('shifts').fields.map((field, at) => ({
    field,
    isLeading: at === 0,
    width: { least: 100 },
    from: 0,
    className: undefined,
    style: undefined,
  })),
  path: '/apps/shifts/s1/show',
  isSelected: false,
  onToggle: undefined,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leads to its record by one link, from a reference as well', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const users = [{ id: 'u1', name: 'Ada' }];
  const { provider } = rememberingProvider({ 'apps/users': users });
  render(
    <FieldScreen model={model} provider={provider}>
      <MemoryRouter>
        <table>
          <tbody>
            <LightRow {...row} />
          </tbody>
        </table>
      </MemoryRouter>
    </FieldScreen>,
  );
  await screen.findByText('Ada');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('#', ''));
  expect(links).toEqual(['/apps/shifts/s1/show']);
  expect(complaints.mock.calls.flat().join(' ')).not.toContain('descendant');
});
