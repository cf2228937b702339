// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  offers: {
    label: { one: 'Offer', many: 'Offers' },
    title: '{id}',
    icon: 'tag',
    fields: {
      days: {
        kind: 'choices',
        values: { mon: { label: 'Monday' }, tue: { label: 'Tuesday' }, wed: { label: 'Wednesday' } },
        max: 2,
      } as never,
    },
  },
});

afterEach(cleanup);

const box = () => screen.findByRole('combobox', { name: 'Days' });
const chips = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '' && text !== 'Save');

describe('choosing several of a few values', () => {
  it('takes and takes back by keys alone, and refuses one too many', async () => {
    const { saved, user } = editFields(model, { days: ['wed'] });
    await user.type(await box(), 'mon{Enter}');
    expect(chips()).toEqual(['Wednesday', 'Monday']);
    await user.type(await box(), 'tue{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must have at most 2 entries')).toBeTruthy();
    await user.type(await box(), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ days: ['wed', 'mon'] })]));
  });

  it('D-21 keeps a value that nobody declared until it is taken away', async () => {
    const { saved, user } = editFields(model, { days: ['gone'] });
    await box();
    expect(chips()).toEqual(['gone']);
    await user.type(await box(), '{Backspace}tue{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ days: ['tue'] }]));
  });

  it('D-20 leaves a value of another shape as it came', async () => {
    const { saved, user } = editFields(model, { days: 'mon' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ days: 'mon' }]));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
