import jsep from 'jsep';
import { toDecimal, type Decimal } from '../values/decimal';
import { FormulaFault, refuse } from './fault';

/** A formula as it is written, before anybody knows what its names stand for; `at` is a column from 1. */
export type Syntax = { readonly at: number } & (
  | { readonly is: 'number'; readonly value: Decimal }
  | { readonly is: 'text'; readonly value: string }
  | { readonly is: 'word'; readonly value: boolean | null }
  | { readonly is: 'path'; readonly path: string }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Syntax[] }
  | { readonly is: 'operator'; readonly operator: string; readonly args: readonly Syntax[] }
);

/** Most characters of a formula. */
export const LONGEST_FORMULA = 500;

/** How deep calls and operators may lie in each other. */
export const DEEPEST = 40;

/**
 * Reads numbers, texts, names and paths, calls, operators and `a ? b : c`.
 * @throws FormulaFault for all else, with its place.
 */
export const parseFormula = (text: string): Syntax => {
  if (text.trim() === '') refuse(1, 'is empty', { hint: 'Write what to compute: "price * amount".' });
  if (text.length > LONGEST_FORMULA) {
    const message = `has ${text.length} characters, and at most ${LONGEST_FORMULA} are read`;
    refuse(LONGEST_FORMULA + 1, message, { hint: 'Let a part of it be a computed field of its own.' });
  }
  const root = parse(text);
  refuseSeparators(text, commasOf(root, text));
  return readNode(root, 1);
};

type Node = jsep.Expression;

type Place = { readonly from: number; readonly to: number };

/*
 * The parser keeps no places. They are noted for each token while it reads: where it begins, and where what follows begins.
 * It is one for all who import it, so a plugin, which it takes once: this module may be evaluated again while somebody edits.
 */
jsep.plugins.register({
  name: 'places',
  init: () => {
    const begun = new WeakMap<object, number[]>();
    jsep.hooks.add('gobble-token', function (env) {
      begun.set(this, [...(begun.get(this) ?? []), this.index]);
      // Of a number it would not say that it is over.
      if (/[\d.]/.test(this.char)) env.node = this.gobbleNumericLiteral() as Node;
    });
    jsep.hooks.add('after-token', function ({ node }) {
      const from = begun.get(this)?.pop() ?? 0;
      this.gobbleSpaces();
      if (node) Object.assign(node, { place: { from, to: this.index } satisfies Place });
    });
  },
});

const placeOf = (node: Node) => node['place'] as Place | undefined;

const parse = (text: string): Node => {
  try {
    return jsep(text);
  } catch (error) {
    const { index, description } = error as { readonly index?: number; readonly description?: string };
    if (index === undefined || description === undefined) throw error;
    const at = Math.min(index, text.length - 1) + 1;
    throw new FormulaFault({ at, message: `cannot be read: ${description.replace(/^[A-Z]/, lower)}` });
  }
};

const lower = (letter: string): string => letter.toLowerCase();

/* Of what is no token the parts are. */
const startOf = (node: Node): number =>
  placeOf(node)?.from ?? startOf((node['left'] ?? node['test']) as Node);

const endOf = (node: Node): number =>
  placeOf(node)?.to ?? endOf((node['right'] ?? node['alternate']) as Node);

/* The parser takes commas, semicolons and blanks between values wherever they stand. */
const refuseSeparators = (text: string, commas: ReadonlySet<number>): void => {
  const bare = text.replaceAll(/(['"])(?:\\.|(?!\1).)*\1/gs, (quoted) => ' '.repeat(quoted.length));
  for (const { index, 0: sign } of bare.matchAll(/[,;]/g))
    if (!commas.has(index)) refuse(index + 1, `cannot be read: unexpected "${sign}"`);
};

/* Where the commas between the arguments of its calls stand. */
const commasOf = (node: Node, text: string): ReadonlySet<number> => {
  const own = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
  const between = own.slice(0, -1).map((each) => {
    const at = endOf(each);
    return text[at] === ',' ? at : refuse(at + 1, 'cannot be read: expected comma');
  });
  return new Set([...between, ...partsOf(node).flatMap((each) => [...commasOf(each, text)])]);
};

const partsOf = (node: Node): Node[] =>
  ['left', 'right', 'test', 'consequent', 'alternate', 'argument', 'arguments']
    .flatMap((name) => node[name] as Node | readonly Node[] | undefined)
    .filter((part) => part !== undefined);

const readNode = (node: Node, depth: number): Syntax => {
  if (node.type === 'Compound') {
    const [, second] = node['body'] as Node[];
    return refuse(second ? startOf(second) + 1 : 1, NO_VALUE, { hint: ONE_VALUE });
  }
  const at = startOf(node) + 1;
  if (depth > DEEPEST) {
    const hint = 'Let a part of it be a computed field of its own.';
    refuse(at, `is more than ${DEEPEST} operators and calls deep`, { hint });
  }
  const read = (part: unknown): Syntax => readNode(part as Node, depth + 1);
  return readers[node.type]?.(node, at, read) ?? refuse(at, NO_VALUE, { hint: ONE_VALUE });
};

const NO_VALUE = 'has something here that is no value';
const ONE_VALUE = 'Write one value: of numbers, texts, fields, functions and operators.';

type Reader = (node: Node, at: number, read: (part: unknown) => Syntax) => Syntax;

const readers: { readonly [type: string]: Reader | undefined } = {
  Literal: (node, at) => readLiteral(node as jsep.Literal, at),
  Identifier: ({ name }, at) => ({ is: 'path', at, path: name as string }),
  MemberExpression: (node, at) => ({ is: 'path', at, path: readPath(node, at) }),
  CallExpression: ({ callee, arguments: args, optional }, at, read) => {
    const { type, name } = callee as Node;
    if (type !== 'Identifier' || optional)
      refuse(at, 'calls what is no function', { hint: 'Write the name of one: "round(price, 2)".' });
    return { is: 'call', at, name: name as string, args: (args as Node[]).map(read) };
  },
  UnaryExpression: ({ operator, argument }, at, read) => {
    const name = operator as string;
    if (!['-', '!'].includes(name)) refuseOperator(name, at);
    return { is: 'operator', at, operator: name, args: [read(argument)] };
  },
  BinaryExpression: ({ operator, left, right }, _, read) => {
    const name = operator as string;
    const at = endOf(left as Node) + 1;
    if (!OPERATORS.includes(name)) refuseOperator(name, at);
    return { is: 'operator', at, operator: name, args: [read(left), read(right)] };
  },
  ConditionalExpression: ({ test, consequent, alternate }, at, read) => ({
    is: 'call',
    at,
    name: 'if',
    args: [test, consequent, alternate].map(read),
  }),
};

const OPERATORS = ['+', '-', '*', '/', '==', '!=', '<', '<=', '>', '>=', '&&', '||'];

const refuseOperator = (operator: string, at: number): never =>
  refuse(at, `has no operator ${operator}`, {
    hint: instead[operator] ?? `Valid: ${OPERATORS.join(' ')} and !.`,
  });

const instead: { readonly [operator: string]: string | undefined } = {
  '===': 'Write ==.',
  '!==': 'Write !=.',
  '??': 'Write coalesce(a, b).',
  '|': 'Write || for one of two conditions.',
  '&': 'Write && for both conditions.',
  '%': 'Write percent(amount, rate) for a part of it.',
  '**': 'Write the factors: a * a.',
};

const readLiteral = ({ value, raw }: jsep.Literal, at: number): Syntax => {
  if (typeof value === 'string') return { is: 'text', at, value };
  if (typeof value !== 'number') return { is: 'word', at, value: value === null ? null : value === true };
  const number = toDecimal(raw);
  const hint = 'Write its digits, with one on each side of the point: "0.5".';
  return number === undefined
    ? refuse(at, `has "${raw}", which is no number here`, { hint })
    : { is: 'number', at, value: number };
};

const readPath = ({ type, object, property, name, computed, optional }: Node, at: number): string => {
  if (type === 'Identifier') return name as string;
  if (type !== 'MemberExpression' || computed || optional)
    refuse(at, 'takes a part of what has none', { hint: 'Write the path of a field: "items.total".' });
  return `${readPath(object as Node, at)}.${(property as jsep.Identifier).name}`;
};
