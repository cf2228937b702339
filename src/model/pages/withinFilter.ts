import { compareKeys, numberOf, type Row } from '../values/comparable';

/**
 * What a list with this filter shows of a part of it, whose filter names values, `{ status: ['open'] }`, or bounds,
 * `{ due_gte: '2026-01-01' }`. Undefined where nothing can be both, which nobody has to be asked.
 */
export const withinFilter = (filter: Row, part: Row): Row | undefined => {
  const both: Record<string, unknown> = { ...filter };
  for (const [key, value] of Object.entries(part)) {
    const asked = filter[key];
    const isAsked = asked !== undefined && asked !== null && asked !== '' && [asked].flat().length > 0;
    both[key] = isAsked ? narrower(key, asked, value) : value;
    if (both[key] === undefined) return undefined;
  }
  return both;
};

const narrower = (key: string, asked: unknown, value: unknown): unknown => {
  const [, size] = /_(gte?|lte?)$/.exec(key) ?? [];
  if (size) {
    const isLater = compareKeys(...comparable(asked, value)) > 0;
    return isLater === size.startsWith('g') ? asked : value;
  }
  const wanted = new Set([asked].flat().map(String));
  const left = [value].flat().filter((each) => wanted.has(String(each)));
  return left.length > 0 ? left : undefined;
};

/* Two numbers as such, however they are written; days and moments are in order as text. */
const comparable = (one: unknown, other: unknown): [string | number, string | number] => {
  const [first, second] = [numberOf(one), numberOf(other)];
  return first === undefined || second === undefined ? [String(one), String(other)] : [first, second];
};
