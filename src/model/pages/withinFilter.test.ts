import { expect, it } from 'vitest';
import { withinFilter } from './withinFilter';

it('asks for what is in the part and in the list, and for nothing where no record can be both', () => {
  expect(withinFilter({}, { status: ['open'] })).toEqual({ status: ['open'] });
  expect(withinFilter({ q: 'ada', city: ['Rome'] }, { status: ['open'] })).toEqual({
    q: 'ada',
    city: ['Rome'],
    status: ['open'],
  });
  expect(withinFilter({ status: ['open', 'done'] }, { status: ['open'] })).toEqual({ status: ['open'] });
  expect(withinFilter({ status: 'open' }, { status: ['open'] })).toEqual({ status: ['open'] });
  expect(withinFilter({ status: [] }, { status: ['open'] })).toEqual({ status: ['open'] });
  expect(withinFilter({ status: ['done'] }, { status: ['open'] })).toBeUndefined();
});

it('takes the narrower of two bounds, of days as of numbers', () => {
  const month = { due_gte: '2026-02-01', due_lte: '2026-02-28' };
  expect(withinFilter({ due_gte: '2026-01-15', due_lte: '2026-02-10' }, month)).toEqual({
    due_gte: '2026-02-01',
    due_lte: '2026-02-10',
  });
  expect(withinFilter({ size_gte: '9', size_lt: '100' }, { size_gte: '10', size_lt: '20' })).toEqual({
    size_gte: '10',
    size_lt: '20',
  });
});
