// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import type { Download } from '../../model/resolved/kind';
import { createModel } from '../../model/resolve/createModel';
import { kinds } from '../kinds';
import phone from './kind';

const learn = vi.fn(async (download: Download) => phone.learn?.(download));

const people = {
  label: { one: 'Person', many: 'People' },
  title: '{id}',
  icon: 'person' as const,
  fields: { phone: { kind: 'phone' as const }, name: { kind: 'text' as const } },
};

const model = createModel(
  { name: 'Test', groups: {}, resources: { people } },
  { ...kinds, phone: { ...kinds.phone, learn } },
);

beforeEach(() => void learn.mockClear());
afterEach(cleanup);

const edit = (record: Record<string, unknown>) => {
  const { saved, user } = editFields(model, record);
  const box = () => screen.getByRole('textbox', { name: /^Phone/ });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { saved, user, box, save };
};

it('says why a number is refused, by the plans that come at the first key', async () => {
  const { saved, user, box, save } = edit({});
  await user.type(box(), '0171 1234567');
  await save();
  expect(await screen.findByText(/^Which country is it in\?/)).toBeTruthy();
  await user.clear(box());
  await user.type(box(), '+49 0171 1234567');
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ phone: '+49 0171 1234567' }]));
  expect(learn).toHaveBeenCalled();
});

it('lets a number that is there and is none be saved with the rest', async () => {
  const { saved, user, save } = edit({ phone: '+49171' });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Anna');
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ phone: '+49171', name: 'Anna' }]));
});

it('asks for no plans where only something else is typed', async () => {
  const { saved, user, save } = edit({ phone: '+491711234567' });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Anna');
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(learn).not.toHaveBeenCalled();
});

it('says of a possible number that none like it is known, and takes it', async () => {
  const { saved, user, box, save } = edit({});
  await user.type(box(), '+49 1511 234567');
  expect(await screen.findByText(/^No such number is known in its country/)).toBeTruthy();
  await user.type(box(), '8');
  await waitFor(() => expect(screen.queryByText(/^No such number is known/)).toBeNull());
  await user.type(box(), '{Backspace}');
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ phone: '+49 1511 234567' }]));
});
