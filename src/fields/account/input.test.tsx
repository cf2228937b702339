// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { FieldScreen, modelOf, rememberingProvider } from '../../../tests/fields/FieldScreen';
import { FieldInput } from '../FieldInput';

const entity = (one: string, fields: object) => ({
  label: { one, many: `${one}s` },
  title: '{name}',
  icon: 'person' as const,
  fields: fields as never,
});
const model = modelOf({
  remarks: entity('Remark', { author: { kind: 'account', to: ['admins', 'users'], required: true } }),
  admins: entity('Admin', { name: { kind: 'text' } }),
  users: entity('User', { name: { kind: 'text' } }),
});

const world = () =>
  rememberingProvider({
    'apps/admins': [{ id: 'a1', name: 'Ada' } as { id: string }],
    'apps/users': ['Grace', 'Edsger', 'Adele'].map((name) => ({ id: name.toLowerCase(), name })),
  });

const box = (state: object = {}) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: /^Author/, ...state });

afterEach(cleanup);

describe('choosing somebody who signs in', () => {
  it('says who is chosen, offers the people of every entity below its name, and saves the id', async () => {
    const { provider, asked } = world();
    const { saved, user } = editFields(model, { author: 'grace' }, { provider });
    await waitFor(async () => expect((await box()).value).toBe('Grace'));
    await user.click(await box());
    const chooser = await box({ expanded: true });
    await user.clear(chooser);
    await user.type(chooser, 'ad');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Edsger' })).toBeNull());
    const listed = within(await screen.findByRole('listbox'));
    expect(listed.getAllByRole('option').map((each) => each.textContent)).toEqual(['Ada', 'Adele']);
    expect([listed.queryByText('Admins'), listed.queryByText('Users')]).not.toContain(null);
    await user.click(screen.getByRole('option', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ author: 'a1' }]));
    const calls = asked.filter((call) => call.startsWith('getList'));
    expect(calls.length % 2).toBe(0);
    expect(new Set(calls)).toEqual(new Set(['getList apps/admins', 'getList apps/users']));
  });

  it('goes on with others where rights change while it is open', async () => {
    const { provider } = world();
    const manage = (...subjects: string[]) => subjects.map((subject) => ({ action: 'manage', subject }));
    const screenWith = (...subjects: string[]) => (
      <FieldScreen model={model} provider={provider} rights={manage('remarks', ...subjects)}>
        <Form>
          <FieldInput field={model.resources[0]!.fields[0]!} />
        </Form>
      </FieldScreen>
    );
    const { rerender } = render(screenWith('admins', 'users'));
    await userEvent.setup().click(await box());
    await screen.findByRole('option', { name: 'Ada' });
    rerender(screenWith('users'));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Ada' })).toBeNull());
    expect(screen.queryByRole('option', { name: 'Grace' })).not.toBeNull();
    rerender(screenWith('admins', 'users'));
    await screen.findByRole('option', { name: 'Ada' });
  });

  it('offers only people that may be read, and is empty for nobody who may read none: the id stays', async () => {
    const some = world();
    const { user } = editFields(
      model,
      {},
      {
        provider: some.provider,
        rights: [
          { action: 'manage', subject: 'remarks' },
          { action: 'read', subject: 'users' },
        ],
      },
    );
    await user.click(await box());
    await screen.findByRole('option', { name: 'Grace' });
    expect(screen.queryByRole('option', { name: 'Ada' })).toBeNull();
    expect(some.asked.filter((call) => call.endsWith('admins'))).toEqual([]);
    cleanup();
    const none = world();
    editFields(
      model,
      { author: 'a1' },
      { provider: none.provider, rights: [{ action: 'manage', subject: 'remarks' }] },
    );
    const shut = screen.getByRole<HTMLInputElement>('textbox', { name: /^Author/ });
    expect([shut.value, shut.readOnly, none.asked]).toEqual(['a1', true, []]);
  });
});
