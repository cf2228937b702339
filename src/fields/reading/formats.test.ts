import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './formats';

it('writes Portuguese amounts and dates as in Portugal', () => {
  const amount = numberFormat('pt', { style: 'currency', currency: 'EUR' }).format(1680);
  expect(amount.replaceAll(/\s/g, ' ')).toBe('1680,00 €');
  const day = dateFormat('pt', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-11-21'));
  expect(day).toBe('21/11/2026');
});
