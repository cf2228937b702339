import { describe, expect, it } from 'vitest';
import { rangeOfStep, spanAt, spanChoices, stepsOf } from './timeSpan';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

it('S9.15 offers the last 28 days, the last month and the last year', () =>
  expect(spanChoices).toEqual(['last28Days', 'lastMonth', 'lastYear']));

describe('a time', () => {
  it.each([
    ['today', '2026-11-21', ['2026-11-21', '2026-11-21'], ['2026-11-20', '2026-11-20']],
    ['last28Days', '2026-11-21', ['2026-10-25', '2026-11-21'], ['2026-09-27', '2026-10-24']],
    ['lastMonth', '2026-11-21', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
    ['lastMonth', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2026-01-01', '2026-01-31']],
    ['lastMonth', '2027-01-01', ['2026-12-01', '2026-12-31'], ['2026-11-01', '2026-11-30']],
    ['lastYear', '2026-11-21', ['2025-12-01', '2026-11-21'], ['2024-12-01', '2025-11-21']],
    ['lastYear', '2028-02-29', ['2027-03-01', '2028-02-29'], ['2026-03-01', '2027-02-28']],
  ] as const)('%s on %s is %j, after %j', (name, day, ...spans) => {
    const span = spanAt(name, noon(day));
    expect([span.now, span.before].map(({ from, to }) => [from, to])).toEqual(spans);
  });

  it('counts the days of UTC, whatever the clock of the reader says', () => {
    expect(spanAt('today', new Date('2026-11-21T23:59:59Z')).now.to).toBe('2026-11-21');
    expect(spanAt('today', new Date('2026-11-22T00:00:00Z')).now.to).toBe('2026-11-22');
  });

  it('counts the days of a time zone where there is one', () => {
    const evening = new Date('2026-11-30T23:30:00Z');
    expect(spanAt('today', evening, 'Europe/Berlin')).toMatchObject({
      now: { from: '2026-12-01', to: '2026-12-01' },
      zone: 'Europe/Berlin',
    });
    expect(spanAt('lastMonth', evening, 'Europe/Berlin').now.from).toBe('2026-11-01');
    expect(spanAt('lastMonth', evening, 'America/New_York').now.from).toBe('2026-10-01');
  });

  it.each([
    ['today', 1],
    ['last28Days', 28],
    ['lastMonth', 31],
    ['lastYear', 12],
  ] as const)('%s has its steps in order, empty ones too', (name, count) => {
    const steps = stepsOf(spanAt(name, noon('2026-11-21')));
    expect(steps).toHaveLength(count);
    expect(steps).toEqual([...new Set(steps)].sort());
  });
});

describe('the days of a step', () => {
  const year = spanAt('lastYear', noon('2026-11-21'));

  it('are one day of a time by day', () =>
    expect(rangeOfStep('2026-11-03', spanAt('last28Days', noon('2026-11-21')))).toEqual({
      from: '2026-11-03',
      to: '2026-11-03',
    }));

  it('are a whole month of a time by month, and of the last one what there is of it', () => {
    expect(rangeOfStep('2026-02', year)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(rangeOfStep('2026-11', year)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  });

  it('are together the days of the time', () => {
    const ranges = stepsOf(year).map((step) => rangeOfStep(step, year));
    expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([year.now.from, year.now.to]);
  });
});
