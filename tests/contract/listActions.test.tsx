// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ListActions } from '../../src/views/list/bulk/ListActions';
import { FieldScreen, modelOf } from '../fields/FieldScreen';
import { pageSamples } from '../samples/pageSamples';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';

const folder = { kind: 'choice', values: { inbox: {}, spam: {} } } as const;

const resources: DeclaredAdmin['resources'] = {
  emails: {
    label: { one: 'Email', many: 'Emails' },
    title: '{subject}',
    icon: 'email',
    api: { source: 'demo' },
    fields: {
      subject: { kind: 'text', search: true },
      folder,
      isRead: { kind: 'boolean' },
    },
    list: { filters: ['folder'] },
    actions: {
      readAll: {
        on: 'list',
        label: 'Mark all as read',
        confirm: 'Nobody sees any more what was new.',
        when: { folder: 'inbox' },
        effect: { isRead: true },
      },
      take: { on: 'row', effect: { isRead: true } },
    },
    demo: { count: 0 },
  },
};

const model = modelOf(resources);

afterEach(cleanup);

const everything = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

const open = async (filter: object) => {
  const { provider } = await pageSamples({ name: 'Test', groups: {}, resources });
  for (const [folder, isRead] of [
    ['inbox', false],
    ['inbox', false],
    ['inbox', true],
    ['spam', false],
  ])
    await provider.create('apps/emails', { data: { subject: 'Hello', folder, isRead } });
  render(
    <FieldScreen model={model} provider={provider as DataProvider}>
      <ListBase resource="apps/emails" filter={filter} filterDefaultValues={filter}>
        <MemoryRouter>
          <ListActions />
        </MemoryRouter>
      </ListBase>
    </FieldScreen>,
  );
  const read = async () => {
    const { total } = await provider.getList('apps/emails', { ...everything, filter: { isRead: true } });
    return total;
  };
  return { user: userEvent.setup(), read };
};

it('an action of a list says with how many it is done, and why not with the others, before it is', async () => {
  const { user, read } = await open({});
  expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
  const way = await screen.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect((way as HTMLButtonElement).disabled).toBe(false));
  await user.click(way);
  expect(await screen.findByText(/3 emails change\.\s+1 cannot be changed/)).toBeDefined();
  expect(screen.getByText('Nobody sees any more what was new.')).toBeDefined();
  expect(await read()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Mark all as read (3)' }));
  await waitFor(async () => expect(await read()).toBe(3));
  expect(await screen.findByText(/1 cannot be changed/)).toBeDefined();
});

it('is about what the list is filtered for alone, and left without a change', async () => {
  const { user, read } = await open({ folder: ['spam'] });
  const way = await screen.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect((way as HTMLButtonElement).disabled).toBe(false));
  await user.click(way);
  expect(await screen.findByText(/1 cannot be changed/)).toBeDefined();
  const doing = screen.getByRole('button', { name: 'Mark all as read (0)' });
  expect((doing as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await read()).toBe(1);
});
