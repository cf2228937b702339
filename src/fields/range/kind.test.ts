import { describe, expect, it } from 'vitest';
import { resolveField } from '../../model/resolve/resolveField';
import { kinds } from '../kinds';
import { formatRange } from './formatRange';
import range, { wholeDays } from './kind';

const fieldOf = (options: object) =>
  resolveField('when', { kind: 'range', ...options } as never, kinds) as Parameters<typeof range.fault>[1];

const [days, moments, numbers] = [
  fieldOf({ of: 'date' }),
  fieldOf({ of: 'dateTime', allDay: true }),
  fieldOf({ of: 'number' }),
];

describe('a range', () => {
  it('is read as it is written, of days, moments, whole days and numbers', () => {
    const values = [
      [days, { from: '2026-05-01', to: '2026-05-03' }, '2026-05-01 – 2026-05-03'],
      [moments, wholeDays('2026-05-01', '2026-05-03'), '2026-05-01 – 2026-05-03'],
      [numbers, { from: -5, to: -1.5 }, '-5 – -1.5'],
      [
        moments,
        { from: '2026-05-01T08:00:00.000Z', to: '2026-05-01T09:00:00.000Z' },
        '2026-05-01T08:00:00.000Z – 2026-05-01T09:00:00.000Z',
      ],
    ] as const;
    for (const [field, value, text] of values) {
      expect(range.toText(value, field, { locale: 'en' })).toBe(text);
      expect(range.fromText(text, field)).toEqual({ value });
    }
  });

  it('is one day where one is written, and none where an end is missing or before the beginning', () => {
    expect(range.fromText('2026-05-01', days)).toEqual({ value: { from: '2026-05-01', to: '2026-05-01' } });
    for (const text of ['soon', '2026-05-01 – soon', '1 – 2 – 3'])
      expect(range.fromText(text, days)).toEqual({ fault: { path: '', key: 'range' } });
    expect(range.fromText('5 - 4', numbers)).toEqual({ fault: { path: '', key: 'rangeOrder' } });
  });

  it('compares moments as moments, whatever zone they are written in', () => {
    const issues = (from: string, to: string) => range.validate({ from, to }, moments, kinds);
    expect(issues('2026-05-01T10:00:00+02:00', '2026-05-01T09:00:00Z')).toEqual([]);
    expect(issues('2026-05-01T10:00:00Z', '2026-05-01T11:00:00+02:00')).toEqual([
      { path: 'to', key: 'rangeOrder' },
    ]);
  });

  it('is seen on the clocks of the reader, whole days as the same days everywhere', () => {
    const moment = { from: '2026-03-28T23:30:00.000Z', to: '2026-03-29T01:30:00.000Z' };
    const at = (timeZone: string) =>
      formatRange(moment, moments, { locale: 'en', timeZone })?.replaceAll(/[\u2009\u202f]/g, ' ');
    expect(at('Europe/Berlin')).toBe('Mar 29, 2026, 00:30 – 03:30');
    expect(at('America/New_York')).toBe('Mar 28, 2026, 19:30 – 21:30');
    const whole = wholeDays('2026-05-01', '2026-05-03');
    for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles'])
      expect(formatRange(whole, moments, { locale: 'de', timeZone })).toMatch(/^0?1\.[–-]0?3\.0?5\.2026$/);
  });

  it('has whole days of moments alone', () => {
    expect(range.check?.({ of: 'dateTime', allDay: true })).toEqual([]);
    expect(range.check?.({ of: 'date', allDay: true })).toMatchObject([
      { message: 'a range of date has no whole days' },
    ]);
  });
});
