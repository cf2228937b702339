import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainData } from './plainData';
import { createReport } from './problem';

const found = (value: unknown): string[] => {
  const { problems, report } = createReport();
  plainData(value, { at: '', above: [], report });
  return problems.map(({ id, path }) => `${id} ${path}`);
};

const cycle: Record<string, unknown> = {};
cycle.again = [cycle];

class Money {
  amount = 1;
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) });

describe('plainData', () => {
  it.each([
    ['RC040 a.b', { a: { b: () => 1 } }],
    ['RC041 a', { a: new Date(0) }],
    ['RC041 a', { a: new Map() }],
    ['RC041 a', { a: new Money() }],
    ['RC041 a', { a: Infinity }],
    ['RC041 a', { a: 10n }],
    ['RC041 a', { a: Symbol('x') }],
    ['RC042 a[1]', { a: [1, undefined] }],
    ['RC043 again[0]', cycle],
  ])('finds %s', (problem, value) => {
    expect(found(value)).toEqual([problem]);
  });

  it('finds a nesting that is too deep instead of running out of memory', () => {
    expect(found(nested(5000))).toHaveLength(1);
  });

  it('lets a property be undefined, as JSON does', () => {
    expect(found({ a: undefined })).toEqual([]);
  });

  it('lets the same object stand in two places', () => {
    const label = { en: 'Name' };
    expect(found({ a: label, b: label })).toEqual([]);
  });

  it('copies JSON as it is and finds nothing in it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        const { problems, report } = createReport();
        const copy = plainData(json, { at: '', above: [], report });
        expect(JSON.stringify(copy)).toBe(JSON.stringify(json));
        expect(problems).toEqual([]);
      }),
    );
  });
});
