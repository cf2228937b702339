import { Temporal } from 'temporal-polyfill';
import { fraction, type Known } from './oracle.samples';
import type { Production, TypeOfMade } from './production.samples';
import { productions } from './productions.samples';

/** Draws a whole number from 0, below a limit. */
export type Draw = (below: number) => number;

export type Row = Readonly<Record<string, unknown>>;

/** A formula, how strongly its outermost operator binds, and its value. */
export type Made = { readonly text: string; readonly binds: number; readonly of: (record: Row) => Known };

/** The fields of the records that the formulas are about. */
export const fieldsOf: { readonly [T in TypeOfMade]: readonly string[] } = {
  number: ['n', 'quantity', 'plan.weight'],
  EUR: ['price', 'paid', 'plan.price'],
  USD: ['cost', 'plan.cost'],
  JPY: ['yen'],
  percent: ['rate', 'discount', 'plan.share'],
  duration: ['spent', 'left'],
  date: ['arrival', 'departure', 'plan.from'],
  moment: ['begun', 'ended'],
  boolean: ['isPaid', 'isOpen', 'plan.isOpen'],
  text: ['name', 'note', 'plan.name'],
  choice: ['state', 'plan.state'],
  zone: ['zone'],
  textField: ['name', 'note', 'plan.name'],
  choiceField: ['state', 'plan.state'],
  rows: ['items.total'],
  list: ['items'],
};

export const states = ['new', 'open', 'done'] as const;

const pick = <T>(draw: Draw, among: readonly T[]): T => among[draw(among.length)] as T;

type How = { readonly depth?: number; readonly used?: (rule: string) => void };

/** A well-typed formula of any type, made by one of all rules at first. */
export const makeAny = (draw: Draw, how: How): Made & { readonly type: TypeOfMade } => {
  const rule = pickRule(draw, productions);
  return { ...makeBy(rule, draw, how), type: rule.gives };
};

/** A well-typed formula of a type. */
export const makeFormula = (type: TypeOfMade, draw: Draw, how: How = {}): Made => {
  const fitting = how.depth !== 0 && draw(8) > 0 ? productions.filter(({ gives }) => gives === type) : [];
  return fitting.length === 0 ? makeLeaf(type, draw) : makeBy(pickRule(draw, fitting), draw, how);
};

/* What has many types is drawn no more often than what has one. */
const pickRule = (draw: Draw, among: readonly Production[]): Production => {
  const name = pick(draw, [...new Set(among.map((rule) => rule.name))]);
  return pick(
    draw,
    among.filter((rule) => rule.name === name),
  );
};

const makeBy = (rule: Production, draw: Draw, { depth = 4, used }: How): Made => {
  used?.(rule.name);
  const args = rule.takes.map((each) => makeFormula(each, draw, { depth: depth - 1, ...(used && { used }) }));
  const words = args.map(({ text, binds }, at) => (binds < (rule.needs?.[at] ?? 0) ? `(${text})` : text));
  return {
    text: rule.write(...words),
    binds: rule.binds ?? ATOM,
    of: (record) => {
      const values = args.map((arg) => arg.of(record));
      return !rule.takesMissing && values.includes(null) ? null : (rule.of(...(values as never[])) as Known);
    },
  };
};

const ATOM = 8;

const makeLeaf = (type: TypeOfMade, draw: Draw): Made => {
  const literals = written[type];
  if (literals && draw(3) === 0) {
    const [text, value] = pick(draw, literals);
    return { text, binds: ATOM, of: () => value };
  }
  const path = pick(draw, fieldsOf[type]);
  return { text: path, binds: ATOM, of: (record) => readKnown(record, path, type) };
};

const written: { readonly [T in TypeOfMade]?: readonly (readonly [string, Known])[] } = {
  number: ['0', '1', '2.5', '12', '0.001', '365'].map((text) => [text, fraction(text)]),
  text: [
    ["'abc'", 'abc'],
    ['"it\'s, so"', "it's, so"],
    ["' '", ' '],
  ],
  choice: states.map((state) => [`'${state}'`, state]),
  boolean: [
    ['true', true],
    ['false', false],
  ],
};

const readKnown = (record: Row, path: string, type: TypeOfMade): Known => {
  const [name = '', member] = path.split('.');
  // What is looked up lies beside the rest.
  const value = (record[path] ?? record[name]) as
    string | number | boolean | readonly Row[] | null | undefined;
  if (type === 'rows' || type === 'list') {
    const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
    return (member ? rows.map((row) => row[member]) : rows) as never;
  }
  if (value === null || value === undefined || value === '') return null;
  if (type === 'date') return Temporal.PlainDate.from(value as string);
  if (type === 'moment') return Temporal.Instant.from(value as string);
  const isText =
    typeof value === 'boolean' || ['text', 'choice', 'zone', 'textField', 'choiceField'].includes(type);
  return isText ? (value as string | boolean) : fraction(value as string);
};

/** A record, with values that are missing, zero, negative, and at changes of the clocks. */
export const makeRecord = (draw: Draw): Row => {
  const maybe = <T>(among: readonly T[]): T | null => (draw(6) === 0 ? null : pick(draw, among));
  const of = (names: readonly string[], among: readonly unknown[]) =>
    Object.fromEntries(names.map((name) => [name, maybe(among)]));
  const row = () => ({ total: maybe(amounts) });
  return {
    ...of(fieldsOf.number, [0, 1, -1, 3, 7.25, -0.5, 1000, 0.125, 99_999_999]),
    ...of([...fieldsOf.EUR, ...fieldsOf.USD], amounts),
    ...of(fieldsOf.JPY, ['0', '1', '-300', '12000']),
    ...of(fieldsOf.percent, [0, 19, 7.5, 100, 33.33]),
    ...of(fieldsOf.duration, [0, 1, 3600, 5400, 86_399, 86_400, 604_800]),
    ...of(fieldsOf.date, [
      '2026-03-28',
      '2026-03-29',
      '2026-10-25',
      '2024-02-29',
      '2027-01-01',
      '0001-01-01',
      '9999-12-31',
    ]),
    ...of(fieldsOf.moment, moments),
    ...of(fieldsOf.boolean, [true, false]),
    ...of(fieldsOf.text, ['', 'Ann', 'École', 'a b c', 'x'.repeat(200)]),
    ...of(fieldsOf.choice, states),
    ...of(fieldsOf.zone, ['UTC', 'Europe/Lisbon', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata']),
    items: maybe([[], [row()], [row(), row(), row()]]),
  };
};

const amounts = ['0.00', '0.01', '-0.01', '79.00', '-1234.56', '1000000.00', '3.33'];

/* Around the hours that clocks leave out or show twice, and at the end of days. */
const moments = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-03-08T06:59:59.000Z',
  '2026-11-01T05:30:00.000Z',
  '2026-06-30T23:30:00.000Z',
  '2011-12-30T10:30:00.000Z',
  '2026-01-01T00:00:00.000Z',
];
