import type { Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { isFailure } from '../http/failure';
import { readRecord, type AppRecord } from './record';
import { holdsValues } from './storedValues';

export type Sent = { readonly changes: Row; readonly resource: Resource; readonly kinds: Kinds };

/**
 * Makes a change; a conflict over nothing is a success. A browser sends a request once more by itself when a kept
 * connection breaks without an answer, and the second one then meets the version that the first one made. Where not
 * every value sent can be read back, it stays a conflict.
 */
export const createUnlessExists = async (write: () => Promise<AppRecord>, sent: Sent): Promise<AppRecord> => {
  try {
    return await write();
  } catch (failure) {
    const current = isFailure(failure, 'conflict') ? failure.body?.['current'] : undefined;
    const { record } = readRecord(current, 'id');
    if (record && hasAll(record, sent)) return record;
    throw failure;
  }
};

const hasAll = (record: AppRecord, { changes, resource: { fields }, kinds }: Sent): boolean => {
  const isReadable = (name: string) =>
    fields.some((field) => field.name === name && !kinds[field.kind].isSecret) && Object.hasOwn(record, name);
  const areReadable = Object.keys(changes).every(isReadable);
  return areReadable && holdsValues(record, changes, { fields, kinds }) === true;
};
