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
    const others = screen.getByRole<HTMLInputElement>('combobox', { name: /^Others/ });
    await waitFor(() => expect(others.value).toBe('Grace'));
    await user.click(box);
    // The chooser arrives with the first use and takes the place, and the focus, of the box.
    const chooser = await screen.findByRole<HTMLInputElement>('combobox', { name: /^User/, expanded: true });
    await user.clear(chooser);
    await user.type(chooser, 'eds');
    await user.click(await screen.findByRole('option', { name: 'Edsger' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ user: 'u2', others: ['u1'] }]));
  });

  it('says that there is nothing to choose, and still that nothing fits what is typed where there is', async () => {
    const { provider } = rememberingProvider({ 'apps/users': [] });
    const { user } = editFields(model, { others: [] }, { provider });
    await user.click(screen.getByRole('combobox', { name: /^Others/ }));
    const said = await screen.findByText('There are no users to choose from yet.');
    expect(said.closest('[aria-live]')).toBeTruthy();
    expect(screen.queryByText('No options')).toBeNull();
    cleanup();
    const full = rememberingProvider({ 'apps/users': users });
    editFields(model, { others: [] }, { provider: full.provider });
    await user.click(screen.getByRole('combobox', { name: /^Others/ }));
    await user.type(await screen.findByRole('combobox', { name: /^Others/, expanded: true }), 'zz');
    expect(await screen.findByText('No options')).toBeTruthy();
    expect(screen.queryByText(/to choose from yet/)).toBeNull();
  });

  it.each(['User', 'Others'])(
    'does not say that there is nothing to choose while the choices are on their way: %s',
    async (label) => {
      const { provider } = rememberingProvider({ 'apps/users': users });
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      const getList: typeof provider.getList = (...asked) => held.then(() => provider.getList(...asked));
      const { user } = editFields(model, { others: [] }, { provider: { ...provider, getList } });
      await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
      const said = await screen.findByText(/^(No options|Please wait)$/);
      expect(said.textContent).toBe('Please wait');
      answer();
      expect(await screen.findByRole('option', { name: 'Ada' })).toBeTruthy();
    },
  );

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
    expect(screen.getByTitle(/expected text/)).toBeTruthy();
    expect(screen.getByTitle(/expected a list/)).toBeTruthy();
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

describe('choosing a record that depends on another field', () => {
  const dependent = modelOf({
    campaigns: {
      label: { one: 'Campaign', many: 'Campaigns' },
      title: '{id}',
      icon: 'invoice',
      fields: {
        user: { kind: 'reference', to: 'users' } as never,
        sender: { kind: 'reference', to: 'senders', filter: { user: { $of: 'user' } } } as never,
      },
    },
    users: {
      label: { one: 'User', many: 'Users' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' } },
    },
    senders: {
      label: { one: 'Sender', many: 'Senders' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' }, user: { kind: 'reference', to: 'users' } as never },
    },
  });
  const senders = [
    { id: 's0', name: 'ADA', user: 'u0' },
    { id: 's1', name: 'GRACE', user: 'u1' },
  ];
  const edit = (record: Record<string, unknown>) => {
    const { provider } = rememberingProvider({ 'apps/users': users, 'apps/senders': senders });
    return editFields(dependent, record, { provider });
  };
  const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  const choose = async (user: ReturnType<typeof edit>['user'], name: string, option: string) => {
    await user.click(box(name));
    const chooser = await screen.findByRole('combobox', { name, expanded: true });
    await user.clear(chooser);
    await user.click(await screen.findByRole('option', { name: option }));
  };

  it('says what has to be chosen first', async () => {
    edit({});
    expect(await screen.findByText('Choose User first')).toBeTruthy();
    expect(box('Sender').disabled).toBe(true);
  });

  it('offers what fits the other value, and is emptied with a word when that changes', async () => {
    const { saved, user } = edit({ user: 'u0', sender: 's0' });
    await waitFor(() => expect(box('Sender').value).toBe('ADA'));
    await choose(user, 'User', 'Grace');
    expect(await screen.findByText('Emptied, because User has changed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ user: 'u1', sender: null }]));
    await user.click(box('Sender'));
    expect(await screen.findByRole('option', { name: 'GRACE' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'ADA' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'GRACE' }));
    await waitFor(() => expect(screen.queryByText('Emptied, because User has changed')).toBeNull());
  });
});
