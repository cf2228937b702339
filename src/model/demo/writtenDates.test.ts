import { describe, expect, it } from 'vitest';
import { movedDates, movedSeeds } from './writtenDates';

const writtenOn = '2026-11-21T08:00:00.000Z';
const record = {
  at: '2026-11-21T07:58:00.000Z',
  day: '2026-12-01',
  steps: [{ at: '2026-11-20T10:00:00.000Z' }],
  text: 'See you on 2026-12-01',
  count: 3,
  none: null,
};

describe('hand-written dates', () => {
  it('move by whole days, at the same time of the day, wherever they stand', () => {
    expect(movedDates(record, writtenOn, new Date('2027-01-01T09:00:00Z'))).toEqual({
      ...record,
      at: '2027-01-01T07:58:00.000Z',
      day: '2027-01-11',
      steps: [{ at: '2026-12-31T10:00:00.000Z' }],
    });
  });

  it('stay what they were, past or to come, until a whole day has passed', () => {
    expect(movedDates(record, writtenOn, new Date('2026-11-22T07:59:59Z'))).toEqual(record);
    const before = movedDates(record, writtenOn, new Date('2026-11-21T07:00:00Z'));
    expect(before).toMatchObject({ at: '2026-11-20T07:58:00.000Z' });
  });

  it('stay as they are where nobody says when they were written', () => {
    const seeds = { logs: [record] };
    expect(movedSeeds(seeds, { now: new Date('2030-01-01T00:00:00Z') })).toEqual(seeds);
  });
});
