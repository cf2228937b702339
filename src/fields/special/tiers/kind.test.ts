import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/runs';
import { resolveField } from '../../../model/resolve/resolveField';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { kinds } from '../../kinds';
import tiers from './kind';
import { priceRange } from './priceRange';
import type { Tier } from './tierIssues';
import { costOf, risingTiers } from './tierPrices';
import { countedFaults } from './tiers.samples';
import { wholeNumber } from './useTiers';

const ranges = resolveField(
  'ranges',
  { kind: 'tiers', currency: 'EUR', digits: 4, max: 4 } as Parameters<typeof resolveField>[1],
  kinds,
) as ResolvedField<'tiers'>;

type Cells = readonly [from: unknown, to: unknown, price?: unknown];

const table = (...rows: Cells[]) => rows.map(([from, to, price = '0.05']) => ({ from, to, price })) as Tier[];

const faults = (...rows: Cells[]) =>
  tiers
    .validate(table(...rows), ranges, kinds)
    .map(({ path, key, args }) => [path, key, ...Object.values(args ?? {})].join(' '));

describe('a volume price table', () => {
  it('S3.09 holds rows of from, to and price', () => {
    expect(faults([1, 2999, '0.0620'], [3000, null, '0.0550'])).toEqual([]);
    const { items } = tiers.jsonSchema(ranges) as { items: { properties: object } };
    expect(Object.keys(items.properties)).toEqual(['from', 'to', 'price']);
  });

  it.each<[string, Cells[], string[]]>([
    ['a gap', [[1, 2999], [3001, null]], ['1.from tierFrom 3000']],
    ['an overlap', [[1, 2999], [2500, null]], ['1.from tierFrom 3000']],
    ['a row that ends before it begins', [[1, 2999], [3000, 5], [6, null]], ['1.to tierTo 3000']],
    ['two open rows', [[1, null], [3000, null]], ['0.to tierTo 1']],
    ['no open row', [[1, 2999], [3000, 5000]], ['1.to tierLast']],
    ['rows in the wrong order', [[3000, null], [1, 2999]], ['0.from tierFrom 1', '0.to tierTo 1', '1.to tierLast']],
    ['a first row below the start', [[0, null]], ['0.from tierFrom 1']],
    ['an end that is no whole number', [[1, 2.5], [3.5, null]], ['0.to tierTo 1', '1.from notInteger']],
    ['an object for a number', [[{}, {}], [{}, {}]], ['0.from tierFrom 1', '0.to tierTo 1', '1.from notInteger', '1.to tierLast']],
    ['text for a number', [['1', null]], ['0.from tierFrom 1']],
    ['a price below zero', [[1, null, '-0.01']], ['0.price min 0']],
    ['no price', [[1, null, '']], ['0.price money']],
    ['too fine a price', [[1, null, '0.00001']], ['0.price digits 4']],
    ['too many rows', [[1, 1], [2, 2], [3, 3], [4, 4], [5, null]], [' maxItems 4']],
  ])('refuses %s at its cell and says what is right', (_, rows, expected) => {
    expect(faults(...rows)).toEqual(expected);
  }); // prettier-ignore

  it('refuses a table exactly when counting finds a gap, an overlap or a wrong end', () => {
    const end = fc.integer({ min: 0, max: 6 });
    const row = fc.record({ from: end, to: fc.option(end), price: fc.constant('0.05') });
    /* Half of them are right but for one cell: random rows alone hardly ever are. */
    const chain = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }).map((widths) => {
      let from = 1;
      return widths.map((width, index) => {
        const to = index === widths.length - 1 ? null : from + width;
        const tier = { from, to, price: '0.05' };
        from += width + 1;
        return tier;
      });
    });
    const nudged = fc
      .tuple(chain, row, fc.nat(5))
      .map(([rows, other, at]) => (rows[at] ? rows.with(at, other) : rows));
    const seen = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(fc.oneof(nudged, fc.array(row, { minLength: 1, maxLength: 4 })), (rows) => {
        const isRight = countedFaults(rows, 1).length === 0;
        seen[isRight ? 'right' : 'wrong'] += 1;
        expect(tiers.validate(rows, ranges, kinds).length === 0).toBe(isRight);
      }),
      { numRuns: runs(5000) },
    );
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(runs(5000) / 10);
  });

  it('names what is no list, and an entry that is no row', () => {
    expect([tiers.fault({}, ranges, kinds), tiers.fault([1], ranges, kinds)]).toEqual([
      'notList',
      'notObject',
    ]);
  });

  it('is one line in a file, and reads it back however people space it', () => {
    const rows = table([1, 2999, '0.0620'], [3000, null, '0.0550']);
    expect(tiers.toText(rows, ranges, { locale: 'en' })).toBe('1-2999: 0.0620; 3000-: 0.0550');
    expect(tiers.fromText(' 1 – 2999:0.0620;3000-:0.0550; ', ranges)).toEqual({ value: rows });
    expect(tiers.fromText('1-2999 0.06', ranges)).toHaveProperty('fault.key', 'tierText');
  });

  it('stores every price with the decimals of the field, and other keys of a row as they came', () => {
    const [stored] = tiers.normalise?.([{ ...table([1, null, 0.05])[0], id: 'a' } as never], ranges) ?? [];
    expect(stored).toEqual({ id: 'a', from: 1, to: null, price: '0.0500' });
  });

  it('names a start and a number of rows that cannot be', () => {
    expect(tiers.check?.({ currency: 'EURO', start: -1, max: 0 })).toHaveLength(3);
  });
});

describe('the prices of a table', () => {
  const rows = table([1, 999, '0.05'], [1000, 4999, '0.06'], [5000, null, '0.0450']);

  it('S3.09 are warned of where they rise with the volume, and are not refused', () => {
    expect(risingTiers(rows)).toEqual([1]);
    expect(tiers.validate(rows, ranges, kinds)).toEqual([]);
    expect(priceRange(rows)).toEqual(['0.0450', '0.06']);
  });

  it('charge all units at the price of the tier their number falls in, exactly', () => {
    expect(costOf(rows, 999)).toEqual({ index: 0, each: '0.05', total: '49.95' });
    expect(costOf([{ from: 1, to: null, price: '5' }], 20)?.total).toBe('100');
    expect(costOf(rows, 5000)).toEqual({ index: 2, each: '0.0450', total: '225' });
    expect(costOf(rows, 0)).toBeUndefined();
  });

  it('take a number with its thousands grouped in any way, and no half one', () => {
    expect(['3000', '3,000', '3.000', '1 000 000'].map(wholeNumber)).toEqual([3000, 3000, 3000, 1_000_000]);
    expect(['', '1.5', '-1', 'x', '1,00'].map(wholeNumber)).toEqual([NaN, NaN, NaN, NaN, NaN]);
  });
});

it('takes the whole width of a form unless a field says otherwise', () => {
  const declared = { kind: 'tiers', currency: 'EUR' } as const;
  expect(resolveField('price', declared, kinds).wide).toBe(true);
  expect(resolveField('price', { ...declared, wide: false }, kinds).wide).toBe(false);
});
