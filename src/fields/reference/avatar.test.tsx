// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import { Value } from '../Value';

const model = modelOf({
  tickets: {
    label: { one: 'Ticket', many: 'Tickets' },
    title: '{id}',
    icon: 'help',
    fields: {
      owner: { kind: 'reference', to: 'users', avatar: true } as never,
      plain: { kind: 'reference', to: 'users' } as never,
    },
  },
  users: {
    label: { one: 'User', many: 'Users' },
    title: '{name}',
    icon: 'person',
    fields: { name: { kind: 'text' }, picture: { kind: 'image' } } as never,
  },
});

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

const show = (part: 'Cell' | 'Plain', record: object) => {
  const { provider, asked } = rememberingProvider({
    'apps/users': [
      { id: 'u1', name: 'Ada Lovelace', picture: PICTURE } as { id: string },
      { id: 'u2', name: 'Grace Hopper', picture: 'https://elsewhere.example/g.png' } as { id: string },
    ],
  });
  const { container } = render(
    <FieldScreen model={model} provider={provider}>
      {model.resource('tickets').fields.map((field) => (
        <Value key={field.name} field={field} record={{ id: '1', ...record }} part={part} />
      ))}
    </FieldScreen>,
  );
  return { container, asked };
};

const picture = (container: Element) => container.querySelector('img');

afterEach(cleanup);

it('stands beside the name without a word of its own, and asks for nothing more', async () => {
  const { container, asked } = show('Cell', { owner: 'u1', plain: 'u1' });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ada Lovelace' })).toHaveLength(2));
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(picture(container)?.getAttribute('src')).toBe(PICTURE);
  expect(picture(container)?.getAttribute('alt')).toBe('');
  expect(asked).toEqual(['getMany apps/users']);
});

it('is initials where the picture cannot be had, or lies on another host', async () => {
  const { container } = show('Cell', { owner: 'u1' });
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  fireEvent.error(picture(container) ?? expect.fail('no picture'));
  expect(await screen.findByText('AL')).toHaveProperty('ariaHidden', 'true');
  cleanup();
  const elsewhere = show('Cell', { owner: 'u2' });
  expect(await screen.findByText('GH')).toBeTruthy();
  expect(picture(elsewhere.container)).toBeNull();
});

it('stands within the link to the record, too', async () => {
  show('Plain', { owner: 'u2' });
  expect(await screen.findByText('GH')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
