import { textOf } from '../../model/values/comparable';
import type { DropReason } from '../../model/answers/answerIssue';
import { isFailure } from '../http/failure';
import { fillPath } from '../http/path';
import { isPlainObject } from '../../model/values/plainObject';

/** A record as the app knows it: whatever the wire calls its identifier, here it is `id`, as text. */
export type AppRecord = { id: string } & Record<string, unknown>;

export type ReadRecord =
  | { readonly record: AppRecord; readonly dropped?: never }
  | { readonly dropped: DropReason; readonly record?: never };

/** A row of an answer as a record, or why it is none (D-17, D-19). */
export const readRecord = (row: unknown, idKey: string): ReadRecord => {
  if (!isPlainObject(row)) return { dropped: 'notARecord' };
  const { _id, ...rest } = safeCopy(row);
  const id = idKey === '_id' ? (_id ?? rest['id']) : (rest[idKey] ?? _id ?? rest['id']);
  if (id === undefined || id === null || id === '') return { dropped: 'noId' };
  const text = isUsableId(id) ? textOf(id) : undefined;
  return text === undefined ? { dropped: 'badId' } : { record: { ...rest, id: text } };
};

const isUsableId = (id: unknown): boolean => {
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false;
  try {
    return fillPath('/:id', { id: String(id) }) !== '';
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return false;
    throw failure;
  }
};

const UNSAFE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/* As deep as the gateway takes what is written; an answer nested without end must not overflow the stack. */
const MAX_DEPTH = 64;

const safeCopy = (row: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => !UNSAFE_KEYS.includes(key))
      .map(([key, value]) => [key, safeValue(value, depth + 1)]),
  );

const safeValue = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  return Array.isArray(value)
    ? value.map((each: unknown) => safeValue(each, depth + 1))
    : safeCopy(value, depth);
};
