import type { Kind, Wording } from '../../../src/model/resolved/kind';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import { kinds } from '../../../src/fields/kinds';

/** What long values are made of. */
export type Style = {
  readonly text: string;
  /** Tells the values of a unique field apart. */
  readonly number: number;
  /** The record of another entity that has the longest title; undefined where there is none. */
  readonly target: (entity: string) => string | undefined;
  /** Records of another entity. */
  readonly ids: (entity: string) => readonly string[];
};

/** Most characters where nothing says how long a text may be, and where it may be longer than anybody writes. */
const LONG = 160;
const MOST = 900;
/** Most entries of a list that may have any number. */
const MANY = 12;

type Schema = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
};

const english: Wording = { locale: 'en' };

/**
 * The longest value that a field takes, by what its kind says of its values (`jsonSchema`), and judged by the kind itself;
 * undefined where nothing longer than the usual is to be had.
 */
export const longestValue = (field: ResolvedField, style: Style): unknown => {
  const kind: Kind = kinds[field.kind];
  const [to] = kind.references?.(field) ?? [];
  const made = candidates(field, to, style).filter((value) => isGood(value, field, kind));
  return made.toSorted((a, b) => lengthOf(b, field, kind) - lengthOf(a, field, kind))[0];
};

const candidates = (field: ResolvedField, to: string | undefined, style: Style): unknown[] => {
  const schema: Schema = kinds[field.kind].jsonSchema(field);
  /* a picture is as wide as the product says */
  if (schema.pattern?.includes('data:')) return [];
  if (schema.enum) return [...schema.enum];
  const makers: Readonly<Record<string, () => unknown[]>> = {
    array: () => [arrayOf(field, { schema, to, style })],
    object: () => [membersOf(field.children, style)],
    string: () => (to === undefined ? texts(schema, style) : [style.target(to)]),
    number: () => numbers(schema, style),
    integer: () => numbers(schema, style),
  };
  return makers[schema.type ?? '']?.() ?? [];
};

type Array = { readonly schema: Schema; readonly to: string | undefined; readonly style: Style };

const arrayOf = (field: ResolvedField, { schema, to, style }: Array): unknown[] => {
  const most = Math.min(schema.maxItems ?? MANY, MANY);
  const entry = (at: number) => {
    if (field.children.length > 0) return membersOf(field.children, style);
    return `${at} ${style.text.slice(0, at % 2 === 0 ? LONG : 12)}`;
  };
  return to === undefined
    ? Array.from({ length: most }, (_, at) => entry(at))
    : [...style.ids(to)].slice(0, most);
};

const membersOf = (children: readonly ResolvedField[], style: Style) =>
  Object.fromEntries(children.map((child) => [child.name, longestValue(child, style)]));

/** Texts of every shape that some kind may ask for: which of them it takes is for the kind to say. */
const texts = ({ maxLength = LONG, pattern }: Schema, { text, number }: Style): string[] => {
  const most = Math.min(maxLength, MOST);
  const cut = (whole: string) => whole.slice(0, most).trim();
  const long = text.repeat(Math.ceil(most / text.length));
  const lengths = pattern === undefined ? [] : [3, 6, 11, 16, 20].filter((each) => each <= most);
  return [
    cut(`${number} ${long}`),
    cut(`${number}@${'mail-exchange.'.repeat(4)}example.com`),
    cut(`${number}${'first.middle-last.'.repeat(3)}name@${'mail-exchange.'.repeat(4)}example.com`),
    cut(`https://www.example.com/${'a-rather-long-path/'.repeat(6)}${number}?${'q=unbroken'.repeat(4)}`),
    `+4915112345678${number}`,
    /* of another year, which a list says, in a month with a long name */
    '2027-09-28',
    '2024-09-28',
    '2027-09-28T22:58:30.000Z',
    '2024-09-28T22:58:30.000Z',
    '-1234567.89',
    '99999999.9999',
    '99999999.99',
    '9999999',
    ...lengths.flatMap((length) => [
      `${'W'.repeat(length - 1)}${number}`,
      `${'w'.repeat(length - 1)}${number}`,
    ]),
    ...lengths.filter((length) => length < 8).map((length) => `${'9'.repeat(length - 1)}${number}`),
  ];
};

const numbers = ({ minimum, maximum }: Schema, { number }: Style): unknown[] =>
  [maximum, minimum, 99_999_990 + number, 999_999.25, 99.25].filter((each) => each !== undefined);

const isGood = (value: unknown, field: ResolvedField, kind: Kind): boolean =>
  value !== undefined &&
  value !== null &&
  kind.fault(value, field, kinds) === undefined &&
  kind.validate(value as Parameters<typeof kind.validate>[0], field, kinds).length === 0;

const lengthOf = (value: unknown, field: ResolvedField, kind: Kind): number =>
  kind.toText(value as Parameters<typeof kind.toText>[0], field, english).length;
