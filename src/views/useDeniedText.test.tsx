// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen } from '../../tests/fields/FieldScreen';
import { kinds } from '../fields/kinds';
import type { AbilityPair } from '../model/access/abilityPairs';
import type { MissingRight } from '../model/answers/deniedText';
import { createModel } from '../model/resolve/createModel';
import { useDeniedText } from './useDeniedText';

const entity = (one: string, more: object) => ({
  label: { one, many: `${one}s` },
  title: '{id}',
  icon: 'person',
  ...more,
});

const model = createModel(
  {
    name: 'Test',
    groups: {},
    resources: {
      partners: entity('Partner', {
        fields: { name: { kind: 'text' } },
        api: { claim: 'boss', claimFor: ['create', 'delete'] },
      }),
      roles: entity('Role', { fields: { name: { kind: 'text' }, rights: { kind: 'permissions' } } }),
      people: entity('Person', {
        fields: {
          email: { kind: 'email' },
          password: { kind: 'password' },
          name: { kind: 'text' },
          role: { kind: 'reference', to: 'roles' },
          level: { kind: 'choice', values: { top: { label: 'Top level' } } },
        },
      }),
    },
    accounts: {
      resources: { people: {} },
      email: 'email',
      password: 'password',
      name: 'name',
      roles: { resource: 'roles', field: 'role', abilities: 'rights', claims: { top: 'boss' } },
    },
  } as never,
  kinds,
);
const { subject } = model.resource('partners');

const taken = (action: string): AbilityPair => ({ action, subject, inverted: true });

const Said = ({ right }: { readonly right: MissingRight }) => <p role="note">{useDeniedText()(right)}</p>;

const said = (right: Partial<MissingRight>, ...taken: readonly AbilityPair[]) => {
  render(
    <FieldScreen model={model} rights={[{ action: 'manage', subject: 'all' }, ...taken]}>
      <Said right={{ action: 'create', subject, ...right }} />
    </FieldScreen>,
  );
  const { textContent } = screen.getByRole('note');
  cleanup();
  return textContent;
};

afterEach(cleanup);

const LEVEL = /permission to create partners\..*“Top level”/;

it('S6.09 names the level whose claim a refusal has found missing, where the page was told nothing of it', () => {
  expect(said({ claim: 'boss' })).toMatch(LEVEL);
});

it('S6.09 names it also where the page was told by the rights that the claim is missing', () => {
  expect(said({}, taken('create'))).toMatch(LEVEL);
});

it('speaks of no level where another right is missing, or what asks for no claim', () => {
  expect(said({}, taken('delete'))).toMatch(/permission to create partners\.$/);
  expect(said({ action: 'edit' }, taken('edit'))).toMatch(/permission to edit partners\.$/);
});
