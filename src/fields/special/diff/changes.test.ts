import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, isChanged } from './changes';

const changed = (before: unknown, after: unknown) =>
  changesOf(before, after)
    .filter(isChanged)
    .map(({ path, mark }) => `${path.join('/')} ${mark}`);

const json = fc.letrec<{ value: unknown; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, '', 'a', 0, 1, true, [], {}),
    tie('record'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  record: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', ''), tie('value')), {
      maxLength: 4,
    })
    .map((pairs) => Object.fromEntries(pairs)),
})).record;

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
};

const parse = (text: string): unknown => JSON.parse(text);

describe('what changed in a record', () => {
  it('is added, removed, changed or the same', () => {
    const before = { name: 'Ada', city: 'Ulm', age: 1 };
    expect(changesOf(before, { name: 'Ada', age: 2, mail: 'a@b.c' }).map(({ mark }) => mark)).toEqual([
      'same',
      'removed',
      'changed',
      'added',
    ]);
  });

  it('is everything when there was no record before, or is none after', () => {
    expect(changed(null, { a: 1, b: { c: 2 } })).toEqual(['a added', 'b/c added']);
    expect(changed({ a: 1 }, undefined)).toEqual(['a removed']);
    expect(changesOf(null, undefined)).toEqual([]);
    expect(changesOf({}, null)).toEqual([]);
  });

  it('is told by its path inside of objects, and as one value when an object takes the place of another value', () => {
    expect(changed({ at: { city: 'Ulm', zip: '1' } }, { at: { zip: '1', city: 'Bonn' } })).toEqual([
      'at/city changed',
    ]);
    expect(changed({ at: 'Ulm' }, { at: { city: 'Ulm' } })).toEqual(['at changed']);
    expect(changed({ at: {} }, { at: null })).toEqual(['at removed']);
  });

  it('is one value for a list, whose order counts', () => {
    expect(changed({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toEqual(['tags changed']);
    expect(changed({ rows: [{ a: 1, b: 2 }] }, { rows: [{ b: 2, a: 1 }] })).toEqual([]);
  });

  it('is nothing between null and missing, and something between null and an empty text', () => {
    expect(changed({ a: null }, {})).toEqual([]);
    expect(changed({ a: null }, { a: '' })).toEqual(['a added']);
    expect(changed({ a: 0 }, { a: '0' })).toEqual(['a changed']);
  });

  it('is found below names that every object has', () => {
    expect(changed(parse('{"__proto__": {"a": 1}}'), parse('{"__proto__": {"a": 2}}'))).toEqual([
      '__proto__/a changed',
    ]);
    expect(changed({}, parse('{"constructor": 1, "__proto__": 2}'))).toEqual([
      'constructor added',
      '__proto__ added',
    ]);
    expect(Object.prototype).not.toHaveProperty('a');
  });

  it('is nothing between a record and itself, in whatever order its names come', () => {
    fc.assert(
      fc.property(json, (record) => {
        expect(changed(record, reversed(record))).toEqual([]);
      }),
    );
  });

  it('is found by comparing, backwards as forwards', () => {
    const turned = { added: 'removed', removed: 'added', changed: 'changed', same: 'same' } as const;
    fc.assert(
      fc.property(json, json, (one, other) => {
        const forth = changesOf(one, other).map(({ path, mark }) => [JSON.stringify(path), mark]);
        const back = changesOf(other, one).map(({ path, mark }) => [JSON.stringify(path), turned[mark]]);
        expect(new Map(back as [string, string][])).toEqual(new Map(forth as [string, string][]));
        expect(new Set(forth.map(([path]) => path)).size).toBe(forth.length);
      }),
    );
  });

  it('keeps both values as they were', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        for (const { path, before, after } of changesOf(one, other)) {
          expect(before ?? null).toEqual(at(one, path) ?? null);
          expect(after ?? null).toEqual(at(other, path) ?? null);
        }
      }),
    );
  });
});

const at = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    record,
  );
