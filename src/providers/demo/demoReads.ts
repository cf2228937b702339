import type { Row } from '../../model/values/comparable';
import { conditionsOf } from '../../model/rules/conditions';
import { orderAt } from '../../model/resolved/fieldAt';
import { matchesAll } from '../../model/rules/matchConditions';
import { sorted } from '../../model/rules/sorted';
import type { DemoRecord } from '../../model/demo/demoRecord';
import { HttpFailure } from '../http/failure';
import type { Resource } from '../../model/resolved/resource';
import type { Dialect } from '../rest/dialect';
import { present } from './demoAccount';
import { closedFields, elapsed, isInScope, shown, type DemoParts } from './demoRecords';

/** Lists and records, found by the same conditions as everywhere. */
export const createDemoReads = (parts: DemoParts): Pick<Dialect, 'list' | 'many' | 'one'> => {
  const { store } = parts;
  const { kinds } = parts.model;
  return {
    list: async (resource, { page, perPage, sort, filter }, signal) => {
      if (signal?.aborted) throw new HttpFailure('cancelled');
      const found = await findAll(resource, filter, parts);
      const order = orderAt(resource.fields, sort.field, kinds);
      const ordered = sorted(found, [{ path: sort.field, order, descending: sort.order === 'DESC' }]);
      const rows = ordered.slice((page - 1) * perPage, page * perPage);
      return {
        rows: rows.map((record) => shown(record, resource, parts)),
        total: found.length,
        found: rows.length,
        entriesPerPage: perPage,
      };
    },
    many: async (resource, ids) => {
      await applyTimedTransitions(resource, parts);
      const found = await store.find(
        resource.api.collection,
        (record) => ids.includes(record.id) && isInScope(resource, record, parts),
      );
      return { rows: found.map((record) => shown(record, resource, parts)), total: found.length };
    },
    one: async (resource, id) => shown(await present(resource, id, parts), resource, parts),
  };
};

/** Every record that a filter finds, as time has made it. What asks for a field that is closed asks nothing. */
export const findAll = async (resource: Resource, filter: Row, parts: DemoParts): Promise<DemoRecord[]> => {
  await applyTimedTransitions(resource, parts);
  const closed = closedFields(resource, parts);
  const open = { ...resource, fields: resource.fields.filter(({ name }) => !closed.has(name)) };
  const { conditions, search } = conditionsOf(open, filter, parts.model.kinds);
  return parts.store.find(
    resource.api.collection,
    (record) => isInScope(resource, record, parts) && matchesAll(record, conditions, search),
  );
};

/* Before a list is read, so that its filter finds every record in the state that it has by now. */
const applyTimedTransitions = async (resource: Resource, parts: DemoParts): Promise<void> => {
  if (resource.timed.length === 0) return;
  const records = await parts.store.find(resource.api.collection, (each) => isInScope(resource, each, parts));
  for (const record of records) await elapsed(record, resource, parts);
};
