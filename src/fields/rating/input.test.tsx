// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  reviews: {
    label: { one: 'Review', many: 'Reviews' },
    title: '{id}',
    icon: 'star',
    fields: { stars: { kind: 'rating', max: 3, required: true } as never },
  },
});

afterEach(cleanup);

const star = (name: string) => screen.findByRole('radio', { name });

describe('rating', () => {
  /* Of arrow keys, which a browser knows for radios, this page knows nothing. */
  it('is one of as many as there are, each with its name', async () => {
    const { saved, user } = editFields(model, { stars: 1 });
    const group = await screen.findByRole('group', { name: /^Stars/ });
    expect(group.contains(await star('1 / 3'))).toBe(true);
    fireEvent.click(await star('2 / 3'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ stars: 2 }]));
  });

  it('is taken back, and asked for where it is required', async () => {
    const { saved, user } = editFields(model, { stars: 2 });
    fireEvent.click(await star('None'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('D-21 leaves more stars than there are as they came', async () => {
    const { saved, user } = editFields(model, { stars: 9 });
    await star('3 / 3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ stars: 9 }]));
  });
});
