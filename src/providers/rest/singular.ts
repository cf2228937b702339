import type { Resource } from '../../model/resolved/resource';
import type { Dialect } from './dialect';
import { isPlainObject } from '../../model/values/plainObject';

/**
 * A dialect for entities with a single record: its paths name no id, so inside the app it goes by the key of its
 * entity, whatever the server calls it.
 */
export const singular = (dialect: Dialect): Dialect => {
  const named = (answer: unknown, { key, api, fields }: Resource): unknown => {
    if (!isPlainObject(answer)) return answer;
    /* No id is asked for, so an answer shows that it is something else by having nothing that is declared. */
    const known = new Set(['id', '_id', '__v', api.idKey, ...fields.map(({ name }) => name)]);
    const names = Object.keys(answer);
    if (names.length > 0 && !names.some((name) => known.has(name))) return undefined;
    return { ...answer, [api.idKey]: key };
  };
  return {
    ...dialect,
    one: async (resource, id, signal) => named(await dialect.one(resource, id, signal), resource),
    act: async (resource, call) => {
      const answer = await dialect.act(resource, call);
      return { ...answer, record: named(answer.record, resource) };
    },
    update: async (resource, change) => named(await dialect.update(resource, change), resource),
  };
};
