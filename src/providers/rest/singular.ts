import { isRow } from '../../model/comparable';
import type { Resource } from '../../model/resource';
import type { Dialect } from './dialect';

/**
 * A dialect for entities with a single record: its paths name no id, so inside the app it goes by the key of its
 * entity, whatever the server calls it.
 */
export const singular = (dialect: Dialect): Dialect => {
  const known = (answer: unknown, { key, api }: Resource): unknown =>
    isRow(answer) ? { ...answer, [api.idKey]: key } : answer;
  return {
    ...dialect,
    one: async (resource, id, signal) => known(await dialect.one(resource, id, signal), resource),
    update: async (resource, change) => known(await dialect.update(resource, change), resource),
  };
};
