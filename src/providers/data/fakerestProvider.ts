import fakerest from 'ra-data-fakerest';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { withComputed, withLive } from '../../model/compute/withComputed';
import { fakeId } from '../../model/demo/fakeId';
import { fakeRecords, type FakeOptions } from '../../model/demo/fakeRecords';
import { totalsOf } from '../../model/numbers/totals';
import { isListAt } from '../../model/numbers/totalsFault';
import { groupingFor, groupsOf, type Grouping } from '../../model/pages/groups';
import { pageInGroups } from '../../model/pages/pageInGroups';
import { fieldAt } from '../../model/resolved/fieldAt';
import type { Issue } from '../../model/resolved/kind';
import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { ResourceProvider, SetMarkParams } from '../../model/resolved/resourceProvider';
import { actionFault, applyAction } from '../../model/rules/applyAction';
import { conditionsOf } from '../../model/rules/conditions';
import { matchesAll } from '../../model/rules/matchConditions';
import { sorted } from '../../model/rules/sorted';
import type { Row } from '../../model/values/comparable';
import { HttpFailure } from '../http/failure';
import { demoOrder } from './demoOrder';

type Options = { readonly faker: FakeOptions['faker']; readonly now: Date };

const SEED = 7;

/**
 * Entities that no server has (`source: 'demo'`): made-up records, the same each time, kept by ra-data-fakerest until
 * the page is left. Filters, computed values and actions work as on a server; unique values, transitions and versions
 * are nobody's to enforce here.
 */
export const createFakerestProvider = (model: Model, { faker, now }: Options): ResourceProvider => {
  const own = model.resources.filter(({ api }) => api.source === 'demo');
  const made = fakeRecords({ ...model, resources: own }, { faker, now, seed: SEED });
  const data = Object.fromEntries(own.map((each) => [each.name, unmarked(each, made, model)]));
  const records = fakerest(data);

  const { shown, list, one, many } = readingOf(records, model);
  const written = (record: Row, name: string) => ({
    ...withComputed(record, shapeOf(model.resource(name), model)),
    updatedAt: new Date().toISOString(),
  });
  const change = async (name: string, id: unknown, patch: Row) => {
    const previousData = await one(name, id);
    const changed = { id: previousData.id, previousData, data: written({ ...previousData, ...patch }, name) };
    return { data: shown((await records.update(name, changed)).data as Row, name) };
  };
  let count = Object.values(data).flat().length;

  const provider = {
    ...records,
    getList: list,
    getManyReference: (name, { target, id, filter, ...params }) =>
      list(name, { ...params, filter: { ...(filter as Row), [target]: id } }),
    getOne: async (name, { id }) => ({ data: await one(name, id) }),
    getMany: async (name, { ids }) => ({ data: await many(name, ids) }),
    create: async (name, params) => {
      const defaults = firstValues(model.resource(name), model);
      const id = fakeId(model.resource(name).key, (count += 1));
      const record = written({ ...defaults, ...params.data, createdAt: new Date().toISOString() }, name);
      return { data: shown((await records.create(name, { data: { ...record, id } })).data as Row, name) };
    },
    update: (name, { id, data: patch }) => change(name, id, patch as Row),
    updateMany: async (name, { ids, data: patch }) => {
      for (const id of ids) await change(name, id, patch as Row);
      return { data: ids };
    },
    delete: async (name, { id }) => records.delete(name, { id: (await one(name, id)).id }),
    markRead: async (name, { ids }) => {
      for (const id of ids) await change(name, id, { [model.resource(name).bell?.read ?? '']: true });
      return { data: [...ids] };
    },
    clear: async (name) => {
      const { data: all } = await list(name, { ...EVERYTHING, filter: {} });
      return records.deleteMany(name, { ids: all.map(({ id }) => id) });
    },
    mark: marking(records, { one, shown }),
    runAction: async (name, { action, id, values }) => {
      const { fields } = model.resource(name);
      const record = await one(name, id);
      return change(name, id, applyAction(action, record, { form: values, fields }));
    },
    ...beyond,
    editAll: actingOnAll(list, change, model),
    getHistory: async () => ({ data: { entries: [], total: 0 } }),
    getTotals: async (name, { filter, ...question }) => {
      const { data: found } = await list(name, { ...EVERYTHING, filter });
      const isList = isListAt(question.by, model.resource(name).fields, model.kinds);
      return { data: totalsOf(found, { ...question, isList }) };
    },
  } as ResourceProvider;
  return demoOrder(provider, model);
};

const isMark = ({ kind }: ResolvedField, { kinds }: Model): boolean => kinds[kind].isPersonal === true;

const unmarked = (
  { key, fields }: Resource,
  made: Readonly<Record<string, readonly Row[]>>,
  model: Model,
) => {
  const marks = fields.filter((field) => isMark(field, model));
  const none = Object.fromEntries(marks.map(({ name }) => [name, false]));
  return (made[key] ?? []).map((record) => ({ ...record, ...none }));
};

const firstValues = ({ fields }: Resource, model: Model): Row =>
  Object.fromEntries(
    fields.map((field) => [field.name, isMark(field, model) ? false : (field.default ?? null)]),
  );

/* What one person has in the own browser needs no other place, and leaves the record as it was. */
const marking =
  (records: DataProvider, { one, shown }: Pick<ReturnType<typeof readingOf>, 'one' | 'shown'>) =>
  async (name: string, { id, marks }: SetMarkParams) => {
    const previousData = await one(name, id);
    const data = { ...previousData, ...marks };
    return { data: shown((await records.update(name, { id, previousData, data })).data as Row, name) };
  };

type List = (name: string, params: GetListParams) => Promise<{ readonly data: readonly RaRecord[] }>;
type Change = (name: string, id: unknown, patch: Row) => Promise<unknown>;

/* An action of a whole list; the same values it gives nobody. */
const actingOnAll =
  (list: List, change: Change, { resource: resourceOf, kinds }: Model): ResourceProvider['editAll'] =>
  async (name, { action, filter, values, run }) => {
    if (!action) return notOffered();
    const resource = resourceOf(name);
    const counts = { changed: 0, same: 0, refused: 0, faults: [] as Issue[] };
    const { data: found } = await list(name, { ...EVERYTHING, filter });
    for (const record of found) {
      const fault = actionFault(action, record, { resource, kinds });
      const patch = applyAction(action, record, { form: values, fields: resource.fields });
      const became = fault ? 'refused' : Object.keys(patch).length === 0 ? 'same' : 'changed';
      counts[became] += 1;
      if (fault) counts.faults.push(fault);
      if (became === 'changed' && run !== undefined) await change(name, record.id, patch);
    }
    return { data: { ...counts, after: undefined, undo: undefined } };
  };

const notOffered = () => Promise.reject(new HttpFailure('refused', 'app.errors.notOffered'));

/* What it does not do, or not by itself. */
const beyond = {
  place: notOffered,
  getEstimate: notOffered,
  getExport: notOffered,
  upload: notOffered,
  getFileAddresses: notOffered,
  importRows: notOffered,
  checkRows: notOffered,
  getImports: notOffered,
  undoImport: notOffered,
  undo: notOffered,
  getBin: notOffered,
  putBack: notOffered,
  removeForGood: notOffered,
  undoes: async () => ({ data: false }),
};

const shapeOf = ({ fields }: Resource, { kinds }: Model) => ({ fields, kinds });

const readingOf = (records: DataProvider, model: Model) => {
  const shown = (record: Row, name: string) =>
    withLive(record, shapeOf(model.resource(name), model), new Date()) as RaRecord;
  /* fakerest's own filters know neither ranges of dates nor lists of values; it takes a function as well. */
  const passes = (name: string, filter: Row) => {
    const { conditions, search } = conditionsOf(model.resource(name), filter, model.kinds);
    return (record: Row) => matchesAll(record, conditions, search);
  };
  /* Nor does it put texts in the order that people expect. */
  const list = async (name: string, { filter, pagination, sort = BY_ID, meta, ...params }: GetListParams) => {
    const asked = { ...EVERYTHING, ...params, filter: passes(name, (filter ?? {}) as Row) };
    const { data, total } = await records.getList(name, asked);
    const { page, perPage } = pagination ?? EVERYTHING.pagination;
    const field = fieldAt(model.resource(name).fields, sort.field);
    const order = field ? model.kinds[field.kind].order : 'text';
    const inOrder = sorted(data, [{ path: sort.field, order, descending: sort.order === 'DESC' }]);
    const { group } = Object(meta) as { readonly group?: Grouping };
    const grouping = group && groupingFor(group, sort);
    const by = grouping && fieldAt(model.resource(name).fields, grouping.field);
    const groups = grouping && groupsOf(by, grouping, model.kinds);
    const found = groups
      ? pageInGroups(inOrder, { path: grouping.field, groups }, { page, perPage })
      : { data: inOrder.slice((page - 1) * perPage, page * perPage), groups: undefined };
    return {
      data: found.data.map((record) => shown(record, name)),
      total,
      ...(found.groups && { meta: { groups: found.groups } }),
    };
  };
  const one = async (name: string, id: unknown) => {
    const [record] = await many(name, [id]);
    if (!record) throw new HttpFailure('notFound');
    return record;
  };
  const many = async (name: string, ids: readonly unknown[]) => {
    const wanted = new Set(ids.map(String));
    const { data: found } = await records.getList(name, {
      ...EVERYTHING,
      filter: ({ id }: Row) => wanted.has(String(id)),
    });
    return found.map((record) => shown(record, name));
  };
  return { shown, list, one, many };
};

const BY_ID = { field: 'id', order: 'ASC' as const };

const EVERYTHING = { pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER }, sort: BY_ID };
