import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileFormula, type FormulaScope } from './compileFormula';
import { functions } from './functions/functions';
import type { FormulaType } from './formulaType';
import { arithmetic } from './operators';

const types: Readonly<Record<string, FormulaType>> = {
  number: { of: 'number' },
  EUR: { of: 'money', currency: 'EUR' },
  USD: { of: 'money', currency: 'USD' },
  percent: { of: 'percent' },
  duration: { of: 'duration' },
  date: { of: 'date' },
  moment: { of: 'moment' },
  boolean: { of: 'boolean' },
  text: { of: 'text' },
  choice: { of: 'text', values: ['draft', 'sent'] },
  zone: { of: 'zone' },
  list: { of: 'list' },
  other: { of: 'other' },
};

const scope = (into: FormulaType): FormulaScope => ({
  typeOf: (path) => types[path],
  paths: Object.keys(types),
  into,
});

/* The names of the types that a formula fits: one, or none where it is refused. */
const typeOf = (text: string): string | undefined =>
  Object.keys(types).find((name) => !('fault' in compileFormula(text, scope(types[name] as FormulaType))));

/* The documentation has the table: whatever is not there is refused. */
const docs = readFileSync('docs/formulas.md', 'utf8');

const rules = new Map(
  ['EUR', 'USD']
    .flatMap((currency) =>
      Array.from(docs.matchAll(/^\| `(\w+ [-+*/] \w+)` \| (\w+) \|$/gm), (row) =>
        row.slice(1).map((part) => part.replaceAll('amount', currency).replaceAll('percentage', 'percent')),
      ),
    )
    .map(([rule = '', gives = '']) => [rule, gives]),
);

const names = Object.keys(types);

describe('operators of formulas', () => {
  it.each(names)('between %s and every type give what the table says, and nothing else', (left) => {
    for (const operator of ['+', '-', '*', '/'])
      for (const right of names) {
        const text = `${left} ${operator} ${right}`;
        expect([text, typeOf(text)]).toEqual([text, rules.get(text)]);
      }
  });

  it('are all in the table of the documentation, as are the functions', () => {
    expect(rules.size).toBeGreaterThan(Object.keys(arithmetic).length);
    for (const { call, doc } of Object.values(functions)) expect(docs).toContain(`| \`${call}\` | ${doc} |`);
  });

  it('compare what is of one type and unit, and know an order of what has one', () => {
    const alike = new Set(['number', 'EUR', 'USD', 'percent', 'duration', 'date', 'moment']);
    const equal = new Set([...alike, 'boolean', 'text', 'choice', 'zone']);
    const isText = (name: string) => name === 'text' || name === 'choice';
    for (const left of names)
      for (const right of names) {
        const isOne = left === right || (isText(left) && isText(right));
        const found = [typeOf(`${left} == ${right}`), typeOf(`${left} < ${right}`)];
        const expected = [isOne && equal.has(left), left === right && alike.has(left)];
        expect([left, right, ...found]).toEqual([
          left,
          right,
          ...expected.map((fits) => (fits ? 'boolean' : undefined)),
        ]);
      }
  });

  it('have one value before which they stand', () => {
    const signed = ['number', 'EUR', 'USD', 'percent', 'duration'];
    expect(names.filter((name) => typeOf(`-${name}`) !== undefined)).toEqual(signed);
    expect(names.filter((name) => typeOf(`!${name}`) !== undefined)).toEqual(['boolean']);
    expect(names.filter((name) => typeOf(`boolean && ${name}`) !== undefined)).toEqual(['boolean']);
    expect(names.filter((name) => typeOf(`${name} || boolean`) !== undefined)).toEqual(['boolean']);
  });

  it('take a zero that is written out for none of any unit, and for no date', () => {
    expect(typeOf('EUR + 0')).toBe('EUR');
    expect(typeOf('max(0, -USD)')).toBe('USD');
    expect(typeOf('0.00 < duration')).toBe('boolean');
    expect(typeOf('if(boolean, -0, percent)')).toBe('percent');
    expect(typeOf('date + 0')).toBeUndefined();
    expect(typeOf('EUR + 1')).toBeUndefined();
    expect(typeOf('moment > 0')).toBeUndefined();
  });

  it.each([
    ['EUR + USD', 5, 'an amount in EUR + an amount in USD is nothing', 'Amounts of two currencies'],
    ['EUR * EUR', 5, 'an amount in EUR * an amount in EUR is nothing', 'multiplied by a number'],
    ['number + (1 - EUR)', 13, 'a number - an amount in EUR is nothing', 'money(5, "EUR")'],
    ['date + 14', 6, 'a date + a number is nothing', "duration(14, 'days')"],
    ['number + percent', 8, 'a number + a percentage is nothing', 'price + price * rate'],
    ['EUR * duration', 5, 'an amount in EUR * a duration is nothing', "duration(1, 'hours')"],
    ['text + text', 6, 'a text + a text is nothing', 'concat(a, b)'],
    ['text < text', 6, '< has no order for a text', 'Write == or !=.'],
    ['number == null', 11, '== with null is always null', 'isEmpty(field)'],
    ['!number', 2, '! needs yes or no, not a number', undefined],
    ['moment == date', 8, 'a moment == a date compares what is not alike', undefined],
  ])('refuse %s at column %i with what would be right', (text, ...[at, message, hint]) => {
    const read = compileFormula(text, scope({ of: 'boolean' }));
    expect(read).toMatchObject({ fault: { at, message } });
    if (hint !== undefined) expect('fault' in read && read.fault.hint).toContain(hint);
  });

  it('refuse a comparison with a value that a choice does not have', () => {
    expect(typeOf("choice == 'sent'")).toBe('boolean');
    expect(compileFormula("choice == 'snet'", scope({ of: 'boolean' }))).toEqual({
      fault: {
        at: 11,
        message: '"snet" is none of its values',
        nearest: { to: 'snet', of: ['draft', 'sent'] },
      },
    });
  });
});
