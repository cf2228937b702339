import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEveryCase, runs } from '../../../tests/runs';
import { inNames } from '../../config/links/filledIn';
import { formulaPaths } from '../../config/links/formulaPaths';
import { compileFormula, type FormulaScope } from './compileFormula';
import { functions } from './functions/functions';
import { breakings } from './broken.samples';
import { fieldsOf, makeAny, makeFormula, makeRecord, states, type Draw } from './made.samples';
import { arithmetic } from './operators';
import { stored } from './oracle.samples';
import type { TypeOfMade } from './production.samples';
import { LONGEST_FORMULA } from './syntax';
import type { FormulaType } from './formulaType';

const types: { readonly [T in TypeOfMade]: FormulaType } = {
  number: { of: 'number' },
  EUR: { of: 'money', currency: 'EUR' },
  USD: { of: 'money', currency: 'USD' },
  JPY: { of: 'money', currency: 'JPY' },
  percent: { of: 'percent' },
  duration: { of: 'duration' },
  date: { of: 'date' },
  moment: { of: 'moment' },
  boolean: { of: 'boolean' },
  text: { of: 'text' },
  choice: { of: 'text', values: states },
  zone: { of: 'zone' },
  textField: { of: 'text' },
  choiceField: { of: 'text', values: states },
  rows: { of: 'rows', member: { of: 'money', currency: 'EUR' } },
  list: { of: 'list' },
};

/* As the configuration has them once they are looked up. */
const lookedUp = (text: string) => inNames(text, (path) => paths.has(path));

const paths = new Set(
  Object.values(fieldsOf)
    .flat()
    .filter((path) => path.startsWith('plan.')),
);

const fields = new Map(
  Object.entries(fieldsOf).flatMap(([type, names]) =>
    names.map((name) => [lookedUp(name), types[type as TypeOfMade]] as const),
  ),
);

const scope = (into: TypeOfMade): FormulaScope => ({
  typeOf: (path) => fields.get(path),
  paths: [...fields.keys()],
  into: types[into],
});

const reading = (record: Readonly<Record<string, unknown>>) => (path: string) => {
  const [name = '', member] = path.split('.');
  const value = record[name.replace('$', '.')];
  return member && Array.isArray(value)
    ? value.map((row: Readonly<Record<string, unknown>>) => row[member])
    : value;
};

const drawn = (check: (draw: Draw) => void) =>
  fc.property(fc.gen(), (draw) => check((below) => draw(fc.nat, { max: below - 1 })));

/** A well-typed formula that is not too long, and what it was made by. */
const made = (draw: Draw, depth = 4): ReturnType<typeof makeAny> & { readonly rules: readonly string[] } => {
  const rules: string[] = [];
  const whole = makeAny(draw, { depth, used: (rule) => rules.push(rule) });
  return whole.text.length <= LONGEST_FORMULA ? { ...whole, rules } : made(draw, depth - 1);
};

const CASES = runs(5000);
const LEAST = isEveryCase ? 100 : 2;

/* Digits that the results are compared with: more than any field has. */
const DIGITS = 9;

describe('formulas', () => {
  it('that are well typed are taken, and have the value that follows by fractions and by the calendar', () => {
    const uses = new Map<string, number>();
    const use = (rule: string) => uses.set(rule, (uses.get(rule) ?? 0) + 1);
    fc.assert(
      drawn((draw) => {
        const { text, of, type, rules } = made(draw);
        rules.forEach(use);
        const named = new Set<string>();
        const { typeOf, ...around } = scope(type);
        const noted = (path: string) => {
          named.add(path);
          return typeOf(path);
        };
        const formula = compileFormula(lookedUp(text), { ...around, typeOf: noted });
        if ('fault' in formula) throw new Error(`${text}: ${JSON.stringify(formula.fault)}`);
        expect([text, new Set(formulaPaths(lookedUp(text)).map(({ path }) => path))]).toEqual([text, named]);
        for (let times = 0; times < 4; times += 1) {
          const record = makeRecord(draw);
          const digits = type === 'number' && times > 0 ? DIGITS : times;
          const expected = stored(of(record), digits);
          expect([text, record, formula.of(reading(record), digits)]).toEqual([text, record, expected]);
        }
      }),
      { numRuns: CASES },
    );
    const operators = ['&&', '||', '!', '==', '!=', '<', '<=', '>', '>=', 'negated', 'ternary', 'with zero'];
    const rare = [...Object.keys(arithmetic), ...Object.keys(functions), ...operators].filter(
      (rule) => (uses.get(rule) ?? 0) < LEAST,
    );
    expect(rare).toEqual([]);
  });

  it('that are not are refused, each at the place of its mistake', () => {
    const tried = new Set<string>();
    fc.assert(
      drawn((draw) => {
        const [name, write] = breakings[draw(breakings.length)] ?? ['', () => ''];
        const bad = write((type) => `(${makeFormula(type, draw, { depth: 1 }).text})`);
        const before = `isEmpty(${makeFormula('number', draw, { depth: 1 }).text}) && isEmpty(`;
        const text = `${before}${bad}) || isOpen`;
        const formula = compileFormula(lookedUp(text), scope('boolean'));
        tried.add(name);
        if (!('fault' in formula)) throw new Error(`${name} was taken: ${text}`);
        const { at, message } = formula.fault;
        const end = name.startsWith('syntax') ? text.length : before.length + bad.length;
        if (at <= before.length || at > end || message === '')
          throw new Error(`${text}: ${JSON.stringify(formula.fault)}`);
      }),
      { numRuns: runs(2000) },
    );
    expect(tried.size).toBeGreaterThan(isEveryCase ? breakings.length - 1 : breakings.length / 2);
  });
});
