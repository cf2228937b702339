import { compareKeys, fold, keyOf, textOf } from '../../src/model/comparable';
import { isLive } from '../../src/model/compute/isLive';
import type { FilterMode, Kinds } from '../../src/model/kind';
import type { ResolvedField } from '../../src/model/resolvedField';
import type { Resource } from '../../src/model/resource';
import type { Json } from './testGateway';

export type FilterQuery = {
  readonly name: string;
  /** The question whose answer has this row in it; undefined when the row has no value to ask for. */
  readonly query: (row: Json) => string | undefined;
  /** Whether a row belongs to the answer of the question made from the sample, worked out without the gateway. */
  readonly holds: (row: Json, sample: Json) => boolean;
};

/** One question per filterable field, and one per bound of a range. */
export const filterQueries = ({ fields }: Resource, kinds: Kinds): FilterQuery[] =>
  fields.flatMap((field) => {
    const { filter } = kinds[field.kind];
    return typeof filter === 'string' && !isLive(field.compute) ? makers[filter](field, kinds) : [];
  });

type Maker = (field: ResolvedField, kinds: Kinds) => FilterQuery[];

const ask = (name: string, value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  return `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value) ?? '')}`;
};

const same: Maker = ({ name }) => [
  {
    name,
    query: (row) => ask(name, row[name]),
    holds: (row, sample) => row[name] === sample[name],
  },
];

const bound = (field: ResolvedField, side: 'gte' | 'lte', kinds: Kinds): FilterQuery => {
  const { name, kind } = field;
  const { order } = kinds[kind];
  return {
    name: `${name}_${side}`,
    query: (row) => ask(`${name}_${side}`, row[name]),
    holds: (row, sample) => {
      const [a, b] = [keyOf(row[name], order), keyOf(sample[name], order)];
      if (a === undefined || b === undefined) return false;
      return side === 'gte' ? compareKeys(a, b) >= 0 : compareKeys(a, b) <= 0;
    },
  };
};

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : undefined);

const makers: { readonly [M in FilterMode]: Maker } = {
  oneOf: same,
  equals: same,
  contains: ({ name }) => [
    {
      name,
      query: (row) => ask(name, row[name]),
      holds: (row, sample) =>
        fold(textOf(row[name]) ?? '').includes(fold((textOf(sample[name]) ?? '').trim())),
    },
  ],
  holds: ({ name }) => [
    {
      name,
      query: (row) => ask(name, firstOf(row[name])),
      holds: (row, sample) =>
        Array.isArray(row[name]) && (row[name] as unknown[]).includes(firstOf(sample[name])),
    },
  ],
  range: (field, kinds) => [bound(field, 'gte', kinds), bound(field, 'lte', kinds)],
};
