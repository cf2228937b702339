import type { Row } from '../values/comparable';
import { isContextValue } from '../rules/contextValues';
import { isPlainObject } from '../values/plainObject';

/**
 * A declared filter as lists send it: `{ total: { $gte: '5' } }` is `{ total_gte: '5' }`. What is written as lists send it
 * stays. @throws on what no list can be asked, which `checkConfig` refuses.
 */
export const resolveFilter = (declared: Row): Row =>
  Object.fromEntries(Object.entries(declared).flatMap(([name, asked]) => sent(name, asked)));

/** The rule that such a filter stands for, of whole values and ends of ranges. */
export const ruleOfFilter = (filter: Row): Row => {
  const rule: Record<string, object> = {};
  for (const [key, value] of Object.entries(filter)) {
    const [, name = key, bound] = /^(.+)_(gte|lte|exists)$/.exec(key) ?? [];
    const asked = bound ? { [`$${bound}`]: value } : Array.isArray(value) ? { $in: value } : { $eq: value };
    rule[name] = { ...rule[name], ...asked };
  }
  return rule;
};

/** What lists can be asked for, each with the filter that asks it. */
const senders: Readonly<Record<string, (name: string, value: unknown) => [string, unknown]>> = {
  $eq: (name, value) => (value === null ? [`${name}_exists`, false] : [name, value]),
  $in: (name, value) => [name, value],
  $contains: (name, value) => [name, value],
  $gte: (name, value) => [`${name}_gte`, bound(value)],
  $lte: (name, value) => [`${name}_lte`, bound(value)],
  $exists: (name, value) => [`${name}_exists`, value],
};

/** The comparisons of a filter. */
export const filterOperators = Object.keys(senders);

/* Filters carry numbers as texts, as an address does. */
const bound = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const sent = (name: string, asked: unknown): [string, unknown][] => {
  if (asked === null) return [[`${name}_exists`, false]];
  if (!isPlainObject(asked) || isContextValue(asked)) return [[name, asked]];
  return Object.entries(asked).map(([operator, value]) => {
    const send = senders[operator];
    if (send) return send(name, value);
    throw new Error(
      `A list cannot be asked "${operator}" of "${name}". Valid: ${filterOperators.join(', ')}.`,
    );
  });
};
