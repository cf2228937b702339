// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  events: {
    label: { one: 'Event', many: 'Events' },
    title: '{id}',
    icon: 'calendar',
    fields: { when: { kind: 'range', of: 'dateTime', allDay: true } as never },
  },
});

afterEach(cleanup);

const box = (end: 'from' | 'to') => screen.findByLabelText<HTMLInputElement>(new RegExp(`^When ${end}`));
const times = { times: { timeZone: 'Europe/Berlin' } };
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a range of moments', () => {
  it('is written on the clocks of the reader, also over the hour that summer takes', async () => {
    const { saved } = editFields(
      model,
      { when: { from: '2026-03-29T00:30:00.000Z', to: '2026-03-29T01:30:00.000Z' } },
      times,
    );
    expect([(await box('from')).value, (await box('to')).value]).toEqual([
      '2026-03-29T01:30',
      '2026-03-29T03:30',
    ]);
    fireEvent.change(await box('to'), { target: { value: '2026-03-29T04:00' } });
    save();
    await waitFor(() =>
      expect(saved).toMatchObject([
        { when: { from: '2026-03-29T00:30:00.000Z', to: '2026-03-29T02:00:00.000Z' } },
      ]),
    );
  });

  it('becomes the days on these clocks when it is all day, and their first and last minute when it is not', async () => {
    const { saved, user } = editFields(
      model,
      { when: { from: '2026-05-01T22:30:00.000Z', to: '2026-05-03T09:00:00.000Z' } },
      times,
    );
    await user.click(await screen.findByRole('switch', { name: 'All day' }));
    await waitFor(async () => expect((await box('from')).value).toBe('2026-05-02'));
    fireEvent.change(await box('to'), { target: { value: '2026-05-04' } });
    save();
    await waitFor(() =>
      expect(saved).toMatchObject([
        { when: { from: '2026-05-02T00:00:00.000Z', to: '2026-05-04T23:59:59.999Z', allDay: true } },
      ]),
    );
    await user.click(screen.getByRole('switch', { name: 'All day' }));
    await waitFor(async () => expect((await box('from')).value).toBe('2026-05-02T00:00'));
    expect((await box('to')).value).toBe('2026-05-04T23:59');
  });

  it('says while it is typed that its end is before its beginning', async () => {
    editFields(model, { when: { from: '2026-05-02T08:00:00.000Z', to: '2026-05-02T09:00:00.000Z' } }, times);
    fireEvent.change(await box('to'), { target: { value: '2026-05-02T09:59' } });
    expect(await screen.findByText('Not before the beginning')).toBeTruthy();
  });
});
