// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  plans: {
    label: { one: 'Plan', many: 'Plans' },
    title: '{id}',
    icon: 'plan',
    fields: { price: { kind: 'money', currency: 'EUR', required: true } as never },
  },
});

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(cleanup);

describe('typing an amount', () => {
  it('keeps the text as typed and gives the form the exact decimal', async () => {
    const { saved, user } = editFields(model, { price: '1.00' });
    await user.clear(box());
    await user.type(box(), '9007199254740993,10');
    expect(box().value).toBe('9007199254740993,10');
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ price: '9007199254740993.10' });
  });

  it('D-23 leaves an amount that nobody touched exactly as the server sent it', async () => {
    const { user } = editFields(model, { price: '0012.5' });
    await user.click(box());
    await user.tab();
    expect(screen.getByText('clean')).toBeTruthy();
  });

  it.each(['-$253', '12,', '1,234', 'abc'])('says that %j is no amount, and does not save', async (text) => {
    const { saved, user } = editFields(model, { price: '1.00' });
    await user.clear(box());
    await user.type(box(), text);
    await user.click(save());
    expect(await screen.findByText('Must be an amount, for example 12.50')).toBeTruthy();
    expect(box().value).toBe(text);
    expect(saved).toEqual([]);
  });
});
