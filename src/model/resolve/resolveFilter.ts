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

/** What lists can be asked for, each with what stands behind the name of the field then. */
const behind: Readonly<Record<string, string>> = {
  $eq: '',
  $in: '',
  $contains: '',
  $gte: '_gte',
  $lte: '_lte',
  $exists: '_exists',
};

/** The comparisons of a filter. */
export const filterOperators = Object.keys(behind);

const sent = (name: string, asked: unknown): [string, unknown][] => {
  if (asked === null) return [[`${name}_exists`, false]];
  if (!isPlainObject(asked) || isContextValue(asked)) return [[name, asked]];
  return Object.entries(asked).flatMap(([operator, value]): [string, unknown][] => {
    const end = behind[operator];
    if (end === undefined) throw new Error(`A list cannot be asked "${operator}" of "${name}".`);
    return value === null ? sent(name, null) : [[name + end, value]];
  });
};
