// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../../tests/fields/editFields';
import { createModel } from '../../../model/resolve/createModel';
import { kinds } from '../../kinds';
import { modelOf } from '../../../../tests/fields/FieldScreen';

const pay = { on: 'row', call: 'POST /pay', label: 'Pay' } as const;

const model = modelOf({
  roles: {
    label: { one: 'Role', many: 'Roles' },
    title: '{id}',
    icon: 'role',
    fields: {
      ability: { kind: 'permissions', required: true, extra: [{ subject: 'ACL', label: 'Access' }] } as never,
    },
  },
  invoices: {
    label: { one: 'Invoice', many: 'Invoices' },
    title: '{id}',
    icon: 'invoice',
    fields: { cost: { kind: 'text', guarded: true } },
    actions: { pay },
  },
});

const edit = (ability?: unknown) => editFields(model, ability === undefined ? {} : { ability });

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const isTicked = (name: string) => box(name).checked;
const save = async ({ saved, user }: ReturnType<typeof edit>) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return (saved[0] as { ability: unknown }).ability;
};

afterEach(cleanup);

describe('what accounts that are bound can be given at most', () => {
  const entity = (one: string, rest: object = {}) => ({
    label: { one, many: `${one}s` },
    title: '{id}',
    icon: 'tag' as const,
    fields: { name: { kind: 'text' as const } },
    ...rest,
  });
  const roles = entity('Role', {
    fields: { ability: { kind: 'permissions', extra: [{ subject: 'ACL', label: 'ACL' }] } },
  });
  const buyers = entity('Buyer', { owner: 'id', fields: { role: { kind: 'reference', to: 'roles' } } });
  const resources = {
    roles,
    buyers,
    prices: entity('Price', { shared: 'read' }),
    operators: entity('Operator'),
  };
  const accounts = (bound: boolean) => ({
    resources: { buyers: { bound } },
    email: 'name',
    password: 'name',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'ability' },
  });
  const headers = (bound: boolean) => {
    editFields(createModel({ name: 'Test', groups: {}, resources, accounts: accounts(bound) }, kinds), {});
    const rows = screen.getAllByRole('rowheader').filter((each) => each.getAttribute('scope') === 'row');
    return rows.map((each) => each.textContent);
  };

  it('S1.22 stands beside each entity: their own records, reading, or nothing', () => {
    expect(headers(true)).toEqual([
      'Roles Buyers: no access',
      'Buyers Buyers: own records only',
      'Prices Buyers: read only',
      'Operators Buyers: no access',
      'ACL',
    ]);
  });

  it('S6.09 says for what a token has to claim a level besides, by the name of the level', () => {
    const claiming = entity('Partner', { api: { claim: 'boss', claimFor: ['create', 'delete'] } });
    const level = { kind: 'choice', values: { top: { label: 'Top level' } } };
    const people = entity('Person', { fields: { role: { kind: 'reference', to: 'roles' }, level } });
    const { roles: own, ...rest } = accounts(false);
    const claims = { ...rest, resources: { people: {} }, roles: { ...own, claims: { top: 'boss' } } };
    editFields(
      createModel(
        { name: 'Test', groups: {}, resources: { roles, people, claiming }, accounts: claims } as never,
        kinds,
      ),
      {},
    );
    const header = screen.getByRole('rowheader', { name: /^Partners/ });
    expect(header.textContent).toBe('Partners Create, Delete: only at the level “Top level”');
  });

  it('is not spoken of where no account is bound', () => {
    expect(headers(false)).toEqual(['Roles', 'Buyers', 'Prices', 'Operators', 'ACL']);
  });
});

describe('the permission matrix', () => {
  it('S6.15 turns what is ticked into pairs of action and subject', async () => {
    const form = edit();
    for (const name of ['Edit Invoices', 'See Roles', 'See Invoices: Cost', 'Manage Access'])
      await form.user.click(box(name));
    expect(await save(form)).toEqual([
      { action: 'edit', subject: 'invoices' },
      { action: 'read', subject: 'roles' },
      { action: 'read', subject: 'invoices.cost' },
      { action: 'manage', subject: 'ACL' },
    ]);
  });

  it('is a table with headings for its rows and columns', () => {
    edit();
    const table = screen.getByRole('table', { name: 'Ability' });
    const columns = within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent);
    expect(columns).toEqual(['Area', 'Manage', 'See', 'Create', 'Edit', 'Delete', 'Export', 'Other']);
    expect(within(table).getByRole('rowheader', { name: 'Invoices: Cost' })).toBeTruthy();
  });

  it('ticks what a wider right covers, says which, and lets nobody untick it there', async () => {
    const form = edit([{ action: 'edit', subject: 'invoices' }]);
    expect(box('Manage Invoices').indeterminate).toBe(true);
    await form.user.click(box('Everything'));
    expect(isTicked('Delete Roles') && isTicked('Edit Invoices') && isTicked('Read only')).toBe(true);
    expect(box('Delete Roles').ariaDisabled).toBe('true');
    expect(box('Delete Roles').title).toBe('Granted by “Everything”');
    await form.user.click(box('Delete Roles'));
    expect(isTicked('Delete Roles')).toBe(true);
    expect(await save(form)).toEqual([{ action: 'manage', subject: 'all' }]);
  });

  it('gives nothing that the person does not have, and says why; what was there may come back', async () => {
    const rights = [
      { action: 'edit', subject: 'roles' },
      { action: 'read', subject: 'invoices' },
    ];
    const stored = [{ action: 'delete', subject: 'invoices' }];
    const form = editFields(model, { ability: stored }, { rights });
    for (const name of ['Everything', 'Read only', 'Manage Invoices', 'Edit Invoices']) {
      expect(box(name).ariaDisabled).toBe('true');
      expect(box(name).title).toBe('You can’t give a permission that you don’t have');
      await form.user.click(box(name));
      expect(isTicked(name)).toBe(false);
    }
    for (const name of ['Edit Roles', 'See Invoices']) {
      expect(box(name).ariaDisabled).toBe('false');
      await form.user.click(box(name));
    }
    await form.user.click(box('Delete Invoices'));
    expect(isTicked('Delete Invoices')).toBe(false);
    await form.user.click(box('Delete Invoices'));
    expect(await save(form)).toEqual([
      { action: 'delete', subject: 'invoices' },
      { action: 'edit', subject: 'roles' },
      { action: 'read', subject: 'invoices' },
    ]);
  });

  it('brings the narrower rights back when the wider one is taken back', async () => {
    const { user } = edit([{ action: 'edit', subject: 'invoices' }]);
    await user.click(box('Everything'));
    await user.click(box('Everything'));
    expect(isTicked('Edit Invoices')).toBe(true);
    expect(isTicked('Delete Invoices')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('clean');
  });

  it('offers the actions of an entity in an expandable part of its row', async () => {
    const form = edit([{ action: 'list', subject: 'invoices' }]);
    expect(box('See Invoices').indeterminate).toBe(true);
    await form.user.click(screen.getByRole('button', { name: 'More: 1 of 3: Invoices' }));
    expect(isTicked('The list only Invoices')).toBe(true);
    await form.user.click(box('Pay Invoices'));
    expect(await save(form)).toEqual([
      { action: 'list', subject: 'invoices' },
      { action: 'pay', subject: 'invoices' },
    ]);
  });

  it('keeps what it has no box for word by word, until it is removed', async () => {
    const odd = [
      { action: 'dance', subject: 'moon' },
      { action: 'edit', subject: 'roles', conditions: { own: true } },
      { subject: 'all', action: 'delete' },
    ];
    const form = edit(odd);
    expect(isTicked('Delete Roles')).toBe(true);
    await form.user.click(box('Everything'));
    await form.user.click(screen.getByRole('button', { name: 'Remove “Delete everything”' }));
    expect(await save(form)).toEqual([...odd.slice(0, 2), { action: 'manage', subject: 'all' }]);
  });

  it('shows a right that an entry takes away as not given, and says by what', () => {
    edit([
      { action: 'manage', subject: 'roles' },
      { action: 'delete', subject: 'roles', inverted: true },
    ]);
    expect(isTicked('Edit Roles')).toBe(true);
    expect(isTicked('Delete Roles')).toBe(false);
    expect(box('Delete Roles').title).toBe('Taken away by “Delete Roles (inverted)”');
  });

  it('finds rows by a part of their name, without sending the form', async () => {
    const { saved, user } = edit([]);
    await user.type(screen.getByRole('searchbox', { name: 'Find an area' }), 'invo{Enter}');
    expect(screen.queryByRole('checkbox', { name: 'Edit Roles' })).toBeNull();
    expect(box('Edit Invoices')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('works by keyboard, and counts', async () => {
    const { user } = edit([]);
    box('Export Roles').focus();
    await user.keyboard(' ');
    expect(isTicked('Export Roles')).toBe(true);
    expect(screen.getByText('1 permission')).toBeTruthy();
  });

  it('S6.15 asks for one right at least where it is required', async () => {
    const { saved, user } = edit([{ action: 'manage', subject: 'all' }]);
    await user.click(box('Everything'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(screen.getByRole('group', { name: /, Required$/ })).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

describe('before changed rights are saved', () => {
  it('says which are given and which are taken away, and nothing when all is as it was', async () => {
    const { user } = edit([{ action: 'delete', subject: 'invoices' }]);
    expect(screen.queryByText(/when you save/)).toBeNull();
    await user.click(box('Edit Invoices'));
    expect(screen.getByText(/^Given/).textContent).toBe('Given when you save: Edit Invoices');
    await user.click(box('Delete Invoices'));
    expect(screen.getByText(/^Taken away/).textContent).toBe('Taken away when you save: Delete Invoices');
    await user.click(box('Delete Invoices'));
    await user.click(box('Edit Invoices'));
    expect(screen.queryByText(/when you save/)).toBeNull();
  });
});
