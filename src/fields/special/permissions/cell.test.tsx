// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { Value } from '../../Value';

const model = modelOf({
  roles: {
    label: { one: 'Role', many: 'Roles' },
    title: '{id}',
    icon: 'role',
    fields: { ability: { kind: 'permissions' } as never },
    actions: { lock: { on: 'row', call: 'POST /lock', label: 'Lock' } },
  },
  users: {
    label: { one: 'User', many: 'Users' },
    title: '{id}',
    icon: 'person',
    fields: { name: { kind: 'text' } },
  },
});

const field = model.resource('roles').fields[0];

const draw = (ability: readonly object[], part: 'Cell' | 'Show' = 'Cell') =>
  render(
    <FieldScreen model={model}>
      {field && <Value field={field} record={{ ability }} part={part} />}
    </FieldScreen>,
  ).container.textContent;

const manage = { action: 'manage', subject: 'all' };
const read = { action: 'read', subject: 'all' };

afterEach(cleanup);

describe('the rights of a role in a list', () => {
  it('are everything, reading only, or a number', () => {
    expect(draw([manage])).toBe('Everything');
    expect(draw([read])).toBe('Read only');
    expect(draw([read, { action: 'edit', subject: 'users' }])).toContain('2 permissions');
  });

  it('are not called everything when an entry takes some away', () => {
    expect(draw([manage, { action: 'delete', subject: 'users', inverted: true }])).toBe('2 permissions');
  });
});

describe('the rights of a role on its page', () => {
  it('S6.15 are the wide ones, the subjects that have one of their own, and what is unknown', async () => {
    const own = ['edit', 'lock'].map((action) => ({ action, subject: 'roles' }));
    draw([read, ...own, { action: 'dance', subject: 'moon' }], 'Show');
    expect(await screen.findByRole('table', { name: 'Ability' })).toBeTruthy();
    expect(screen.getByText('Read only')).toBeTruthy();
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['', '✓ See', '', '✓ Edit', '', '', 'Lock']);
    expect(screen.queryByRole('rowheader', { name: 'Users' })).toBeNull();
    expect(screen.getByText('Dance moon')).toBeTruthy();
  });

  it('are one word when they are everything', async () => {
    draw([manage], 'Show');
    expect(await screen.findByText(/✓/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
