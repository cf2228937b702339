import { describe, expect, it } from 'vitest';
import { compileFormula } from './compileFormula';
import type { FormulaType } from './formulaType';

const types: Readonly<Record<string, FormulaType>> = {
  n: { of: 'number' },
  text: { of: 'text' },
  day: { of: 'date' },
  at: { of: 'moment' },
  isPaid: { of: 'boolean' },
  total: { of: 'rows', member: { of: 'money', currency: 'EUR' } },
  picture: { of: 'other' },
};

/* The value that is stored. */
const valueOf = (
  text: string,
  into: FormulaType & { readonly digits?: number },
  record: Readonly<Record<string, unknown>>,
) => {
  const formula = compileFormula(text, { typeOf: (path) => types[path], paths: Object.keys(types), into });
  if ('fault' in formula) throw new Error(formula.fault.message);
  return formula.of((path) => record[path], into.digits);
};

const number = { of: 'number' } as const;
const boolean = { of: 'boolean' } as const;
const money = { of: 'money', currency: 'EUR' } as const;
const cents = { ...money, digits: 2 };

describe('what a formula reads', () => {
  it.each(['many', '1e5', Number.NaN, Number.POSITIVE_INFINITY, true, [1], {}, '9'.repeat(61)])(
    'is missing where a number is %j',
    (n) => {
      expect(valueOf('n + 1', number, { n })).toBeNull();
      expect(valueOf('isEmpty(n)', boolean, { n })).toBe(true);
    },
  );

  it('is the number that a text or an exponent stands for', () => {
    expect(valueOf('n * 3', number, { n: '0.1' })).toBe('0.3');
    expect(valueOf('n * 1', number, { n: 1e21 })).toBe('1000000000000000000000');
    expect(valueOf('n * 1000000', number, { n: 1e-7 })).toBe('0.1');
  });

  it.each(['2026-02-30', '2026-2-3', '0000-01-01', '2026-01-01T00:00:00Z', 5])(
    'is missing where a date is %j',
    (day) => {
      expect(valueOf('isEmpty(day)', boolean, { day })).toBe(true);
    },
  );

  it.each(['2026-01-01', '2026-01-01T00:00:00', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z', 5])(
    'is missing where a moment is %j',
    (at) => {
      expect(valueOf('isEmpty(at)', boolean, { at })).toBe(true);
    },
  );

  it('is missing where a text is blank, or so long that no formula is to put it together', () => {
    expect(valueOf('length(text)', number, { text: '  ' })).toBeNull();
    expect(valueOf('length(text)', number, { text: 'x'.repeat(10_000) })).toBe('10000');
    expect(valueOf('length(text)', number, { text: 'x'.repeat(10_001) })).toBeNull();
    expect(valueOf('length(text)', number, { text: '🎉é' })).toBe('2');
  });

  it('leaves out rows without a number, and makes no sum where one cannot be read', () => {
    expect(valueOf('sum(total)', cents, { total: ['1.10', null, '', '2.00'] })).toBe('3.10');
    expect(valueOf('sum(total)', cents, { total: ['1.10', 'many'] })).toBeNull();
    expect(valueOf('sum(total)', cents, {})).toBe('0.00');
  });

  it('is there or missing where nothing else is known of it', () => {
    expect(valueOf('isEmpty(picture)', boolean, { picture: 'https://a.example/b.png' })).toBe(false);
    expect(valueOf('isEmpty(picture)', boolean, { picture: '' })).toBe(true);
  });
});

describe('what follows by a formula', () => {
  it('is rounded once, at the end, and a half away from zero', () => {
    expect(valueOf('n / 3 * 3', number, { n: 1 })).toBe('1');
    expect(valueOf("money(n, 'EUR') / 3", cents, { n: 100 })).toBe('33.33');
    expect(valueOf("money(n, 'EUR') * 0.5", cents, { n: 0.01 })).toBe('0.01');
    expect(valueOf("money(n, 'EUR') * 0.5", cents, { n: -0.01 })).toBe('-0.01');
    expect(valueOf('n / 3', number, { n: 1 })).toBe('0.333333333333');
  });

  it('is missing where something is divided by zero, or leaves the years that a date has', () => {
    expect(valueOf('1 / n', number, { n: 0 })).toBeNull();
    const later = { day: '9999-12-31', n: 1 };
    expect(valueOf("day + duration(n, 'days')", { of: 'date' }, later)).toBeNull();
    expect(valueOf("day + duration(n, 'days') - duration(n, 'days')", { of: 'date' }, later)).toBeNull();
    expect(
      valueOf("at - duration(n, 'days')", { of: 'moment' }, { at: '0001-01-01T00:00:00Z', n: 1 }),
    ).toBeNull();
  });

  it('is the second where nobody knows whether the condition holds, and true where one side alone decides', () => {
    expect(valueOf('if(n > 0, 1, 2)', number, {})).toBe('2');
    expect(valueOf('isPaid || true', boolean, {})).toBe(true);
    expect(valueOf('isPaid && true', boolean, {})).toBeNull();
  });
});

describe('a formula', () => {
  it.each([
    ['if(isPaid, null, null)', 'is always empty'],
    ["money(n, 'USD')", 'gives an amount in USD, and its field holds an amount in EUR'],
    ['n', 'gives a number, and its field holds an amount in EUR'],
  ])('%s does not fit its field', (text, message) => {
    const read = compileFormula(text, { typeOf: (path) => types[path], paths: [], into: money });
    expect(read).toEqual({ fault: { at: 1, message } });
  });

  it('that fills a choice gives its values alone', () => {
    const into: FormulaType = { of: 'text', values: ['big', 'small'] };
    const read = (text: string) => compileFormula(text, { typeOf: (path) => types[path], paths: [], into });
    expect(read("if(n > 5, 'big', 'small')")).toHaveProperty('type');
    expect(read("if(n > 5, 'big', 'smal')")).toMatchObject({ fault: { nearest: { to: 'smal' } } });
    expect(read('lower(text)')).toMatchObject({
      fault: { message: expect.stringContaining('any text') as string },
    });
  });
});
