// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../../tests/fields/editFields';
import { modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';

const label = { one: 'One', many: 'Many' };
const entity = (fields: object, more: object = {}) =>
  ({ label, title: '{id}', icon: 'tag', fields, ...more }) as never;

const modelWith = (recipients?: object, more: object = {}) =>
  modelOf({
    campaigns: entity({
      text: {
        kind: 'smsText',
        pricing: { from: 'prices', field: 'rows', ...(recipients && { recipients }) },
        ...more,
      },
      club: { kind: 'text' },
    }),
    prices: entity({ rows: { kind: 'tiers', currency: 'EUR', digits: 4 } }, { single: 'one' }),
    people: entity({ club: { kind: 'text' } }, { list: { filters: ['club'] } }),
  });

const rows = [
  { from: 1, to: 2, price: '0.0890' },
  { from: 3, to: null, price: '0.0500' },
];

const counted = { of: 'people', by: 'club', field: 'club' };

const providerWith = (prices: object) =>
  rememberingProvider({
    'apps/prices': [{ id: 'prices', ...prices }],
    'apps/people': [1, 2, 3].map((id) => ({ id: String(id), club: id === 3 ? 'B' : 'A' })),
  });

afterEach(cleanup);

describe('what an SMS costs where only prices by volume are known', () => {
  it('follows from the tier that the message falls in, and says which volume that is', async () => {
    const { provider } = providerWith({ rows });
    editFields(modelWith(), { text: 'a' }, { provider });
    expect(await screen.findByText('€0.0890 per recipient, at the 1+ rate')).toBeTruthy();
    const box = screen.getByRole('textbox', { name: 'Text' });
    fireEvent.change(box, { target: { value: 'a'.repeat(307) } });
    expect(await screen.findByText('€0.1500 per recipient, at the 3+ rate')).toBeTruthy();
  });

  it('counts the recipients that the form names, and adds up what all of them cost', async () => {
    const { provider } = providerWith({ rows });
    const { user } = editFields(modelWith(counted), { text: 'a', club: 'A' }, { provider });
    const line = '€0.0890 per recipient, at the 2+ rate · up to €0.18 for 2 recipients';
    expect(await screen.findByText(line)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Club' }));
    expect(await screen.findByText('€0.0890 per recipient, at the 1+ rate')).toBeTruthy();
  });

  it('has what is put behind the text, as the phone has', async () => {
    const { provider } = providerWith({ rows });
    const model = modelWith(counted, { ending: { field: 'club' } });
    editFields(model, { text: 'a'.repeat(159), club: 'A' }, { provider });
    expect(
      await screen.findByText('€0.1000 per recipient, at the 4+ rate · up to €0.20 for 2 recipients'),
    ).toBeTruthy();
    expect(await screen.findByText(`${'a'.repeat(159)} A`)).toBeTruthy();
  });

  it('has what the record that sends it says behind the text, where that has a name', async () => {
    const paths = { field: 'club', else: 'sender.out', sender: 'sender.name' };
    const model = modelOf({
      texts: entity({
        text: { kind: 'smsText', ending: paths },
        anyhow: { kind: 'smsText', ending: { field: 'club', else: 'sender.out' } },
        club: { kind: 'text', showWhen: { text: { $ne: 'none' } } },
        sender: { kind: 'reference', to: 'senders' },
      }),
      senders: entity({ name: { kind: 'text' }, out: { kind: 'text' } }),
    });
    const out = 'STOP to 38080';
    const senders = [
      { id: 'name', name: 'ACME', out },
      { id: 'number', name: '+49151', out },
    ];
    const { provider } = rememberingProvider({ 'apps/senders': senders });
    editFields(model, { text: 'a', sender: 'name' }, { provider });
    expect(await screen.findByText(/^GSM-7 · 15 characters/)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Club' }), { target: { value: '38080' } });
    expect(screen.getByText(/^GSM-7 · 7 characters/)).toBeTruthy();
    cleanup();
    editFields(model, { text: 'none', sender: 'name' }, { provider });
    await waitFor(() => expect(screen.getByText(/^GSM-7 · 4 characters/)).toBeTruthy());
    cleanup();
    editFields(model, { text: 'a', anyhow: 'ab', sender: 'number' }, { provider });
    expect(await screen.findByText(/^GSM-7 · 16 characters/)).toBeTruthy();
    expect(screen.getByText(/^GSM-7 · 1 character /)).toBeTruthy();
    cleanup();
    const rights = [{ action: 'manage', subject: 'texts' }];
    editFields(model, { text: 'a', sender: 'name' }, { provider, rights });
    expect(screen.getByText(/^GSM-7 · 1 character /)).toBeTruthy();
  });

  it('is not asked for, and not said, where a person may not read prices', async () => {
    const { provider, asked } = providerWith({ rows });
    const rights = [{ action: 'manage', subject: 'campaigns' }];
    editFields(modelWith(counted), { text: 'a', club: 'A' }, { provider, rights });
    await waitFor(() => expect(screen.getByText(/^GSM-7/)).toBeTruthy());
    expect(screen.queryByText(/per recipient/)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is left out where there are no prices that can be read', async () => {
    const { provider, asked } = providerWith({ rows: 'none' });
    editFields(modelWith(), { text: 'a' }, { provider });
    await waitFor(() => expect(asked).toEqual(['getOne apps/prices']));
    expect(screen.queryByText(/per recipient/)).toBeNull();
  });
});
