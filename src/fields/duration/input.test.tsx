// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  visits: {
    label: { one: 'Visit', many: 'Visits' },
    title: '{id}',
    icon: 'clock',
    fields: { length: { kind: 'duration', max: 28_800 } as never },
  },
});

afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Length' });

describe('typing how long something takes', () => {
  it('stores the seconds of what is typed, and writes it out when the box is left', async () => {
    const { saved, user } = editFields(model, { length: 60 });
    expect((await box()).value).toBe('1 min');
    await user.clear(await box());
    await user.type(await box(), '1:30');
    expect((await box()).value).toBe('1:30');
    await user.tab();
    expect((await box()).value).toBe('1 hr 30 min');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ length: 5400 }]));
  });

  it('keeps what is no time as it was typed, with how to write one, and says the longest', async () => {
    const { saved, user } = editFields(model, {});
    await user.type(await box(), 'a while');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^How long: such as 1:30/)).toBeTruthy();
    expect((await box()).value).toBe('a while');
    await user.clear(await box());
    await user.type(await box(), '9h');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must be at most 8:00:00')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
