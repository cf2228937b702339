import type { Ability } from '../../model/ability';
import type { Row } from '../../model/comparable';
import { withComputed, withLive, type Shape } from '../../model/compute/withComputed';
import type { DemoRecord } from '../../model/fakeRecords';
import type { Model } from '../../model/model';
import type { Resource } from '../../model/resource';
import { matches } from '../../model/rules';
import { timedChanges } from '../../model/timedChanges';
import type { DemoStore } from './demoStore';
import { refuse } from './refuse';

export type DemoParts = {
  readonly model: Model;
  readonly store: DemoStore;
  readonly ability: () => Pick<Ability, 'can'>;
  /** The id of whoever asks, where somebody is signed in. */
  readonly me?: (() => string | undefined) | undefined;
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

/** The record as time has made it (`timed`), written down like any change. */
export const elapsed = async (
  record: DemoRecord,
  resource: Resource,
  parts: DemoParts,
): Promise<DemoRecord> => {
  const patch = timedChanges(record, { resource, kinds: parts.model.kinds, now: new Date() });
  return patch ? parts.store.change(resource.api.collection, record, patch) : record;
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

/** The record as this person may see it: without secrets, and without guarded fields that need a right. */
export const shown = (record: Row, resource: Resource, parts: DemoParts): Record<string, unknown> => {
  const { fields, subject, api } = resource;
  const ability = parts.ability();
  const isClosed = (name: string) =>
    fields.some((field) => field.name === name && field.guarded && !ability.can('show', subject, name));
  const whole = withLive(record, shapeOf(resource, parts), new Date());
  const open = Object.entries(withoutSecrets(whole, resource, parts)).filter(([name]) => !isClosed(name));
  return { ...Object.fromEntries(open), [api.idKey]: record['id'] };
};
