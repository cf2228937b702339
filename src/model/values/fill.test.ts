import { expect, it } from 'vitest';
import { fill } from './fill';

it('fills the places of a text and leaves those without a value', () =>
  expect(fill('%{host} and %{name}', { host: 'sms.example' })).toBe('sms.example and %{name}'));

it('puts a value in as it is, even one that looks like a place', () =>
  expect(fill('Sign in to %{name}', { name: '%{name} $& $1' })).toBe('Sign in to %{name} $& $1'));
