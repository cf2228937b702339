import { describe, expect, it } from 'vitest';
import { sampleFields, sampleKinds } from '../resolved/kinds.samples';
import { filterOf, offeredRule } from './offered';
import { matches } from './rules';

const rooms = sampleFields({ rate: { kind: 'money' }, state: { kind: 'text' }, house: { kind: 'text' } });

const filters = [
  { rate: { $gte: '50', $lte: '90' }, state: ['free'], house: { $of: 'house' } },
  { rate_gte: '50', rate_lte: '90', state: ['free'], house: { $of: 'house' } },
];

describe('what a reference offers', () => {
  it.each(filters)('is asked of lists, and judged by the same words: %j', (filter) => {
    const [room] = sampleFields({ room: { kind: 'reference', to: 'rooms', filter } } as never);
    if (!room) throw new Error('no field');
    expect(filterOf(room)).toEqual({
      rate_gte: '50',
      rate_lte: '90',
      state: ['free'],
      house: { $of: 'house' },
    });
    const rule = offeredRule(room, { record: { house: 'east' } });
    const isOffered = (record: object) =>
      matches(rule, { state: 'free', house: 'east', ...record }, { fields: rooms, kinds: sampleKinds });
    expect([{ rate: '50.00' }, { rate: '91' }, { rate: '60', house: 'west' }].map(isOffered)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
