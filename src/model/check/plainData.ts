import type { Report } from './problem';
import { attempt, join } from './untrusted';

const DEEPEST = 40;

type Place = { readonly at: string; readonly above: readonly object[]; readonly report: Report };

/**
 * Copies a configuration as JSON would and reports what JSON would lose: functions, class instances,
 * `undefined` in lists, numbers without end, cycles. What follows can rely on plain data.
 */
export const plainData = (value: unknown, place: Place): unknown => {
  if (typeof value === 'object' && value !== null) return plainObject(value, place);
  const isKept = value === null || typeof value === 'string' || typeof value === 'boolean';
  if (isKept || Number.isFinite(value)) return value;
  return lost(value, place);
};

const lost = (value: unknown, { at, report }: Place): undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'function') {
    report({
      id: 'RC040',
      path: at,
      message: 'a function',
      hint: 'The configuration is data: use a rule, a kind or an override.',
    });
  } else {
    report({ id: 'RC041', path: at, message: `${nameOfScalar(value)} cannot be written as JSON` });
  }
  return undefined;
};

const plainObject = (value: object, place: Place): unknown => {
  const { at, above, report } = place;
  if (above.includes(value) || above.length >= DEEPEST) {
    const message = above.includes(value) ? 'contains itself' : `nested more than ${DEEPEST} levels deep`;
    report({ id: 'RC043', path: at, message });
    return null;
  }
  const inside = { report, above: [...above, value] };
  if (Array.isArray(value))
    return value.map((each: unknown, index) => plainElement(each, { ...inside, at: `${at}[${index}]` }));
  if (!isPlain(value)) {
    report({
      id: 'RC041',
      path: at,
      message: `a ${nameOf(value)} cannot be written as JSON`,
      hint: 'Write it as text, number, list or object.',
    });
    return undefined;
  }
  const entries = Object.entries(value).map(
    ([key, each]) => [key, plainData(each, { ...inside, at: join(at, key) })] as const,
  );
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
};

const plainElement = (value: unknown, place: Place): unknown => {
  if (value === undefined)
    place.report({ id: 'RC042', path: place.at, message: 'undefined in a list becomes null in JSON' });
  return plainData(value, place) ?? null;
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const nameOfScalar = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : `a ${typeof value}`;

const nameOf = (value: object): string => attempt(() => value.constructor.name) ?? 'class instance';
