// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AuthContext, type AuthProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { Value } from '../Value';

const model = modelOf({
  invoices: {
    label: { one: 'Invoice', many: 'Invoices' },
    title: '{user}',
    icon: 'invoice',
    fields: {
      user: { kind: 'reference', to: 'users' } as never,
      groups: { kind: 'references', to: 'users' } as never,
    },
  },
  users: {
    label: { one: 'User', many: 'Users' },
    title: '{name}',
    icon: 'person',
    fields: { name: { kind: 'text' } },
  },
});

const signedIn = {
  getIdentity: () => Promise.resolve({ id: 'u1', fullName: 'Ada Lovelace' }),
} as unknown as AuthProvider;

const show = (records: Record<string, unknown>[], rights?: readonly AbilityPair[], me?: string) => {
  const names = { u1: 'Ada', u2: 'Grace', u3: 'Edsger', u4: 'Barbara' };
  const users = Object.entries(names).map(([id, name]) => ({ id, name }));
  const { provider, asked } = rememberingProvider({ 'apps/users': users });
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })} {...(me && { me })}>
      <AuthContext value={signedIn}>
        {records.flatMap((record, row) =>
          model
            .resource('invoices')
            .fields.map((field) => <Value key={`${row} ${field.name}`} field={field} record={record} />),
        )}
      </AuthContext>
    </FieldScreen>,
  );
  return asked;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a reference in a list', () => {
  it('links to the record by its title, and asks once for all of a page', async () => {
    const asked = show([{ user: 'u1' }, { user: 'u2', groups: ['u3', 'u1'] }]);
    const link = await screen.findByRole('link', { name: 'Grace' });
    expect(link.getAttribute('href')).toBe('/apps/users/u2/show');
    expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Ada',
      'Grace',
      'Edsger',
      'Ada',
    ]);
    expect(asked).toEqual(['getMany apps/users']);
  });

  it('says what kind of record it is and asks for nothing when the person may not see the entity', async () => {
    const asked = show([{ user: 'u1', groups: ['u2'] }], [{ action: 'read', subject: 'invoices' }]);
    expect(await screen.findAllByText('User')).toHaveLength(2);
    expect(screen.queryByText(/^u\d$/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('shows people their own name when they may not see the entity', async () => {
    const asked = show([{ user: 'u1' }, { user: 'u2' }], [{ action: 'read', subject: 'invoices' }], 'u1');
    expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
    expect(screen.getAllByText('User')).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  it('shows the id of a record that is gone, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show([{ user: 'gone' }]);
    const missing = await screen.findByTitle('This user was deleted, or you don’t have access to it.');
    expect(missing.textContent).toBe('gone');
  });

  it('asks only for the records it shows', async () => {
    show([{ groups: ['u1', 'u2', 'u3', 'u4'] }]);
    await screen.findByRole('link', { name: 'Edsger' });
    expect(screen.queryByText('Barbara')).toBeNull();
    expect(screen.getByText('+1').getAttribute('title')).toBe('1 more');
  });
});
