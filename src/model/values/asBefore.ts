import { isPlainObject } from './plainObject';

/**
 * What a value says by now, in the very objects that said the same before: what was made of one of them is still good.
 * The order of keys counts, as that of fields does. Takes plain data, without circles.
 */
export const asBefore = <T>(before: unknown, now: T): T => {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const held: unknown[] = now.map((each: unknown, at) => asBefore(before[at], each));
    return (isEach(before, held) ? before : held) as T;
  }
  if (!isPlainObject(before) || !isPlainObject(now)) return now;
  const held = Object.fromEntries(
    Object.entries(now).map(([key, each]) => [key, asBefore(own(before, key), each)]),
  );
  const isSame = isEach(Object.keys(before), Object.keys(held)) && isEach(values(before), values(held));
  return (isSame ? before : held) as T;
};

const isEach = (before: readonly unknown[], held: readonly unknown[]): boolean =>
  before.length === held.length && held.every((each, at) => Object.is(each, before[at]));

const { values } = Object;

const own = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;
