import { base64url } from 'jose';
import { standingOf, type SortBy } from '../../src/model/rules/sorted';
import { PLAIN_FORM } from '../../src/model/values/plainText';
import { Refusal } from '../refusal';
import type { Position, Row } from '../store/store';

/**
 * Names a place in a list: beside a row, by what it is sorted by and its id. Nothing in it is secret: whoever gets it
 * was shown both.
 */
export const cursorBeside = (side: Position['side'], row: Row, sort: SortBy): string => {
  const { key, id } = standingOf(row, sort);
  return base64url.encode(JSON.stringify([PLAIN_FORM, side, orderText(sort), key, id]));
};

/**
 * Where a list goes on: `start`, `end`, or beside a row of it.
 * @throws Refusal 400 for what is no cursor, or one of a list in another order, also in that of another version.
 */
export const positionAt = (cursor: string, sort: SortBy): Position => {
  if (cursor === 'start') return { side: 'after' };
  if (cursor === 'end') return { side: 'before' };
  const [form, side, order, key = null, id] = partsIn(cursor);
  const isSide = side === 'after' || side === 'before';
  if (
    form !== PLAIN_FORM ||
    !isSide ||
    order !== orderText(sort) ||
    typeof id !== 'string' ||
    !isKey(key, sort)
  )
    throw unusable();
  return { side, row: { key, id } };
};

const unusable = () =>
  new Refusal(400, 'This cursor names no place in this list in this order. Ask for the page by its number.');

const isKey = (key: unknown, [by]: SortBy): key is string | number | null =>
  key === null || (by !== undefined && typeof key === (by.order === 'number' ? 'number' : 'string'));

const orderText = ([by]: SortBy): string => (by ? `${by.descending ? '-' : ''}${by.path}` : '');

const partsIn = (cursor: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(cursor)));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};
