import { askedPart, leadsTo, publicPart } from '../../src/model/access/publicPart';
import { hintFor } from '../../src/model/check/didYouMean';
import type { Model } from '../../src/model/resolved/model';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { conditionsOf, filterNames, searchPaths } from '../../src/model/rules/conditions';
import type { Condition } from '../../src/model/rules/matchConditions';
import { textsOf } from '../../src/model/check/untrusted';
import type { Person } from '../accounts/people';
import type { Parts } from '../parts';
import { applyTimedTransitions } from '../records/applyTimedTransitions';
import { among, readQuery } from '../records/query';
import { toWire } from '../records/records';
import { scopeConditions } from '../records/scope';
import { Refusal } from '../refusal';
import type { Row } from '../store/store';

/** Records of a page at most. */
const MOST = 100;

/** What lists are asked here besides filters; all else that a list knows is for whoever has signed in. */
const ASKED = ['page', 'entriesPerPage', 'search', 'sort', 'ids'];

type Around = Parts & { readonly nobody: Person };

/** Reads an entity for people without an account: the records that meet `when`, by the fields that it shows. */
export const createPublicReading = (whole: Resource, { kinds }: Pick<Model, 'kinds'>) => {
  const shown = publicPart(whole, kinds);
  const asked = askedPart(whole, kinds);
  const names = asked.fields.map(({ name }) => name);
  const offered = filterNames(asked, kinds).filter((path) => names.includes(path.split('.')[0] ?? ''));

  const tell = async (rows: readonly Row[], { nobody, ...parts }: Around) => {
    const { model, clock } = parts;
    const reader = { model, ability: nobody.ability, now: clock.now(), isUnmarked: true };
    const seen = rows.map((row) => toWire(row, shown, reader));
    const named = seen.map((record) => only(record, ['id', ...shown.fields.map(({ name }) => name)], shown));
    return withoutHidden(named, shown, parts);
  };

  const list = async (params: URLSearchParams, around: Around) => {
    const { model, store, nobody } = around;
    for (const name of params.keys()) if (!isAsked(name, offered)) throw notAsked(name, offered);
    refuseSort(params.get('sort'), asked);
    await applyTimedTransitions(whole, around);
    const reader = { resource: asked, model, person: nobody, marks: new Map() };
    const { page, limit: wanted, ...query } = readQuery(params, reader);
    const limit = Math.min(wanted, MOST);
    const where = [...query.where, ...publicConditions(whole, model)];
    const search = query.search && among(query.search, searchPaths(whole, kinds));
    const asking = { ...query, ...(search && { search }), where, limit, offset: page * limit };
    const { rows, total } = await store.list(whole.api.collection, asking);
    const records = await tell(rows, around);
    return { success: true, records, total_results: total, entries_per_page: limit, page };
  };

  /** @throws Refusal 404, whether there is none or it is not public. */
  const one = async (id: string, around: Around) => {
    const record = await find(id, around);
    if (!record) throw new Refusal(404, 'There is nothing here.');
    return { success: true, record };
  };

  const find = async (id: string, around: Around) => {
    const found = await publicRows([id], whole, around);
    const [record] = await tell(found, around);
    return record;
  };

  return { list, one, find };
};

/** What the records of an entity have to meet for people without an account, as the store is asked for them. */
export const publicConditions = (
  resource: Resource,
  { kinds }: Pick<Model, 'kinds'>,
): readonly Condition[] => {
  const { read } = resource.public ?? {};
  if (!read) return NONE;
  const { conditions, unknown, unusable } = conditionsOf(resource, read.when, kinds);
  // Less would be more records: the start-up check has refused it.
  if (unknown.length > 0 || unusable.length > 0) return NONE;
  return [...conditions.map(onStore), ...scopeConditions(resource, kinds)];
};

/** Those of these records that are public by now. */
export const publicRows = async (
  ids: readonly string[],
  resource: Resource,
  parts: Parts,
): Promise<readonly Row[]> => {
  const { model, store } = parts;
  const where: Condition[] = [
    { path: '_id', op: 'in', value: [...ids] },
    ...publicConditions(resource, model),
  ];
  if (ids.length === 0) return [];
  await applyTimedTransitions(resource, parts);
  return (await store.list(resource.api.collection, { where, sort: [], offset: 0, limit: ids.length })).rows;
};

const NONE: readonly Condition[] = [{ op: 'or', of: [] }];

const onStore = <C extends Condition>(condition: C): C =>
  'path' in condition && condition.path === 'id' ? { ...condition, path: '_id' } : condition;

const isAsked = (name: string, offered: readonly string[]): boolean =>
  ASKED.includes(name) ||
  offered.includes(name) ||
  offered.includes(name.replace(/_(gte?|lte?|exists)$/, ''));

const notAsked = (name: string, offered: readonly string[]): Refusal => {
  const valid = [...ASKED, ...offered];
  return new Refusal(400, `"${name.slice(0, 100)}" is nothing to ask here. ${hintFor(name, valid)}`);
};

/* Also of every record is when it was made and changed, and that nobody is shown here is what nobody sorts by. */
const refuseSort = (asked: string | null, { fields, api }: Resource): void => {
  const path = (asked ?? '').replace(/^-/, '');
  const offered = [api.idKey, ...fields.filter(({ sortable }) => sortable).map(({ name }) => name)];
  const [top = ''] = path.split('.');
  if (path === '' || path === 'id' || offered.includes(path) || (offered.includes(top) && top !== path))
    return;
  throw new Refusal(400, `This list cannot be sorted by "${path.slice(0, 100)}". ${hintFor(path, offered)}`);
};

type Told = Readonly<Record<string, unknown>>;

const only = (record: Told, names: readonly string[], { api }: Resource): Told => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))),
  id: record[api.idKey],
});

/* Of what is pointed at, nobody learns even that there is something, unless it is public itself. */
const withoutHidden = async (
  records: readonly Told[],
  { fields }: Resource,
  parts: Parts,
): Promise<readonly Told[]> => {
  const { kinds } = parts.model;
  let told = records;
  for (const field of fields) {
    const [to] = leadsTo(field, kinds);
    if (to === undefined) continue;
    const ids = [...new Set(told.flatMap((record) => idsIn(record[field.name])))];
    const open = new Set((await publicRows(ids, parts.model.resource(to), parts)).map(({ _id }) => _id));
    told = told.map((record) => ({ ...record, [field.name]: kept(record[field.name], field, open) }));
  }
  return told;
};

const idsIn = (value: unknown): readonly string[] => textsOf([value].flat());

const kept = (value: unknown, _field: ResolvedField, open: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return textsOf(value).filter((id) => open.has(id));
  return typeof value === 'string' && open.has(value) ? value : null;
};
