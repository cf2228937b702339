import type { Row } from '../../model/values/comparable';
import { contextPaths, inContext, isContextValue } from '../../model/rules/contextValues';
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
  { effect }: Pick<ResolvedAction, 'effect'>,
  { id, values, before }: { readonly id: string; readonly values: Row; readonly before: Row },
  { reading, resource, kinds }: Place,
): Promise<Finding<AppRecord>> => {
  const record = await reading.one(resource, id);
  const isStamp = (value: unknown) => isContextValue(value) && contextPaths(value).length === 0;
  const stamps = Object.keys(effect).filter((name) => isStamp(effect[name]));
  const fixed = Object.fromEntries(Object.entries(effect).filter(([, value]) => !isStamp(value)));
  const asked = { ...values, ...inContext(fixed, { record: { ...before, ...values } }) };
  const expected = changedValues(asked, before, { fields: resource.fields, kinds });
  const holds = holdsValues(record, expected, { fields: resource.fields, kinds });
  const isStamped = stamps.some((name) => record[name] !== before[name]);
  if (holds ?? isStamped) return { applied: record };
  return holds === undefined && stamps.length === 0 ? 'unknown' : 'notApplied';
};

/* Where nothing that was sent can be read back, such as a password, the count of writes tells. */
const hasMovedOn = (record: Row, before: Row): boolean | undefined => {
  const [now, then] = [record['__v'], before['__v']];
  return typeof now === 'number' && typeof then === 'number' ? now > then : undefined;
};
