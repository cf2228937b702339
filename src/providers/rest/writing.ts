import type { DataProvider } from 'react-admin';
import { readMade, type MadeRecord } from '../../model/answers/made';
import { textOf } from '../../model/values/comparable';
import type { Resource } from '../../model/resolved/resource';
import { atMost } from '../data/atMost';
import type { ActionParams, MarkParams } from '../../model/resolved/resourceProvider';
import { keysIn } from '../data/withKeys';
import { HttpFailure, isFailure, reworded } from '../http/failure';
import { asSaid } from '../i18n/said';
import { verifyAfterLoss } from './verifyAfterLoss';
import { lookForCreated, readNewest } from './created';
import type { AppRecord } from './record';
import { lookForDeleted, lookForEffect } from './verifyLostWrite';
import { createUpdate } from './updating';
import type { Heard, KeyOf, Stored, Tell, Writing, WritingParts } from './writingParts';
import type { WireForms } from './wireForms';

/** Records worked on at the same time when a change is for many. */
export const WRITES_AT_ONCE = 4;

/**
 * Writes to one record at a time. A host that offers idempotency is asked again when its answer is lost; elsewhere, and
 * when that does not help, what became of the write is looked up. It is never repeated blindly (D-03).
 */
export const createWriting = (parts: WritingParts): Writing => {
  const {
    model: { kinds },
    reading,
    forms,
    dialectOf,
    offers,
  } = parts;
  const told = tellConflicts(forms);
  const { keyOf, heard } = naming(parts);
  const placeOf = (resource: Resource) => ({ reading, resource, kinds });
  /* An answer without the record: what the server made of the values has to be read. */
  const stored = async (answer: unknown, resource: Resource, expected: AppRecord): Promise<AppRecord> => {
    const { record } = forms.read(answer, resource);
    if (record?.id === expected.id) return record;
    // The write itself succeeded, so not being able to read it must not make it a failure.
    return reading.one(resource, expected.id).catch(() => expected);
  };
  return {
    create: async (resource, data, keys) => {
      const place = placeOf(resource);
      const newest = offers(resource, 'idempotency') ? undefined : await readNewest(place);
      const look = () => lookForCreated(data, newest, place);
      const body = forms.write(data, { resource });
      const key = keys.of('create', resource.key, body);
      const write = async () => {
        const answer = await dialectOf(resource).create(resource, body, key);
        const { record } = forms.read(answer, resource);
        if (record) return record;
        throw new HttpFailure('malformed', undefined, { unknownOutcome: true });
      };
      return verifyAfterLoss(() => told(write, resource), look);
    },
    update: createUpdate({ kinds, reading, forms, dialectOf, offers, stored, told, keyOf, heard }),
    remove: async (resource, id, { before, keys }) => {
      const deleted = { ...before, id: String(id) };
      const key = keyOf(keys, resource, ['remove', deleted.id]);
      const write = async () => {
        await dialectOf(resource).remove(resource, deleted.id, key);
        heard(key, keys);
        return deleted;
      };
      return verifyAfterLoss(
        () => told(write, resource),
        () => lookForDeleted(deleted, deleted.id, placeOf(resource)),
      );
    },
    markRead: async (resource, ids, keys) => {
      const named = ids.map(String);
      const key = keys.of('markRead', resource.key, named);
      await inBell(dialectOf(resource).markRead, (markRead) => markRead(resource, named, key));
    },
    clear: async (resource, keys) => {
      const key = keys.of('clear', resource.key);
      await inBell(dialectOf(resource).clear, (clear) => clear(resource, key));
    },
    act: createAct({ forms, dialectOf, placeOf, stored, told, keyOf, heard }),
  };
};

/* What a write is a part of is said before it, and by what name it can be taken back after it. */
const naming = ({ offers, undos }: WritingParts): { readonly keyOf: KeyOf; readonly heard: Heard } => ({
  keyOf: (keys, resource, [deed, ...what]) => {
    const key = keys.of(deed, resource.key, ...what);
    if (keys.run !== undefined && offers(resource, 'undo')) undos?.part(key, keys.run);
    return key;
  },
  heard: (key, keys) => {
    const undo = undos?.of(key);
    if (undo) keys.heard?.(undo);
  },
});

const inBell = <Call>(call: Call | undefined, make: (call: Call) => Promise<void>): Promise<void> =>
  call ? make(call) : Promise.reject(new HttpFailure('refused', 'app.errors.notOffered'));

type ActParts = Pick<WritingParts, 'dialectOf' | 'forms'> & {
  readonly placeOf: (resource: Resource) => Parameters<typeof lookForEffect>[2];
  readonly stored: Stored;
  readonly told: Tell;
  readonly keyOf: KeyOf;
  readonly heard: Heard;
};

const createAct =
  ({ forms, dialectOf, placeOf, stored, told, keyOf, heard }: ActParts): Writing['act'] =>
  async (resource, { action, id: identifier, values, record, keys }) => {
    const id = String(identifier);
    const body = forms.write(values, { resource, fields: action.form });
    const key = keyOf(keys, resource, [action.name, id, body]);
    let message: string | undefined;
    let entered: unknown;
    let made: readonly MadeRecord[] = [];
    const write = async () => {
      const answer = await dialectOf(resource).act(resource, { action, id, values: body, key });
      ({ entered } = answer);
      made = readMade(answer.made);
      heard(key, keys);
      const said = textOf(answer.message);
      message = said === undefined ? undefined : asSaid(said);
      return stored(answer.record, resource, { ...record, id });
    };
    const data = await verifyAfterLoss(
      () => told(write, resource),
      () => lookForEffect(action, { id, values, before: record }, placeOf(resource)),
    );
    return { data, entered, made, ...(message !== undefined && { message }) };
  };

/** The writing methods as react-admin calls them, and ours. */
export const writingMethods = (writing: Writing, resourceOf: (name: string) => Resource) =>
  ({
    create: async (name, params) => ({
      data: (await writing.create(resourceOf(name), params.data, keysIn(params))) as never,
    }),
    update: async (name, { id, data, previousData, ...rest }) => {
      const change = { data, before: previousData ?? {}, keys: keysIn(rest) };
      return { data: (await writing.update(resourceOf(name), id, change)) as never };
    },
    updateMany: async (name, { ids, data, ...rest }) => {
      const resource = resourceOf(name);
      const change = { data, before: {}, keys: keysIn(rest) };
      await atMost(WRITES_AT_ONCE, ids, (id) => writing.update(resource, id, change));
      return { data: ids };
    },
    delete: async (name, { id, previousData, ...rest }) => {
      const params = { before: previousData, keys: keysIn(rest) };
      return { data: (await writing.remove(resourceOf(name), id, params)) as never };
    },
    deleteMany: async (name, { ids, ...rest }) => {
      const resource = resourceOf(name);
      const params = { before: undefined, keys: keysIn(rest) };
      await atMost(WRITES_AT_ONCE, ids, (id) => writing.remove(resource, id, params));
      return { data: ids };
    },
    markRead: async (name: string, { ids, ...rest }: MarkParams) => {
      await writing.markRead(resourceOf(name), ids, keysIn(rest));
      return { data: [...ids] };
    },
    clear: async (name: string, params: Pick<MarkParams, 'meta'>) => {
      await writing.clear(resourceOf(name), keysIn(params));
      return { data: [] };
    },
    runAction: async (name: string, params: ActionParams) =>
      writing.act(resourceOf(name), { ...params, keys: keysIn(params) }),
  }) satisfies Partial<DataProvider>;

/* A refusal because somebody else was faster carries the record of now; its id is called `id`, as everywhere. */
const tellConflicts =
  (forms: WireForms): Tell =>
  async (write, resource) => {
    try {
      return await write();
    } catch (failure) {
      if (!isFailure(failure, 'conflict') || failure.body === undefined) throw failure;
      const { record } = forms.read(failure.body['current'], resource);
      if (!record) throw failure;
      const current = resource.single ? { ...record, id: resource.key } : record;
      throw reworded(failure, failure.message, { body: { ...failure.body, current }, cause: failure });
    }
  };
