import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds, shop, shopWith } from '../../../tests/config/shop';
import { runs } from '../../../tests/runs';
import { checkConfig } from './checkConfig';
import { problemText } from './problem';

describe('checkConfig', () => {
  it('finds nothing in a sound configuration', () => {
    expect(checkConfig(shop, kinds).map(problemText)).toEqual([]);
  });

  it('finds all problems at once', () => {
    const config = shopWith('invoices', { icon: 'mony', titel: 1, fields: { a: { kind: 'txt' } } });
    const ids = checkConfig(config, kinds).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['RC001', 'RC002', 'RC005', 'RC006', 'RC024']));
  });

  it('names id, path, fault and the nearest answer in one line', () => {
    const [problem] = checkConfig(
      shopWith('invoices.fields.payer', { kind: 'reference', to: 'usrs' }),
      kinds,
    );
    expect(problem && problemText(problem)).toContain(
      'RC004 invoices.fields.payer: reference to unknown entity "usrs". Did you mean "users"? Valid: ',
    );
  });

  it('says the same thing about one place only once', () => {
    const lines = checkConfig(shopWith('invoices.title', '{no} {no}'), kinds).map(problemText);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([null, undefined, 'text', 7, [], () => 1])(
    'answers with a problem when it is given %s',
    (nothing) => {
      expect(checkConfig(nothing, kinds).length).toBeGreaterThan(0);
    },
  );

  it('never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => void expect(checkConfig(json, kinds)).toBeInstanceOf(Array)),
    );
  });

  it('never throws, whatever stands in one place of a sound configuration', () => {
    const places = fc.constantFrom(...pathsOf(shop));
    fc.assert(
      fc.property(
        places,
        fc.jsonValue(),
        (place, json) => void expect(checkConfig(shopWith(`/${place}`, json), kinds)).toBeInstanceOf(Array),
      ),
      { numRuns: runs(1000) },
    );
  });
});

const pathsOf = (value: unknown, above: readonly string[] = []): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...above, key].join('.'),
    ...pathsOf(inner, [...above, key]),
  ]);
};
