import { isPlainObject } from '../values/plainObject';

/** Plain data whose shape nobody has checked yet. */
export type Dict = { readonly [key: string]: unknown };

/** The value when it is an object; an empty one otherwise, because its shape is reported elsewhere. */
export const dictOf = (value: unknown): Dict => (isPlainObject(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const textsOf = (value: unknown): string[] => listOf(value).filter(isText);

/** A property the object has itself: `constructor` is no option. */
export const own = (dict: object, key: string): unknown =>
  Object.hasOwn(dict, key) ? (dict as Dict)[key] : undefined;

export const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** The answer of code that trusts its input; undefined when the input did not deserve it. */
export const attempt = <T>(ask: () => T): T | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};
