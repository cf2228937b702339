// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withPasswordRules } from '../../model/rules/passwordRules';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const users = { label: { one: 'User', many: 'Users' }, title: '{id}', icon: 'person' } as const;
const model = modelOf({
  users: { ...users, fields: { password: { kind: 'password', min: 8, required: true } as never } },
});

const box = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(cleanup);

it.each([
  [{}, 'At least 10 characters, with letters and digits.'],
  [{ help: 'Tell nobody.' as never }, 'At least 10 characters, with letters and digits. Tell nobody.'],
  [{ min: 4 }, 'At least 4 characters.'],
])('S9.16 a new password with %j is asked for in the words of the settings', (options, words) => {
  const field = { kind: 'password', ...options } as never;
  const own = modelOf({ users: { ...users, fields: { password: field } } });
  editFields({ ...own, kinds: withPasswordRules(own.kinds, { min: 10, mixed: true }) }, { id: undefined });
  expect(screen.getByText(words)).toBeTruthy();
});

describe('the password of a record that exists', () => {
  it('is never shown, even if a server sends it', () => {
    editFields(model, { password: '$2b$10$hash' });
    expect([box().value, box().type, box().autocomplete]).toEqual(['', 'password', 'new-password']);
    expect(document.body.innerHTML).not.toContain('hash');
  });

  it('stays when the box stays empty, and is not sent', async () => {
    const { saved, user } = editFields(model, {});
    await user.type(box(), 'short');
    await user.clear(box());
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse(JSON.stringify(saved[0]))).not.toHaveProperty('password');
    expect(screen.getByText('Leave empty to keep the current password.')).toBeTruthy();
  });

  it('is refused when it is too short, and sent when it is not', async () => {
    const { saved, user } = editFields(model, {});
    await user.type(box(), 'short');
    await user.click(save());
    expect(await screen.findByText('Must have at least 8 characters')).toBeTruthy();
    await user.type(box(), ' and long');
    await user.click(save());
    await waitFor(() => expect(saved).toMatchObject([{ password: 'short and long' }]));
  });
});
