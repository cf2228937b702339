import { describe, expect, it } from 'vitest';
import { resolveMetric } from '../resolve/resolveMetric';
import { figuresOf, groupFilter, readingQuestions } from './reading';
import { spanAt } from './timeSpan';
import { resolveBody } from './widget';
import { readingsOf, spanOf } from './widgetReadings';

const now = new Date('2026-11-21T12:00:00Z');
const rate = resolveMetric({
  of: 'sms',
  measure: 'share',
  where: { status: ['in', 'out'] },
  part: { status: ['in'] },
  during: 'at',
});

it('asks for the whole and the part of a share in the same groups', () =>
  expect(readingQuestions({ metric: rate, range: { from: '2026-11-01' }, by: 'operator' })).toEqual({
    of: 'sms',
    whole: { filter: { status: ['in', 'out'], at_gte: '2026-11-01' }, by: 'operator' },
    part: { filter: { status: ['in'], at_gte: '2026-11-01' }, by: 'operator' },
  }));

it('reads the share of every group of the whole, nothing where the part has none of it', () => {
  const whole = {
    all: { count: 5 },
    groups: [
      { key: 'a', count: 4 },
      { key: 'b', count: 1 },
    ],
  };
  const part = { all: { count: 1 }, groups: [{ key: 'a', count: 1 }] };
  const { all, groups } = figuresOf({ metric: rate }, { whole, part });
  expect(Number(all.value)).toBe(20);
  expect([...groups].map(([key, { value, count }]) => [key, Number(value), count])).toEqual([
    ['a', 25, 4],
    ['b', 0, 1],
  ]);
});

it('asks for moments, and for groups, of the days of a time zone: 23 hours where the clocks go forward', () => {
  const march = { from: '2026-03-01', to: '2026-03-29' };
  const reading = { metric: rate, range: march, zone: 'Europe/Berlin', by: 'at', per: 'day' } as const;
  expect(readingQuestions(reading).whole).toEqual({
    filter: {
      status: ['in', 'out'],
      at_gte: '2026-02-28T23:00:00.000Z',
      at_lte: '2026-03-29T21:59:59.999Z',
    },
    by: 'at',
    per: 'day',
    zone: 'Europe/Berlin',
  });
  const span = spanAt('lastMonth', new Date('2026-04-10T12:00:00Z'), 'Europe/Berlin');
  expect(groupFilter(reading, '2026-03-29', span)).toEqual({
    at_gte: '2026-03-28T23:00:00.000Z',
    at_lte: '2026-03-29T21:59:59.999Z',
  });
});

describe('the list behind a group', () => {
  const year = spanAt('lastYear', now);

  it('is asked for by the value', () =>
    expect(groupFilter({ by: 'operator' }, 'x')).toEqual({ operator: ['x'] }));

  it('is asked for by the days of the step', () =>
    expect(groupFilter({ by: 'at', per: 'month' }, '2026-10', year)).toEqual({
      at_gte: '2026-10-01',
      at_lte: '2026-10-31',
    }));

  it('is none for records without a value', () =>
    expect(groupFilter({ by: 'operator' }, null)).toBeUndefined());
});

describe('what a widget asks', () => {
  const [widget = expect.fail(), timeless = expect.fail()] = resolveBody({
    widgets: [
      { type: 'number', label: 'A', metric: { of: 'sms', during: 'at' } },
      { type: 'number', label: 'B', metric: { of: 'sms' } },
    ],
  }).widgets;

  it('is its present by day, and the time before', () => {
    const span = spanOf(widget, { chosen: 'lastMonth', now });
    expect(readingsOf(widget, span)).toMatchObject([
      { range: { from: '2026-10-01', to: '2026-10-31' }, by: 'at', per: 'day' },
      { range: { from: '2026-09-01', to: '2026-09-30' } },
    ]);
  });

  it('has no time where its metric knows none, and one of its own where it says so', () => {
    expect(spanOf(timeless, { chosen: 'lastMonth', now })).toBeUndefined();
    expect(spanOf({ ...widget, span: 'today' }, { chosen: 'lastMonth', now })?.name).toBe('today');
    expect(readingsOf(timeless, undefined)).toEqual([{ metric: timeless.metric }]);
  });
});
