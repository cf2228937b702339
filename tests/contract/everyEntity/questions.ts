import { textOf, valueAt, type Row } from '../../../src/model/values/comparable';
import { isLive } from '../../../src/model/compute/isLive';
import type { FilterMode, Kinds } from '../../../src/model/resolved/kind';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import { PLACE } from '../../../src/model/order/placeField';
import type { Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { includesText, isBlank, liesBy } from './slow';

/** One way in which a list can be asked about a field. */
export type Question = {
  readonly name: string;
  readonly isOffered: boolean;
  /** What to ask, made of values that are there; undefined when no record has one. */
  readonly filter: (all: readonly AppRecord[]) => Row | undefined;
  /** Is the record part of the answer? */
  readonly holds: (record: AppRecord, filter: Row) => boolean;
};

/** Every filter that the list offers, in every form it can give it, and the other fields that can be asked for. */
export const questionsOf = ({ fields, list }: Resource, kinds: Kinds): Question[] =>
  fields.flatMap((field) => {
    const { filter } = kinds[field.kind];
    // The place in an order is the order's alone.
    if (typeof filter !== 'string' || isLive(field.compute) || field.name === PLACE) return [];
    const isOffered = list.filters.includes(field.name);
    const questions = makers[filter](field, kinds).map((question) => ({ ...question, isOffered }));
    return isOffered ? questions : questions.slice(0, 1);
  });

type Maker = (field: ResolvedField, kinds: Kinds) => Omit<Question, 'isOffered'>[];

/** Values of a field, each once; of a list its entries. */
const valuesOf = (all: readonly AppRecord[], name: string): unknown[] => [
  ...new Set(all.flatMap((record) => [record[name]].flat()).filter((value) => !isBlank(value))),
];

const isOneOf = (value: unknown, wanted: unknown): boolean =>
  !isBlank(value) && [wanted].flat().map(String).includes(String(value));

const exact: Maker = ({ name }) => [
  {
    name,
    filter: (all) => asked(name, valuesOf(all, name)[0]),
    holds: (record, filter) => isOneOf(record[name], filter[name]),
  },
  {
    name: `${name}, any of two`,
    filter: (all) => asked(name, several(valuesOf(all, name))),
    holds: (record, filter) => isOneOf(record[name], filter[name]),
  },
];

const holding: Maker = ({ name }) => {
  const has = (record: AppRecord, filter: Row) =>
    [record[name]].flat().some((value) => isOneOf(value, filter[name]));
  return [
    { name, filter: (all) => asked(name, valuesOf(all, name)[0]), holds: has },
    { name: `${name}, any of two`, filter: (all) => asked(name, several(valuesOf(all, name))), holds: has },
  ];
};

const containing: Maker = ({ name }) => [
  {
    name,
    filter: (all) => asked(name, partOf(valuesOf(all, name)[0])),
    holds: (record, filter) => includesText(record[name], String(filter[name])),
  },
  {
    name: `${name}, just these two`,
    filter: (all) => asked(name, several(valuesOf(all, name))),
    holds: (record, filter) => {
      const wanted = [filter[name]].flat().map(String);
      return wanted.length > 1
        ? isOneOf(record[name], wanted)
        : includesText(record[name], String(wanted[0]));
    },
  },
];

const ranging: Maker = ({ name, kind }, kinds) => {
  const { order } = kinds[kind];
  const [from, to] = [`${name}_gte`, `${name}_lte`];
  const middle = (all: readonly AppRecord[]) => {
    const values = valuesOf(all, name);
    return values[Math.floor(values.length / 2)];
  };
  const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : value);
  const holds = (record: AppRecord, filter: Row) =>
    (filter[from] === undefined || liesBy(record[name], { side: 'gte', bound: filter[from], order })) &&
    (filter[to] === undefined || liesBy(record[name], { side: 'lte', bound: filter[to], order }));
  return [
    { name: from, filter: (all) => asked(from, middle(all)), holds },
    { name: to, filter: (all) => asked(to, middle(all)), holds },
    ...(order === 'text'
      ? [
          {
            name: `${to}, a day`,
            filter: (all: readonly AppRecord[]) => asked(to, dayOf(middle(all))),
            holds,
          },
        ]
      : []),
    {
      name: `${from} and ${to}`,
      filter: (all) => {
        const value = middle(all);
        return value === undefined ? undefined : { [from]: value, [to]: value };
      },
      holds,
    },
  ];
};

/* What touches the range from the middle of one record to the end of it. */
const touching: Maker = ({ name, kind }, kinds) => {
  const [first, last] = kinds[kind].ends ?? ['', ''];
  const endOf = (record: AppRecord | undefined, end: string): unknown => Object(record?.[name])[end];
  const middle = (all: readonly AppRecord[]) => all[Math.floor(all.length / 2)];
  const lies = (record: AppRecord, end: string, { side, bound }: { side: 'gte' | 'lte'; bound: unknown }) =>
    bound === undefined ||
    liesBy(endOf(record, end), { side, bound, order: typeof bound === 'number' ? 'number' : 'text' });
  const [from, to] = [`${name}_gte`, `${name}_lte`];
  const holds = (record: AppRecord, filter: Row) =>
    lies(record, last, { side: 'gte', bound: filter[from] }) &&
    lies(record, first, { side: 'lte', bound: filter[to] });
  return [
    { name: from, filter: (all) => asked(from, endOf(middle(all), last)), holds },
    { name: to, filter: (all) => asked(to, endOf(middle(all), first)), holds },
  ];
};

const saying: Maker = ({ name }) => [
  {
    name,
    filter: (all) => asked(name, partOf(valueAt(valuesOf(all, name)[0], 'text'))),
    holds: (record, filter) => includesText(valueAt(record, `${name}.text`), String(filter[name])),
  },
];

const makers: { readonly [M in FilterMode]: Maker } = {
  oneOf: exact,
  equals: exact,
  contains: containing,
  holds: holding,
  range: ranging,
  touches: touching,
  says: saying,
};

const asked = (key: string, value: unknown): Row | undefined =>
  value === undefined ? undefined : { [key]: value };

const several = (values: readonly unknown[]): unknown =>
  values.length === 0 ? undefined : values.slice(0, 2);

const partOf = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const text = textOf(value) ?? '';
  return (text.length > 5 ? text.slice(1, 6) : text).trim().toUpperCase();
};
