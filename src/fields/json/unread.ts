import type { Json } from '../../config/json';
import { isPlainObject } from '../../model/values/plainObject';

const MARK = '@@unread';

/** A form's value while the typed text is not JSON: it keeps the text, and no check lets it pass. */
export const unread = (text: string): Json => ({ [MARK]: text });

/** The text kept by {@link unread}; undefined for every proper value. */
export const unreadText = (value: unknown): string | undefined => {
  if (!isPlainObject(value)) return undefined;
  const text = value[MARK];
  return typeof text === 'string' ? text : undefined;
};
