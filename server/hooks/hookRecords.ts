import type { Rule } from '../../src/config/rule';
import type { Condition } from '../../src/model/rules/matchConditions';
import { ruleConditions } from '../../src/model/rules/rules';
import type { Resource } from '../../src/model/resolved/resource';
import type { Request } from '../handlers';
import { comparableValues } from '../overlaps/comparableValues';
import { binOf, layIntoBin, readBinned } from '../bin/bin';
import type { Parts } from '../parts';
import { withoutSecrets } from '../records/records';
import { isInScope, scopeConditions } from '../records/scope';
import { inTime } from '../records/applyTimedTransitions';
import { orderAt } from '../../src/model/resolved/fieldAt';
import { createManyByServer, updateManyByServer } from '../writes/many';
import type { Query, Row } from '../store/store';
import { existing, storePatch, withFollowing } from '../writes/change';
import { refuseFaults } from '../writes/checkWrite';
import { releaseReferences } from '../writes/references';
import { createByServer } from '../writes/write';
import type { Records } from './defineHooks';
import { textsOf } from './hookTexts';

type Values = Readonly<Record<string, unknown>>;

/** A stored record as hooks see it. */
export const toRecord = (row: Values, { fields }: Resource, { kinds }: Parts['model']): Values => {
  const { _id, __v, ...values } = row;
  return { ...withoutSecrets(values, fields, kinds), ...(_id !== undefined && { id: _id }) };
};

type Place = Parts & Pick<Request, 'outside'>;

/** Runs a write whole or not at all: within the transaction that is open, or in one of its own. */
export type Whole = <T>(work: (place: Place) => Promise<T>) => Promise<T>;

type Asked = Parts & {
  /** The id of whoever is signed in. */
  readonly by?: string | undefined;
};

/** The records of one entity for hooks: by its rules, and with all rights. */
export const recordsOf = (resource: Resource, { by, ...parts }: Asked, whole: Whole): Records<Values> => {
  const { model, store } = parts;
  const { collection } = resource.api;
  const seen = (row: Row) => toRecord(row, resource, model);
  const conditions = (where: Rule = {}): Condition[] => [
    ...ruleConditions(where, { fields: resource.fields, kinds: model.kinds }).map(byStoredId),
    ...scopeConditions(resource, model.kinds),
  ];
  const list = async (asked: Partial<Query>): Promise<Row[]> => {
    const query = { where: [], offset: 0, limit: 100, isUncounted: true, ...asked };
    const { rows } = await store.list(collection, { sort: [], ...query });
    return rows;
  };
  return {
    ...textsOf(resource, parts),
    get: async (id) => {
      const row = await store.get(collection, id);
      const isThere = row && isInScope(resource, row, model.kinds);
      return isThere ? seen(await inTime(row, resource, parts)) : undefined;
    },
    getMany: async (ids) => {
      const named = { path: '_id', op: 'in', value: ids } as const;
      return (await list({ where: [named, ...conditions()], limit: ids.length })).map(seen);
    },
    list: async ({
      where,
      sort: [field, direction] = ['createdAt', 'ASC'],
      offset = 0,
      limit = 100,
    } = {}) => {
      const path = field === 'id' ? '_id' : field;
      const order = orderAt(resource.fields, path, model.kinds);
      const sort = [{ path, order, descending: direction === 'DESC' }] as const;
      return (await list({ where: conditions(where), sort, offset, limit })).map(seen);
    },
    count: (where) => store.count(collection, conditions(where)),
    create: (values) => whole(async (place) => seen(await createByServer(resource, values, place))),
    createMany: (rows) => whole((place) => createManyByServer(resource, rows, place)),
    update: (id, values, { aside = false } = {}) =>
      whole(async (place) => {
        const before = await existing({ resource, id }, place);
        const asked = comparableValues(values, { resource, kinds: model.kinds, before });
        const patch = withFollowing({ before, patch: asked }, { resource }, place);
        await refuseFaults({ before, after: { ...before, ...patch } }, { resource }, place);
        const how = aside ? ({ isAside: true, by: 'nobody' } as const) : {};
        return seen(await storePatch({ before, patch }, { resource, outside: place.outside, ...how }, place));
      }),
    updateMany: (changes) => whole((place) => updateManyByServer(resource, changes, place)),
    remove: (id, options) => whole((place) => removeByServer({ id, by, ...options }, resource, place)),
    binned: async (page) => (await binnedIn(resource, { where: conditions(), ...page }, parts)).map(seen),
    options: (name) => {
      const field = resource.fields.find((each) => each.name === name);
      return field && 'values' in field ? (field.values as Readonly<Record<string, Values>>) : {};
    },
  };
};

type Removed = { readonly id: string; readonly by: string | undefined; readonly toBin?: boolean };

const removeByServer = async ({ id, by, toBin = false }: Removed, resource: Resource, place: Place) => {
  if (toBin) refuseWithoutBin(resource);
  const row = await existing({ resource, id }, place);
  const letGo = await releaseReferences(id, resource, place);
  await place.store.remove(resource.api.collection, id);
  if (toBin) await layIntoBin({ row, letGo, by }, resource, place);
};

const binnedIn = async (resource: Resource, page: Partial<Query>, { store }: Parts): Promise<Row[]> => {
  refuseWithoutBin(resource);
  const sort = [{ path: 'updatedAt', order: 'text', descending: true }] as const;
  const query = { where: [], sort, offset: 0, limit: 100, isUncounted: true, ...page };
  const { rows } = await store.list(binOf(resource).api.collection, query);
  return rows.map((row) => readBinned(row).record);
};

const refuseWithoutBin = ({ key, hasBin }: Resource): void => {
  if (!hasBin) throw new Error(`"${key}" has no bin. Say \`bin: true\` of it.`);
};

/* However deep in a rule it stands: what asks a path that no record has would leave out nothing. */
const byStoredId = (condition: Condition): Condition => {
  if (condition.op === 'not') return { ...condition, of: byStoredId(condition.of) };
  if (condition.op === 'and' || condition.op === 'or')
    return { ...condition, of: condition.of.map(byStoredId) };
  return condition.path === 'id' ? { ...condition, path: '_id' } : condition;
};
