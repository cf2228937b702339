import { expect, it } from 'vitest';
import { wholeDaysOf } from './wholeDays';

const from = { op: 'gte', hour: '2030-02-28T23' } as const;
const to = { op: 'lte', hour: '2030-04-01T21' } as const;

it('answers a time by the days within it, and by the hours of those at its ends', () => {
  expect(wholeDaysOf([from, to], {})).toEqual({
    days: [
      { op: '>', day: '2030-02-28' },
      { op: '<', day: '2030-04-01' },
    ],
    parted: ['2030-02-28', '2030-04-01'],
  });
  expect(wholeDaysOf([{ op: 'gte', hour: '2030-03' }], { per: 'day' })).toEqual({
    days: [{ op: '>=', day: '2030-03' }],
    parted: [],
  });
});

it('answers days on which a month of the time zone begins by their hours', () => {
  const { parted } = wholeDaysOf([from, to], { per: 'month', zone: 'Europe/Berlin' }) ?? {};
  expect(parted).toEqual(['2030-02-28', '2030-04-01', '2030-01-31', '2030-03-31', '2030-04-30']);
});

it('leaves days of another time zone, and its months where no time is said, to the hours', () => {
  expect(wholeDaysOf([from, to], { per: 'day', zone: 'Europe/Berlin' })).toBeUndefined();
  expect(wholeDaysOf([from], { per: 'month', zone: 'Europe/Berlin' })).toBeUndefined();
  expect(
    wholeDaysOf([{ op: 'gte', hour: '1030-01-01T00' }, to], { per: 'month', zone: 'Europe/Berlin' }),
  ).toBeUndefined();
});
