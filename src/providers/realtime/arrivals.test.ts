import { describe, expect, it } from 'vitest';
import { MOST_ARRIVALS, withArrivals } from './arrivals';

const entity = { key: 'notis', event: 'notification', owner: 'user', idKey: '_id' };

describe('what arrives', () => {
  const arriving = (payloads: readonly unknown[]) =>
    payloads.map((payload) => ({ entity, me: 'ada', payload }));

  it.each([
    null,
    'text',
    7,
    [],
    {},
    { _id: '' },
    { _id: {} },
    { _id: '1', user: 'eve' },
    { _id: { __proto__: 1 } },
  ])('F-08 F-09 S7.24 changes nothing when it is %j', (payload) => {
    const before = { notis: [{ id: '1', read: false }] };
    expect(withArrivals(before, arriving([payload]))).toBe(before);
  });

  it('F-08 keeps texts that are none as they came, and nothing that would reach a prototype', () => {
    const odd = JSON.parse(
      '{"_id":"1","title":{"a":1},"body":"<img onerror=x>","__proto__":{"is":true}}',
    ) as unknown;
    const { notis } = withArrivals({}, arriving([odd]));
    expect(notis).toEqual([{ id: '1', title: { a: 1 }, body: '<img onerror=x>' }]);
    expect(({} as { is?: unknown }).is).toBeUndefined();
  });

  it('F-07 is kept up to a limit, the newest first', () => {
    const many = Array.from({ length: MOST_ARRIVALS + 50 }, (_, at) => ({ _id: String(at) }));
    const { notis } = withArrivals({}, arriving(many));
    expect([notis?.length, notis?.[0]?.id]).toEqual([MOST_ARRIVALS, String(MOST_ARRIVALS + 49)]);
  });
});
