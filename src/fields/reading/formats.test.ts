import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats';

it('makes a formatter once for each language and style', () => {
  const style = () => ({ style: 'currency', currency: 'EUR' }) as const;
  expect(numberFormat('de', style())).toBe(numberFormat('de', style()));
  expect(numberFormat('de', style()).format(1.5)).toBe('1,50\u00a0€');
  expect(numberFormat('en', style()).format(1.5)).toBe('€1.50');
  expect(numberFormat('en', { minimumFractionDigits: 1 }).format(2)).toBe('2.0');
});

it('reads days as they were asked for', () => {
  const day = new Date('2026-03-01T00:00:00Z');
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  expect(dateFormat('en', { ...style })).toBe(dateFormat('en', { ...style }));
  expect([dateFormat('en', style).format(day), dateFormat('de', style).format(day)]).toEqual([
    'Mar 1, 2026',
    '01.03.2026',
  ]);
});
