// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { KeptNote } from './KeptNote';

afterEach(cleanup);

const entity = (keep?: string) => ({
  label: { one: 'Letter', many: 'Letters' },
  title: '{name}',
  icon: 'badge' as const,
  fields: { name: { kind: 'text' } } as never,
  ...(keep !== undefined && { keep }),
});

it('a list says after how long its records are deleted, and nothing where they stay', () => {
  render(
    <FieldScreen model={modelOf({ letters: entity('30d'), books: entity() })}>
      <ResourceContextProvider value="books">
        <KeptNote />
      </ResourceContextProvider>
      <ResourceContextProvider value="letters">
        <KeptNote />
      </ResourceContextProvider>
    </FieldScreen>,
  );
  expect(screen.getAllByText(/deleted/).map(({ textContent }) => textContent)).toEqual([
    'Records are deleted after 30 days.',
  ]);
});
