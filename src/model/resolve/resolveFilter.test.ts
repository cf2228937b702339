import { describe, expect, it } from 'vitest';
import { resolveFilter, ruleOfFilter } from './resolveFilter';

describe('a filter', () => {
  it('is sent as lists are asked, whatever it compares with', () => {
    expect(
      resolveFilter({
        status: 'paid',
        kind: ['a', 'b'],
        tone: { $in: ['x'] },
        total: { $gte: 5, $lte: '9.50' },
        name: { $contains: 'Ann' },
        isOpen: { $eq: false },
        sentAt: null,
        readAt: { $exists: true },
        user: { $of: 'user' },
      }),
    ).toEqual({
      status: 'paid',
      kind: ['a', 'b'],
      tone: ['x'],
      total_gte: 5,
      total_lte: '9.50',
      name: 'Ann',
      isOpen: false,
      sentAt_exists: false,
      readAt_exists: true,
      user: { $of: 'user' },
    });
  });

  it('stays as it is where it is written as lists send it', () => {
    const sent = { status: ['paid'], total_gte: '5', q: 'x', name: 'Ann' };
    expect(resolveFilter(sent)).toEqual(sent);
    expect(resolveFilter(resolveFilter({ total: { $gte: '5' } }))).toEqual({ total_gte: '5' });
  });

  it('says which comparison no list is asked', () => {
    expect(() => resolveFilter({ total: { $gt: '5' } })).toThrow('A list cannot be asked "$gt" of "total".');
  });

  it('is a rule again for whoever judges one record by it', () => {
    expect(
      ruleOfFilter({ status: 'paid', kind: ['a'], total_gte: '5', total_lte: '9', at_exists: false }),
    ).toEqual({
      status: { $eq: 'paid' },
      kind: { $in: ['a'] },
      total: { $gte: '5', $lte: '9' },
      at: { $exists: false },
    });
  });
});
