import type { Ability } from '../../model/access/ability';
import type { Row } from '../../model/values/comparable';
import { withComputed, withLive, type Shape } from '../../model/compute/withComputed';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import { matches } from '../../model/rules/rules';
import { timedChanges } from '../../model/rules/timedChanges';
import type { DemoStore } from './demoStore';
import { refuse } from './refuse';
import { takenGroup } from './takenGroup';

export type DemoParts = {
  readonly model: Model;
  readonly store: DemoStore;
  readonly ability: () => Pick<Ability, 'can'>;
  /** The id of whoever asks, where somebody is signed in. */
  readonly me?: (() => string | undefined) | undefined;
  /** By the address of whoever signs in with it. Default: nobody's is known. */
  readonly passwords?: Map<string, string> | undefined;
};

/** Entities that share a collection are told apart by their scope. */
export const isInScope = (
  { api, fields }: Resource,
  record: Row,
  { model }: Pick<DemoParts, 'model'>,
): boolean => matches(api.scope, record, { fields, kinds: model.kinds });

/** An entity with a single record always has it. @throws HttpFailure `notFound`, also for a record of another entity in the same collection. */
export const existing = async (resource: Resource, id: string, parts: DemoParts): Promise<DemoRecord> => {
  const { collection, stamp } = resource.api;
  const record = await parts.store.get(collection, id);
  if (record && isInScope(resource, record, parts)) return elapsed(record, resource, parts);
  if (resource.single) {
    const now = new Date().toISOString();
    const values = withComputed({ ...defaultsOf(resource), ...stamp }, shapeOf(resource, parts));
    return parts.store.add(collection, { ...values, id, createdAt: now, updatedAt: now, __v: 0 });
  }
  throw refuse(404, 'There is no such record.');
};

/**
 * The record as time has made it (`timed`), written down like any change; as it is where another record has a
 * unique value that it would claim.
 */
export const elapsed = async (
  record: DemoRecord,
  resource: Resource,
  { model, store }: DemoParts,
): Promise<DemoRecord> => {
  const patch = timedChanges(record, { resource, kinds: model.kinds, now: new Date() });
  if (!patch) return record;
  const claiming = { id: record.id, values: { ...record, ...patch }, changed: patch };
  if (await takenGroup(claiming, { store, resource })) return record;
  return store.change(resource.api.collection, record, patch);
};

export const shapeOf = ({ fields }: Resource, { model }: DemoParts): Shape => ({
  fields,
  kinds: model.kinds,
});

/** What a new record holds where nobody says otherwise. */
export const defaultsOf = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])),
  );

/** Secrets are not even stored here: nothing could be compared with them. */
export const withoutSecrets = <T extends Row>(record: T, { fields }: Resource, { model }: DemoParts): T => {
  const secret = new Set(fields.filter(({ kind }) => model.kinds[kind].isSecret).map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secret.has(name))) as T;
};

/** The fields of an entity that this person may not see. */
export const closedFields = (
  { fields, subject }: Resource,
  { ability }: Pick<DemoParts, 'ability'>,
): Set<string> => {
  const isClosed = ({ guarded, name }: Resource['fields'][number]) =>
    guarded && !ability().can('show', subject, name);
  return new Set(fields.filter(isClosed).map(({ name }) => name));
};

/** The record as this person may see it: without secrets, and without guarded fields that need a right. */
export const shown = (record: Row, resource: Resource, parts: DemoParts): Record<string, unknown> => {
  const closed = closedFields(resource, parts);
  const whole = withLive(record, shapeOf(resource, parts), new Date());
  const open = Object.entries(withoutSecrets(whole, resource, parts)).filter(([name]) => !closed.has(name));
  return { ...Object.fromEntries(open), [resource.api.idKey]: record['id'] };
};
