// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { toLocalTime } from './instant';

const model = modelOf({
  campaigns: {
    label: { one: 'Campaign', many: 'Campaigns' },
    title: '{id}',
    icon: 'campaign',
    fields: { startsAt: { kind: 'dateTime' }, day: { kind: 'date' } },
  },
});

const time = () => screen.getByLabelText<HTMLInputElement>('Starts at');
const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

describe('typing a moment', () => {
  it('shows the local time and names its zone', () => {
    editFields(model, { startsAt: '2026-01-31T14:30:12.345Z' });
    expect(time().value).toBe(toLocalTime('2026-01-31T14:30:12.345Z'));
    expect(screen.getByText(/^Time zone: ./)).toBeTruthy();
  });

  it('gives the form the moment in UTC', async () => {
    const { saved, user } = editFields(model, {});
    fireEvent.change(time(), { target: { value: '2026-07-01T08:15' } });
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ startsAt: new Date('2026-07-01T08:15').toISOString() });
  });

  it('S9.16 shows and takes times of the zone that the person has chosen', async () => {
    const times = { timeZone: 'Asia/Tokyo' };
    const { saved, user } = editFields(model, { startsAt: '2026-01-31T20:30:00.000Z' }, { times });
    expect(time().value).toBe('2026-02-01T05:30');
    expect(screen.getByText('Time zone: Asia/Tokyo')).toBeTruthy();
    fireEvent.change(time(), { target: { value: '2026-07-01T08:15' } });
    await user.click(save());
    await waitFor(() => expect(saved).toMatchObject([{ startsAt: '2026-06-30T23:15:00.000Z' }]));
  });

  it.each(['2026-01-31T14:30:12.345Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30', 'soon'])(
    'D-22 leaves %j alone when nobody touched it',
    async (startsAt) => {
      const { user } = editFields(model, { startsAt, day: startsAt });
      await user.click(time());
      await user.click(day());
      await user.click(document.body);
      expect(screen.getByText('clean')).toBeTruthy();
    },
  );

  it.each([undefined, 'Asia/Tokyo'])(
    'D-22 leaves alone what is of the year 10000 on the clocks of %s',
    async (timeZone) => {
      vi.stubEnv('TZ', 'Europe/Berlin');
      const { user } = editFields(
        model,
        { startsAt: '9999-12-31T23:59:59Z' },
        { times: timeZone === undefined ? {} : { timeZone } },
      );
      await user.click(time());
      await user.click(day());
      expect(screen.getByText('clean')).toBeTruthy();
    },
  );
});
