import { isPlainObject } from '../../model/values/plainObject';

/** The value at a path such as `address.city`; a property that is really called so goes first. */
export const valueAt = (record: unknown, path: string): unknown => {
  if (isPlainObject(record) && Object.hasOwn(record, path)) return record[path];
  return path.split('.').reduce(step, record);
};

const step = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null && Object.hasOwn(from, name)
    ? (from as Readonly<Record<string, unknown>>)[name]
    : undefined;
