import type { Rule } from '../../src/config/rule';
import { closedFields } from '../../src/model/access/openFields';
import { computedChanges } from '../../src/model/compute/withComputed';
import type { Issue, Kinds } from '../../src/model/resolved/kind';
import { isPlainObject } from '../../src/model/values/plainObject';
import { joined, pick, resolveLabel } from '../../src/model/resolved/labels';
import type { Labels } from '../../src/model/resolved/resolvedField';
import type { Model } from '../../src/model/resolved/model';
import { newPointers, type Pointer, type PointingChange } from '../../src/model/rules/pointers';
import type { Resource } from '../../src/model/resolved/resource';
import { referencesTo, withoutLink, type Link } from '../../src/model/rules/writeRules';
import type { Person } from '../accounts/people';
import { refuse, type Arg, type Refusal } from '../refusal';
import { ownConditions, type Asker } from '../records/own';
import { scopeConditions } from '../records/scope';
import type { Condition } from '../../src/model/rules/matchConditions';
import { matches } from '../../src/model/rules/rules';
import type { Row, Store } from '../store/store';

type Deleting = Pick<Person, 'row' | 'isBound' | 'ability'>;

type Place = {
  readonly model: Model;
  readonly store: Store;
  /** Who is bound points at records within reach only. */
  readonly person?: Asker | undefined;
};

/** References that point at no record of their entity, or at none that this person reaches; one that was there before is left alone. */
export const danglingReferences = async (
  change: PointingChange,
  { model, store, person }: Place,
): Promise<Issue[]> => {
  const isAsked = (key: string) => model.resource(key).api.source !== 'demo';
  const asked = newPointers(change, model).filter(({ to }) => to.every(isAsked));
  const found = new Map<string, ReadonlyMap<string, Row>>();
  // One after the other: a transaction has one connection.
  for (const key of new Set(asked.flatMap(({ to }) => to))) {
    const ids = asked.filter(({ to }) => to.includes(key)).map(({ id }) => id);
    found.set(key, await rowsOf(model.resource(key), [...new Set(ids)], { model, store, person }));
  }
  return asked.flatMap((pointer) => faultOf(pointer, found, model));
};

const faultOf = (
  { path, to, id, offered }: Pointer,
  found: ReadonlyMap<string, ReadonlyMap<string, Row>>,
  { kinds, resource }: Pick<Model, 'kinds' | 'resource'>,
): Issue[] => {
  const key = to.find((each) => found.get(each)?.has(id));
  const row = key === undefined ? undefined : found.get(key)?.get(id);
  if (key === undefined || !row)
    return [
      { path, key: 'reference', called: { name: [joined(to.map((each) => resource(each).label.one))] } },
    ];
  const wrong = unlike(row, offered, { to: resource(key), kinds });
  return wrong.length > 0 ? [{ path, key: 'notOffered', called: { fields: wrong } }] : [];
};

/** A record that let go of one that was deleted: its field, before and after. */
export type LetGo = {
  readonly resource: string;
  readonly id: string;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Before a record goes: what points at it forbids it with a count, or lets go of it, as the field declares. Answers what
 * has let go.
 */
export const releaseReferences = async (
  id: string,
  resource: Resource,
  { model, store, person }: Place & { readonly person?: Deleting | undefined },
): Promise<readonly LetGo[]> => {
  const every = referencesTo(model, resource.key).filter((link) => link.resource.api.source !== 'demo');
  const links = distinct(every);
  const held: Held[] = [];
  for (const link of links) {
    const where = [...holding(id, link, model), ...scopeConditions(link.resource, model.kinds)];
    held.push({ link, where, count: await store.count(link.resource.api.collection, where) });
  }
  // Nothing may be let go of for a record that then has to stay.
  const holders = held.filter(({ link, count }) => link.onDelete === 'restrict' && count > 0);
  if (holders.length > 0) {
    throw inUse(await seenBy(holders, every, { model, store, person }));
  }
  const free: LetGo[] = [];
  for (const { link, where, count } of held)
    if (count > 0) free.push(...(await letGo(id, { link, where, store, kinds: model.kinds })));
  return free;
};

type NewId = { readonly from: string; readonly to: string };

/** Has whatever points at a record point at it by another id. */
export const repointReferences = async (
  { from, to }: NewId,
  resource: Resource,
  { model, store }: Place,
): Promise<void> => {
  for (const link of distinct(referencesTo(model, resource.key))) {
    const { collection, source } = link.resource.api;
    if (source === 'demo') continue;
    const where = [...holding(from, link, model), ...scopeConditions(link.resource, model.kinds)];
    const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: Infinity });
    const [name = ''] = link.path.split('.');
    for (const row of rows) {
      const patch = { [name]: pointingTo(row[name], { from, to }) };
      await store.update(collection, row._id, { patch, by: 'nobody' });
    }
  }
};

const pointingTo = (value: unknown, { from, to }: NewId): unknown => {
  if (Array.isArray(value)) return value.map((each) => pointingTo(each, { from, to }));
  if (!isPlainObject(value)) return value === from ? to : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pointingTo(each, { from, to })]),
  );
};

/* Two entities may be the same records, for two readers: each record holds once. */
const distinct = (links: readonly Link[]): Link[] => {
  const known = new Map<string, Link>();
  for (const link of links) {
    const place = placeOf(link);
    if (!known.has(place)) known.set(place, link);
  }
  return [...known.values()];
};

const placeOf = ({ resource: { api }, path }: Link): string =>
  JSON.stringify([api.collection, api.scope, path]);

type Held = { readonly link: Link; readonly where: Condition[]; readonly count: number };

/*
 * Nobody hears of records that they may not list, or by a field that is closed to them; who is bound of those within reach only.
 * Where two entities are the same records, what one of them shows is enough.
 */
const seenBy = async (
  holders: readonly Held[],
  links: readonly Link[],
  { model, store, person }: Place & { readonly person?: Deleting | undefined },
): Promise<Held[]> => {
  if (!person) return [...holders];
  const { ability } = person;
  const seen: Held[] = [];
  const isOpen = ({ resource, path }: Link) =>
    ability.can('list', resource.subject) &&
    !closedFields(resource, { ability, model }).has(path.split('.')[0] ?? '');
  for (const held of holders) {
    const place = placeOf(held.link);
    for (const link of links.filter((each) => placeOf(each) === place)) {
      if (!isOpen(link)) continue;
      const where = [...held.where, ...ownConditions(link.resource, person, model)];
      const count = await store.count(link.resource.api.collection, where);
      if (count === 0) continue;
      seen.push({ link, where, count });
      break;
    }
  }
  return seen;
};

const inUse = (seen: readonly Held[]): Refusal => {
  const uses = seen.map(({ link, count }) => ({ resource: link.resource.key, field: link.path, count }));
  const records: Arg = ({ locale }) => seen.map((held) => counted(held, locale)).join(', ');
  return seen.length > 0 ? refuse(409, 'inUse', { args: { records }, uses }) : refuse(409, 'inUseUnseen');
};

const counted = ({ link, count }: Held, locale: string): string => {
  const { one, many } = link.resource.label;
  return `${count} ${pick(count === 1 ? one : many, locale)}`;
};

const AT_ONCE = 1000;

const letGo = async (
  id: string,
  { link, where, store, kinds }: { link: Link; where: Condition[]; store: Store; kinds: Kinds },
): Promise<LetGo[]> => {
  const { collection } = link.resource.api;
  const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: AT_ONCE });
  const shape = { fields: link.resource.fields, kinds };
  for (const row of rows) {
    const free = withoutLink(row, link, id);
    const patch = { ...free, ...computedChanges({ ...row, ...free }, shape) };
    await store.update(collection, row._id, { patch });
  }
  const [name = ''] = link.path.split('.');
  const freed = rows.map((row) => ({
    resource: link.resource.key,
    id: row._id,
    name,
    before: row[name] ?? null,
    after: withoutLink(row, link, id)[name] ?? null,
  }));
  const rest = rows.length === AT_ONCE ? await letGo(id, { link, where, store, kinds }) : [];
  return [...freed, ...rest];
};

/* A record that points at itself does not hold itself. */
const holding = (id: string, { path, field }: Link, { kinds }: Model): Condition[] => [
  kinds[field.kind].filter === 'holds' ? { path, op: 'has', value: [id] } : { path, op: 'eq', value: id },
  { path: '_id', op: 'ne', value: id },
];

const rowsOf = async (
  to: Resource,
  ids: readonly string[],
  { model, store, person }: Place,
): Promise<ReadonlyMap<string, Row>> => {
  const where: Condition[] = [
    { path: '_id', op: 'in', value: ids },
    ...scopeConditions(to, model.kinds),
    ...ownConditions(to, person, model),
  ];
  const { rows } = await store.list(to.api.collection, { where, sort: [], offset: 0, limit: ids.length });
  return new Map(rows.map((row) => [row._id, row]));
};

/** By the labels of the fields in which the record is not what is offered. */
export const unlike = (
  row: Row,
  offered: Rule = {},
  { to: { fields }, kinds }: { readonly to: Resource; readonly kinds: Kinds },
): Labels[] =>
  Object.entries(offered)
    .filter(([name, wanted]) => !matches({ [name]: wanted } as Rule, row, { fields, kinds }))
    .map(([name]) => {
      const field = fields.find((each) => each.name === name);
      return field ? field.label : resolveLabel(name);
    });
