import type { Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import { isFailure } from '../http/failure';
import type { Finding } from './verifyAfterLoss';
import type { Reading } from './reading';
import type { AppRecord } from './record';
import { changedValues, holdsValues } from './storedValues';

type Place = { readonly reading: Reading; readonly resource: Resource; readonly kinds: Kinds };

/** Was the change stored? */
export const lookForChange = async (
  id: string,
  { changes, before }: { readonly changes: Row; readonly before: Row },
  { reading, resource, kinds }: Place,
): Promise<Finding<AppRecord>> => {
  const record = await reading.one(resource, id);
  const holds =
    holdsValues(record, changes, { fields: resource.fields, kinds }) ?? hasMovedOn(record, before);
  if (holds === undefined) return 'unknown';
  return holds ? { applied: record } : 'notApplied';
};

/** Is the record gone? */
export const lookForDeleted = async <T>(
  deleted: T,
  id: string,
  { reading, resource }: Place,
): Promise<Finding<T>> => {
  try {
    await reading.one(resource, id);
    return 'notApplied';
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return { applied: deleted };
    throw failure;
  }
};

/** Did the action happen? Its effect is there now, and was not before. */
export const lookForEffect = async (
  { copy, effect, stamp }: Pick<ResolvedAction, 'copy' | 'effect' | 'stamp'>,
  { id, values, before }: { readonly id: string; readonly values: Row; readonly before: Row },
  { reading, resource, kinds }: Place,
): Promise<Finding<AppRecord>> => {
  const record = await reading.one(resource, id);
  const copied = Object.fromEntries(Object.entries(copy).map(([name, from]) => [name, before[from]]));
  const expected = changedValues({ ...values, ...copied, ...effect }, before, {
    fields: resource.fields,
    kinds,
  });
  const holds = holdsValues(record, expected, { fields: resource.fields, kinds });
  const isStamped = stamp.some((name) => record[name] !== before[name]);
  if (holds ?? isStamped) return { applied: record };
  return holds === undefined && stamp.length === 0 ? 'unknown' : 'notApplied';
};

/* Where nothing that was sent can be read back, such as a password, the count of writes tells. */
const hasMovedOn = (record: Row, before: Row): boolean | undefined => {
  const [now, then] = [record['__v'], before['__v']];
  return typeof now === 'number' && typeof then === 'number' ? now > then : undefined;
};
