import { describe, expect, it } from 'vitest';
import { createPreview } from './preview';
import type { SessionEvent } from './sessionState';
import type { UserData } from './userData';

const person = (id: string, ...subjects: string[]): UserData => ({
  id,
  fullName: id,
  username: id,
  email: `${id}@demo.com`,
  role: '',
  ability: subjects.map((subject) => ({ action: 'manage', subject })),
});

/** Somebody is signed in, until somebody else is. */
const open = (first: UserData) => {
  const listeners = new Set<(event: SessionEvent) => void>();
  let user: UserData | undefined = first;
  const session = {
    user: () => user,
    subscribe: (listener: (event: SessionEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (next: UserData | undefined, type: SessionEvent['type']) => {
    user = next;
    for (const listener of listeners) listener({ type });
  };
  return { preview: createPreview(session), become };
};

const role = {
  name: 'Support',
  from: '/apps/roles/1/show',
  pairs: [
    { action: 'read', subject: 'users' },
    { action: 'read', subject: 'invoices' },
  ],
};

describe('the preview of a role', () => {
  it('gives what the role and the person both have, until it stops', () => {
    const { preview } = open(person('ada', 'users', 'plans'));
    preview.start(role);
    expect(preview.role()).toEqual(role);
    const { can } = preview.ability();
    expect([
      can('list', 'users'),
      can('edit', 'users'),
      can('list', 'invoices'),
      can('list', 'plans'),
    ]).toEqual([true, false, false, false]);
    preview.stop();
    expect(preview.role()).toBeUndefined();
    expect(preview.ability().can('edit', 'plans')).toBe(true);
  });

  it('shows a role without a single right as nobody sees the product', () => {
    const { preview } = open(person('ada', 'all'));
    preview.start({ ...role, pairs: [] });
    expect(preview.ability().can('show', 'Auth')).toBe(true);
    expect(preview.ability().can('list', 'users')).toBe(false);
  });

  it('tells its listeners when it begins and ends', () => {
    const { preview } = open(person('ada', 'all'));
    const told: (string | undefined)[] = [];
    const stopListening = preview.subscribe(() => told.push(preview.role()?.name));
    preview.start(role);
    preview.stop();
    stopListening();
    preview.start(role);
    expect(told).toEqual(['Support', undefined]);
  });

  it('outlives new tokens and signing in again as the same person, and ends with anybody else', () => {
    const { preview, become } = open(person('ada', 'all'));
    preview.start(role);
    become(person('ada', 'all'), 'renewed');
    expect(preview.role()).toEqual(role);
    become(undefined, 'out');
    expect(preview.role()).toBeUndefined();
    become(person('bob', 'all'), 'in');
    expect(preview.ability().can('edit', 'users')).toBe(true);
  });

  it('does not begin without anybody signed in', () => {
    const { preview, become } = open(person('ada', 'all'));
    become(undefined, 'out');
    preview.start(role);
    expect(preview.role()).toBeUndefined();
  });
});
