// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AuthContext, type AuthProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { Value } from '../Value';

const entity = (one: string, fields: object) => ({
  label: { one, many: `${one}s` },
  title: '{name}',
  icon: 'person' as const,
  fields: fields as never,
});
const model = modelOf({
  remarks: entity('Remark', { author: { kind: 'account', to: ['admins', 'users'], avatar: true } }),
  admins: entity('Admin', { name: { kind: 'text' }, picture: { kind: 'image' } }),
  users: entity('User', { name: { kind: 'text' } }),
});

const signedIn = {
  getIdentity: () => Promise.resolve({ id: 'a1', fullName: 'Ada Lovelace' }),
} as unknown as AuthProvider;

const show = (authors: readonly string[], rights?: readonly AbilityPair[], me?: string) => {
  const { provider, asked } = rememberingProvider({
    'apps/admins': [{ id: 'a1', name: 'Ada' } as { id: string }],
    'apps/users': ['u1', 'u2'].map((id) => ({ id, name: id.toUpperCase() })),
  });
  const [field] = model.resource('remarks').fields;
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })} {...(me && { me })}>
      <AuthContext value={signedIn}>
        {authors.map((author, at) => (
          <Value key={`${at}`} field={field!} record={{ id: String(at), author }} />
        ))}
      </AuthContext>
    </FieldScreen>,
  );
  return asked;
};

const links = () => screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an account in a list', () => {
  it('leads to the record of its own entity, and asks once of each entity for all of a page', async () => {
    const asked = show(['u1', 'a1', 'u2', 'u1']);
    await screen.findByRole('link', { name: 'U2' });
    await screen.findByRole('link', { name: 'Ada' });
    expect(links()).toEqual([
      ['U1', '/apps/users/u1/show'],
      ['Ada', '/apps/admins/a1/show'],
      ['U2', '/apps/users/u2/show'],
      ['U1', '/apps/users/u1/show'],
    ]);
    expect(asked.toSorted()).toEqual(['getMany apps/admins', 'getMany apps/users']);
  });

  it('has no name for who may not read its entity, nor is asked of there', async () => {
    const rights = [{ action: 'read', subject: 'users' }];
    const asked = show(['a1', 'u1'], rights);
    await screen.findByRole('link', { name: 'U1' });
    expect(await screen.findByText('Admin')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Ada|a1/);
    expect(asked).toEqual(['getMany apps/users']);
  });

  it('says what it may be where none may be read, and oneself by the own name', async () => {
    const asked = show(['a1', 'u1'], [{ action: 'read', subject: 'remarks' }], 'a1');
    expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
    expect(screen.getByText('Admin / User')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('shows the id of somebody who is gone, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(['gone']);
    const missing = await screen.findByTitle(
      'This admin / user was deleted, or you don’t have access to it.',
    );
    expect(missing.textContent).toBe('gone');
  });
});
