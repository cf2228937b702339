import type { Rule } from '../../src/config/rule';
import type { Condition } from '../../src/model/rules/matchConditions';
import { ruleConditions } from '../../src/model/rules/rules';
import type { Resource } from '../../src/model/resolved/resource';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { withoutSecrets } from '../records/records';
import { isInScope, scopeConditions } from '../records/scope';
import { inTime } from '../records/applyTimedTransitions';
import type { Row } from '../store/store';
import { existing, storePatch, withFollowing } from '../writes/change';
import { refuseFaults } from '../writes/checkWrite';
import { releaseReferences } from '../writes/references';
import { createByServer } from '../writes/write';
import type { Records } from './defineHooks';

type Values = Readonly<Record<string, unknown>>;

/** A stored record as hooks see it. */
export const toRecord = (row: Values, { fields }: Resource, { kinds }: Parts['model']): Values => {
  const { _id, __v, ...values } = row;
  return { ...withoutSecrets(values, fields, kinds), ...(_id !== undefined && { id: _id }) };
};

type Place = Parts & Pick<Request, 'outside'>;

/** Runs a write whole or not at all: within the transaction that is open, or in one of its own. */
export type Whole = <T>(work: (place: Place) => Promise<T>) => Promise<T>;

/** The records of one entity for hooks: by its rules, and with all rights. */
export const recordsOf = (resource: Resource, parts: Parts, whole: Whole): Records<Values> => {
  const { model, store } = parts;
  const { collection } = resource.api;
  const seen = (row: Row) => toRecord(row, resource, model);
  const conditions = (where: Rule = {}): Condition[] => [
    ...ruleConditions(where, { fields: resource.fields, kinds: model.kinds }),
    ...scopeConditions(resource, model.kinds),
  ];
  return {
    get: async (id) => {
      const row = await store.get(collection, id);
      const isThere = row && isInScope(resource, row, model.kinds);
      return isThere ? seen(await inTime(row, resource, parts)) : undefined;
    },
    list: async ({ where, offset = 0, limit = 100 } = {}) => {
      const sort = [{ path: 'createdAt', order: 'text', descending: false } as const];
      const { rows } = await store.list(collection, { where: conditions(where), sort, offset, limit });
      return rows.map(seen);
    },
    count: (where) => store.count(collection, conditions(where)),
    create: (values) => whole(async (place) => seen(await createByServer(resource, values, place))),
    update: (id, asked) =>
      whole(async (place) => {
        const before = await existing({ resource, id }, place);
        const patch = withFollowing({ before, patch: asked }, { resource }, place);
        await refuseFaults({ before, after: { ...before, ...patch } }, { resource }, place);
        return seen(await storePatch({ before, patch }, { resource, outside: place.outside }, place));
      }),
    remove: (id) =>
      whole(async (place) => {
        await existing({ resource, id }, place);
        await releaseReferences(id, resource, place);
        await place.store.remove(collection, id);
      }),
  };
};
