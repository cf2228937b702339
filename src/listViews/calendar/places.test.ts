import { describe, expect, it } from 'vitest';
import { daysAfter, daysIn, inSpan, readPlace, stepped, windowOf, writePlace } from './places';
import type { Place } from './spans';

const [SUNDAY, MONDAY] = [0, 1];

describe('the days that are seen', () => {
  it.each([
    [
      'a month of whole weeks that begin on Monday',
      'month',
      '2026-03-29',
      MONDAY,
      '2026-02-23',
      '2026-04-05',
    ],
    [
      'a month of whole weeks that begin on Sunday',
      'month',
      '2026-03-29',
      SUNDAY,
      '2026-03-01',
      '2026-04-04',
    ],
    ['a February that fits four weeks', 'month', '2027-02-10', MONDAY, '2027-02-01', '2027-02-28'],
    ['a leap day', 'list', '2028-02-10', MONDAY, '2028-02-01', '2028-02-29'],
    ['a week with the end of a year in it', 'week', '2027-01-01', MONDAY, '2026-12-28', '2027-01-03'],
    [
      'the week of a Sunday, where it is the last day',
      'week',
      '2026-11-29',
      MONDAY,
      '2026-11-23',
      '2026-11-29',
    ],
    [
      'the week of a Sunday, where it is the first day',
      'week',
      '2026-11-29',
      SUNDAY,
      '2026-11-29',
      '2026-12-05',
    ],
    ['a day', 'day', '2026-03-29', MONDAY, '2026-03-29', '2026-03-29'],
  ] as const)('are %s', (...[, span, on, firstDay, first, last]) => {
    expect(windowOf({ span, on }, firstDay)).toEqual({ first, last });
  });

  it('are counted whatever clocks do, over a year and its leap day', () => {
    expect(daysIn({ first: '2028-02-27', last: '2028-03-01' })).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysIn({ first: '2026-01-01', last: '2026-12-31' })).toHaveLength(365);
  });
});

describe('the place in the address', () => {
  it('is read as it was written', () => {
    const place: Place = { span: 'week', on: '2026-03-29' };
    expect(readPlace(writePlace(place), ['month', 'week'], '2026-01-01')).toEqual(place);
  });

  it.each(['', 'year.2026-03-29', 'week.2026-03-29', 'month.2026-02-30', 'month.x', 'constructor.__proto__'])(
    'is a span that is offered, and a day that exists, of "%s"',
    (text) => {
      const { span, on } = readPlace(text, ['month'], '2026-01-01');
      expect(span).toBe('month');
      expect(['2026-01-01', '2026-03-29']).toContain(on);
    },
  );

  it('leads to the month before and after from the last day of a long one', () => {
    expect(stepped({ span: 'month', on: '2026-01-31' }, 1).on).toBe('2026-02-01');
    expect(stepped({ span: 'list', on: '2026-03-31' }, -1).on).toBe('2026-02-01');
    expect(stepped({ span: 'week', on: '2026-03-25' }, 1).on).toBe('2026-04-01');
    expect(stepped({ span: 'day', on: '2026-03-01' }, -1).on).toBe('2026-02-28');
  });

  it('is today in another span where today was seen, and else the day that was', () => {
    const now = { today: '2026-11-27', firstDay: MONDAY };
    expect(inSpan({ span: 'month', on: '2026-11-01' }, 'day', now)).toEqual({
      span: 'day',
      on: '2026-11-27',
    });
    expect(inSpan({ span: 'month', on: '2026-10-01' }, 'week', now)).toEqual({
      span: 'week',
      on: '2026-10-01',
    });
    /* the first days of December stand below those of November, and are not meant by it */
    expect(inSpan({ span: 'month', on: '2026-11-05' }, 'day', { ...now, today: '2026-12-01' }).on).toBe(
      '2026-11-05',
    );
    expect(inSpan({ span: 'week', on: '2026-11-29' }, 'day', { ...now, firstDay: SUNDAY }).on).toBe(
      '2026-11-29',
    );
  });
});
