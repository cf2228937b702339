import { valueAt, type Row } from '../values/comparable';
import { isPlainObject } from '../values/plainObject';
import { matchesAll, type FieldCondition } from './matchConditions';

/**
 * Whether a record certainly does not meet a condition, as far as a page can tell. Parts of texts are left to the server,
 * and so is where a day ends.
 */
export const isMissed = (record: Row, condition: FieldCondition): boolean => {
  const value = valueAt(record, condition.path);
  if (value === undefined || isPlainObject(value) || condition.op === 'contains') return false;
  if (condition.op === 'has' && !Array.isArray(value)) return false;
  const isSize = condition.op !== 'in' && condition.op !== 'has';
  if (isSize && (!('order' in condition) || condition.order !== 'number')) return false;
  return !matchesAll(record, [condition]);
};
