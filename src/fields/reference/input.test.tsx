// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  invoices: {
    label: { one: 'Invoice', many: 'Invoices' },
    title: '{id}',
    icon: 'invoice',
    fields: {
      user: { kind: 'reference', to: 'users', required: true } as never,
      others: { kind: 'references', to: 'users' } as never,
    },
  },
  users: {
    label: { one: 'User', many: 'Users' },
    title: '{name}',
    icon: 'person',
    fields: { name: { kind: 'text' } },
    list: { sort: ['name', 'ASC'] },
  },
});

const users = ['Ada', 'Grace', 'Edsger'].map((name, index) => ({ id: `u${index}`, name }));

afterEach(cleanup);

describe('choosing a record', () => {
  it('offers records by their titles, narrowed while typing, and saves the id', async () => {
    const { provider } = rememberingProvider({ 'apps/users': users });
    const { saved, user } = editFields(model, { user: 'u0', others: ['u1'] }, { provider });
    const box = screen.getByRole('combobox', { name: /^User/ });
    await waitFor(() => expect((box as HTMLInputElement).value).toBe('Ada'));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Others/ }).value).toBe('Grace');
    await user.click(box);
    // The chooser arrives with the first use and takes the place, and the focus, of the box.
    const chooser = await screen.findByRole<HTMLInputElement>('combobox', { name: /^User/, expanded: true });
    await user.clear(chooser);
    await user.type(chooser, 'eds');
    await user.click(await screen.findByRole('option', { name: 'Edsger' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ user: 'u2', others: ['u1'] }]));
  });

  it('asks for nothing without the right, shows the ids and keeps them', async () => {
    const { provider, asked } = rememberingProvider({ 'apps/users': users });
    const rights = [{ action: 'manage', subject: 'invoices' }];
    const { saved, user } = editFields(model, { user: 'u0', others: ['u1'] }, { provider, rights });
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^User/ });
    expect([box.value, box.readOnly]).toEqual(['u0', true]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ user: 'u0', others: ['u1'] }]));
    expect(asked).toEqual([]);
  });

  it('D-20 asks for nothing by a value that is no id, and keeps it', async () => {
    const { provider, asked } = rememberingProvider({ 'apps/users': users });
    const { saved, user } = editFields(model, { user: { id: 'u0' }, others: 'u1' }, { provider });
    expect(screen.getByTitle(/not text/)).toBeTruthy();
    expect(screen.getByTitle(/not a list/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ user: { id: 'u0' }, others: 'u1' }]));
    expect(asked).toEqual([]);
  });

  it('says that one must be chosen', async () => {
    const { provider } = rememberingProvider({ 'apps/users': users });
    const { saved, user } = editFields(model, {}, { provider });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
