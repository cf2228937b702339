import type { Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { HttpFailure, isFailure } from '../http/failure';
import { verifyAfterLoss } from './verifyAfterLoss';
import type { Change } from './dialect';
import type { Fresh, Reading } from './reading';
import type { AppRecord } from './record';
import { lookForChange } from './verifyLostWrite';
import { changedValues, isSameAt } from './storedValues';
import { createUnlessExists } from './createUnlessExists';
import type { Heard, KeyOf, Stored, Tell, Writing, WritingParts } from './writingParts';

export type UpdateParts = Omit<WritingParts, 'model'> & {
  readonly kinds: Kinds;
  readonly stored: Stored;
  readonly told: Tell;
  readonly keyOf: KeyOf;
  readonly heard: Heard;
};

/**
 * Changes a record: what was changed goes out, in the forms in which the server writes it; a server that only replaces
 * gets the record as it is there now, with the changes. Where no versions tell that somebody else was faster, the record
 * is read again before it is written.
 */
export const createUpdate = (parts: UpdateParts): Writing['update'] => {
  const { kinds, reading, forms, dialectOf, offers, stored, told, keyOf, heard } = parts;
  return async (resource, identifier, { data, before, keys }) => {
    const id = String(identifier);
    const { fields } = resource;
    const changes = changedValues(data, before, { fields, kinds });
    if (Object.keys(changes).length === 0) return { ...before, id };
    const hasVersions = offers(resource, 'versions');
    const fresh = hasVersions && !isReplaced(resource) ? undefined : await freshOf(reading, resource, id);
    if (fresh && !hasVersions) refuseToOverwrite(changes, before, { now: fresh.record, resource, kinds });
    const version = hasVersions && typeof before['__v'] === 'number' ? { __v: before['__v'] } : {};
    const sent = { ...forms.write(changes, { resource, ...(fresh && { like: fresh.wire }) }), ...version };
    const unread = forms.write({ ...before, ...data }, { resource });
    const change: Change = { id, changes: sent, whole: { ...(fresh?.wire ?? unread), ...sent } };
    const key = keyOf(keys, resource, ['update', change]);
    const write = async () => {
      const answer = await dialectOf(resource).update(resource, { ...change, key });
      heard(key, keys);
      return stored(answer, resource, { ...before, ...data, id });
    };
    return verifyAfterLoss(
      () => createUnlessExists(() => told(write, resource), { changes, resource, kinds }),
      () => lookForChange(id, { changes, before }, { reading, resource, kinds }),
    );
  };
};

const isReplaced = ({ api }: Resource): boolean =>
  api.calls.update !== false && api.calls.update.method === 'PUT';

/* The record as it is there now; nothing where nobody may read it. */
const freshOf = async (reading: Reading, resource: Resource, id: string): Promise<Fresh | undefined> => {
  const { one, list } = resource.api.calls;
  if (!one && !list) return undefined;
  try {
    return await reading.fresh(resource, id);
  } catch (failure) {
    if (isFailure(failure, 'denied')) return undefined;
    throw failure;
  }
};

type Now = { readonly now: AppRecord; readonly resource: Resource; readonly kinds: Kinds };

/* Somebody changed what this write would overwrite: as if the server had refused an older version. */
const refuseToOverwrite = (changes: Row, before: Row, { now, resource: { fields }, kinds }: Now): void => {
  if (Object.keys(before).length === 0) return;
  const isOverwritten = Object.entries(changes).some(
    ([name, value]) =>
      Object.hasOwn(now, name) &&
      !isSameAt(name, [now[name], before[name]], { fields, kinds }) &&
      !isSameAt(name, [now[name], value], { fields, kinds }),
  );
  if (isOverwritten) throw new HttpFailure('conflict', 'app.errors.conflict', { body: { current: now } });
};
