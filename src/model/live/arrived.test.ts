import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { mergeArrived, withArrived, type Arrived } from './arrived';

const ids = ['1', '2', '3', '10'];

const time = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

/* Servers say more or less about the age of what they send. */
const state: fc.Arbitrary<Arrived> = fc
  .record({
    at: fc.nat(ids.length - 1),
    read: fc.boolean(),
    updated: fc.option(fc.nat(3), { nil: undefined }),
    version: fc.option(fc.nat(2), { nil: undefined }),
    title: fc.constantFrom('a', 'b', undefined, null, { en: 'a' }),
    isDated: fc.boolean(),
  })
  .map(({ at, read, updated, version, title, isDated }) => ({
    id: ids[at] ?? '',
    read,
    title,
    ...(isDated && at > 1 && { createdAt: time(at) }),
    ...(updated !== undefined && { updatedAt: time(updated) }),
    ...(version !== undefined && { __v: version }),
  }));

const history = fc
  .array(state, { maxLength: 12 })
  .chain((states) =>
    fc.tuple(
      fc.constant(states),
      fc.shuffledSubarray(states, { minLength: states.length }),
      fc.subarray(states),
      fc.nat(states.length),
    ),
  );

const merged = (...parts: readonly (readonly Arrived[])[]) =>
  parts.reduce((all, part) => mergeArrived(all, part), []);

describe('what arrives', () => {
  it('F-04 F-05 S7.23 is the same list in every order, in whatever parts and however often it comes', () => {
    fc.assert(
      fc.property(history, ([states, shuffled, again, cut]) => {
        const whole = merged(states);
        expect(merged(...shuffled.map((each) => [each]))).toEqual(whole);
        expect(merged(shuffled.slice(cut), again, shuffled.slice(0, cut), again)).toEqual(whole);
        expect(merged(merged(states.slice(cut)), merged(states.slice(0, cut)))).toEqual(whole);
        expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('F-06 S7.23 is in the list once, whether the list or the event came first', () => {
    fc.assert(
      fc.property(history, history, ([states], [listed]) => {
        const rows = merged(listed);
        const arrived = merged(states);
        const union = withArrived(rows, arrived);
        expect(withArrived(union, arrived)).toEqual(union);
        expect(new Set(union.map(({ id }) => id))).toEqual(
          new Set([...rows, ...arrived].map(({ id }) => id)),
        );
        expect(union).toHaveLength(new Set(union.map(({ id }) => id)).size);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('S7.20 stands in front of the list, the newest first', () => {
    const rows = [{ id: 'b' }, { id: 'a' }];
    const older = { id: 'c', createdAt: time(1) };
    const newer = { id: 'd', createdAt: time(2) };
    expect(withArrived(rows, merged([newer, older])).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('F-05 changes a row only where it says that it is newer than that', () => {
    const row = { id: 'a', read: true, updatedAt: time(2) };
    const states = [
      { id: 'a', read: false, updatedAt: time(1) },
      { id: 'a', read: false, updatedAt: time(2) },
      { id: 'a', read: false },
    ];
    for (const each of states) expect(withArrived([row], [each])).toEqual([row]);
    const newer = { id: 'a', read: false, updatedAt: time(3) };
    expect(withArrived([{ id: 'b' }, row], [newer])).toEqual([{ id: 'b' }, newer]);
  });

  it('F-07 keeps ten thousand, the newest', () => {
    const many = Array.from({ length: 12_000 }, (_, at) => ({ id: String(at), createdAt: time(at) }));
    const kept = mergeArrived(many.slice(0, 6000), many.slice(6000), 10_000);
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([10_000, '11999', '2000']);
  });
});
