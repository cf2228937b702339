import { describe, expect, it } from 'vitest';
import { faultOr } from './fault';
import { DEEPEST, LONGEST_FORMULA, parseFormula, type Syntax } from './syntax';

const faultOf = (text: string) => {
  const read = faultOr(() => parseFormula(text));
  return 'fault' in read ? read.fault : undefined;
};

/* As it was understood, with all brackets. */
const written = (syntax: Syntax): string => {
  if (syntax.is === 'path') return syntax.path;
  if (syntax.is === 'call') return `${syntax.name}(${syntax.args.map(written).join(', ')})`;
  if (syntax.is !== 'operator') return JSON.stringify(syntax.value);
  const [left, right] = syntax.args.map(written);
  return right === undefined ? `(${syntax.operator}${left})` : `(${left} ${syntax.operator} ${right})`;
};

describe('the words of a formula', () => {
  it.each([
    ['a + b * c', '(a + (b * c))'],
    ['(a + b) * c', '((a + b) * c)'],
    ['a - b - c', '((a - b) - c)'],
    ['-a * b', '((-a) * b)'],
    ['a > 0 && !b || c', '(((a > "0") && (!b)) || c)'],
    ['a ? b : c ? d : e', 'if(a, b, if(c, d, e))'],
    ['a || b ? c : d', 'if((a || b), c, d)'],
    ['round( sum(items.total) , 2 )', 'round(sum(items.total), "2")'],
    ["concat('a, b; (c', \"it's\")", 'concat("a, b; (c", "it\'s")'],
    ['null', 'null'],
    ['12345678901234567890.10', '"12345678901234567890.10"'],
  ])('read %s as %s', (text, understood) => {
    expect(written(parseFormula(text))).toBe(understood);
  });

  it.each([
    ['', 1],
    ['   ', 1],
    ['a b', 3],
    ['a, b', 2],
    ['a;', 2],
    [',a', 1],
    ['(a,) + b', 3],
    ['f(a b)', 5],
    ['f(a, b', 6],
    ['f(a,, b)', 6],
    ['f((a, b))', 5],
    ['(a', 2],
    ['a + ', 4],
    ['a = b', 3],
    ['[a]', 1],
    ['a[0]', 1],
    ['a?.b', 1],
    ['a.b(c)', 1],
    ['f(a).b', 1],
    ["'a'.b", 1],
    ['this', 1],
    ['`a`', 1],
    ['a + /b/', 5],
    ['a => b', 3],
    ['{}', 1],
    ['()', 1],
    ["'a", 2],
    ['.5', 1],
    ['1e3', 1],
    ['a === b', 3],
    ['(a) % b', 5],
    ['a ?? b', 3],
    ['a * ~b', 5],
    ['+a', 1],
    ['a ** b', 3],
    ['a ? b', 5],
    ['@a', 1],
  ])('of %j are refused at column %i', (text, at) => {
    expect(faultOf(text)).toMatchObject({ at });
  });

  it('say what to write in the place of an operator that is none', () => {
    expect(faultOf('a === b')).toEqual({ at: 3, message: 'has no operator ===', hint: 'Write ==.' });
    expect(faultOf('a ?? b')?.hint).toBe('Write coalesce(a, b).');
    expect(faultOf('a << b')?.hint).toContain('&& ||');
  });

  it('are bounded in length and depth', () => {
    expect(faultOf('a'.repeat(LONGEST_FORMULA))).toBeUndefined();
    expect(faultOf('a'.repeat(LONGEST_FORMULA + 1))?.message).toContain('501 characters');
    expect(faultOf(`${'-'.repeat(DEEPEST - 1)}a`)).toBeUndefined();
    expect(faultOf(`${'-'.repeat(DEEPEST)}a`)?.message).toContain('40 operators and calls deep');
    expect(faultOf('('.repeat(LONGEST_FORMULA))).toBeDefined();
  });

  it('are read the same after a faulty one', () => {
    expect(faultOf('f(a, (b')).toBeDefined();
    expect(written(parseFormula('a + b'))).toBe('(a + b)');
  });
});

it('knows the places also where its module was evaluated again, beside a parser that was not', async () => {
  const path = './syntax?again';
  const again = (await import(/* @vite-ignore */ path)) as { readonly parseFormula: typeof parseFormula };
  for (const parse of [parseFormula, again.parseFormula])
    expect(parse('1 + max(2.5, price)')).toMatchObject({
      at: 3,
      args: [{ at: 1 }, { at: 5, args: [{ at: 9 }, { at: 14 }] }],
    });
});
