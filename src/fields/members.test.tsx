// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../tests/fields/editFields';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import { Value } from './Value';

const of = {
  isFree: { kind: 'boolean' },
  price: { kind: 'text', required: true, showWhen: { isFree: { $ne: true } } },
  reason: { kind: 'text', requiredWhen: { isFree: true } },
};

const model = modelOf({
  orders: {
    label: { one: 'Order', many: 'Orders' },
    title: '{id}',
    icon: 'invoice',
    fields: { lines: { kind: 'items', of } as never, fee: { kind: 'group', of } as never },
  },
});

afterEach(cleanup);

const edit = (record: Record<string, unknown>) => {
  const { saved, user } = editFields(model, record);
  return { saved, save: () => user.click(screen.getByRole('button', { name: 'Save' })), user };
};

const rowOf = (at: number) => within(screen.getByRole('group', { name: `Entry ${at}` }));
const feeOf = () => within(screen.getByRole('group', { name: 'Fee' }));

describe('rules between members', () => {
  it('show a member of a row by what stands beside it in that row', async () => {
    const { user } = edit({ lines: [{ price: '1' }, { isFree: true }] });
    expect(rowOf(1).getByRole('textbox', { name: /^Price/ })).toBeTruthy();
    expect(rowOf(2).queryByRole('textbox', { name: /^Price/ })).toBeNull();
    await user.click(rowOf(1).getByLabelText(/free/i));
    await waitFor(() => expect(rowOf(1).queryByRole('textbox', { name: /^Price/ })).toBeNull());
  });

  it('show a member of a group by what stands beside it in that group', () => {
    edit({ isFree: false, fee: { isFree: true } });
    expect(feeOf().queryByRole('textbox', { name: /^Price/ })).toBeNull();
  });

  it('ask for a value only where their rule does', async () => {
    const { saved, save } = edit({ lines: [{ isFree: true }, { price: '1' }], fee: { isFree: true } });
    await save();
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
    for (const place of [rowOf(1), feeOf()]) {
      const reason = place.getByRole('textbox', { name: /^Reason/ });
      expect(reason.getAttribute('aria-invalid')).toBe('true');
    }
    expect(saved).toEqual([]);
  });

  it('do not ask for what they hide, also when it was asked for before', async () => {
    const { saved, save, user } = edit({ lines: [{ reason: 'gift' }], fee: { price: '1' } });
    await save();
    expect(await rowOf(1).findByText('Required')).toBeTruthy();
    await user.click(rowOf(1).getByLabelText(/free/i));
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ lines: [{ isFree: true, reason: 'gift' }] }]));
  });

  it('hide a member of a group on the page of the record too', () => {
    const [, fee] = model.resources[0]?.fields ?? [];
    const record = { fee: { isFree: true, price: '7', reason: 'gift' } };
    render(
      <FieldScreen model={model}>{fee && <Value field={fee} record={record} part="Show" />}</FieldScreen>,
    );
    expect(screen.getAllByRole('term').map((each) => each.textContent)).not.toContain('Price');
    expect(screen.getByText('gift')).toBeTruthy();
  });
});
