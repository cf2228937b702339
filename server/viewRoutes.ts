import { Hono, type Context } from 'hono';
import type { Ability } from '../src/model/access/ability';
import { modelFor } from '../src/model/access/bound';
import { LONGEST_NAME, mayShareViews, showsIn, type Shows, type View } from '../src/model/pages/views';
import type { Model } from '../src/model/resolved/model';
import type { Resource } from '../src/model/resolved/resource';
import { conditionsOf } from '../src/model/rules/conditions';
import type { Access } from './accounts/access';
import type { Clock } from './clock';
import { Denied } from './denied';
import type { Answer } from './handlers';
import { newId } from './newId';
import { bodyOf } from './records/body';
import { openPart } from '../src/model/access/openFields';
import { isSortedBy, refuseUnknown, refuseUnsorted } from './records/query';
import { Refusal, refuse } from './refusal';
import { askedBy } from './requests/asked';
import type { Row, Store } from './store/store';
import { keyedWrite, type Digest } from './writes/idempotencyKey';
import { send } from './writes/send';
import { writeOnce } from './writes/storedResponses';

type Parts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Access;
  readonly digest: Digest;
};

/** Somebody who asks for views. */
type Asker = {
  readonly id: string;
  readonly ability: Ability;
  readonly model: Model;
  readonly isBound: boolean;
  /** The ids of their roles. */
  readonly roles: readonly string[];
  readonly mayShare: boolean;
};

type Body = Readonly<Record<string, unknown>>;

/** How lists were saved, each person's own and those that are shared with a role or with the staff. */
export const createViewRoutes = ({ model: whole, access, digest, ...parts }: Parts) => {
  const routes = new Hono();
  const ask = async (request: Request): Promise<Asker> => {
    const { row, ability, isBound } = await access(request.headers.get('authorization') ?? '', 'sms');
    askedBy(request).user = row._id;
    const model = modelFor(whole, isBound);
    const field = whole.accounts?.roles.field;
    const roles = [field === undefined ? undefined : row[field]]
      .flat()
      .filter((each) => typeof each === 'string');
    return {
      id: row._id,
      ability,
      model,
      isBound,
      roles,
      mayShare: !isBound && mayShareViews(whole, ability),
    };
  };
  const write = async (c: Context, run: (store: Store, asker: Asker, body: Body) => Promise<Answer>) => {
    const asker = await ask(c.req.raw);
    const keyed = await keyedWrite(c.req.raw, { account: asker.id, digest });
    const body = await bodyOf(c.req.raw);
    return send(c, await writeOnce(keyed, parts, async (store) => () => run(store, asker, body)));
  };

  routes.get('/', async (c) => {
    const asker = await ask(c.req.raw);
    const rows = await read(parts.store, asker);
    return c.json({ success: true, views: rows.map((row) => viewOf(row, asker)) });
  });

  routes.post('/', (c) => write(c, (store, asker, body) => make(store, { asker, body, clock: parts.clock })));

  routes.patch('/:id', (c) =>
    write(c, async (store, asker, body) => {
      const known = await changeable(store, asker, c.req.param('id') ?? '');
      refuseClosed(body['shows'], known['of'], asker);
      const { of, name, audience, shows, isDefault } = known;
      const wish = await checked(store, asker, { name, audience, shows, isDefault, ...body, of });
      const updatedAt = parts.clock.iso();
      const row = await store.update(COLLECTION, known._id, { patch: { ...wish, updatedAt } });
      await onlyDefault(store, row, updatedAt);
      return { status: 200, body: { success: true, view: viewOf(row, asker) } };
    }),
  );

  routes.delete('/:id', (c) =>
    write(c, async (store, asker) => {
      await store.remove(COLLECTION, (await changeable(store, asker, c.req.param('id') ?? ''))._id);
      return { status: 200, body: { success: true } };
    }),
  );

  routes.post('/order', (c) =>
    write(c, async (store, asker, { ids }) => {
      if (!Array.isArray(ids) || ids.length > MOST || !ids.every((id) => typeof id === 'string'))
        throw new Refusal(422, `Send up to ${MOST} ids of views as a list of texts.`);
      for (const [at, id] of [...new Set<string>(ids)].entries())
        await store.update(COLLECTION, (await changeable(store, asker, id))._id, { patch: { at } });
      return { status: 200, body: { success: true } };
    }),
  );
  return routes;
};

type Making = { readonly asker: Asker; readonly body: Body; readonly clock: Clock };

const make = async (store: Store, { asker, body, clock }: Making): Promise<Answer> => {
  const own = await store.count(COLLECTION, [{ path: 'by', op: 'eq', value: asker.id }]);
  if (own >= MOST) throw refuse(422, 'manyViews', { args: { most: MOST } });
  const wish = await checked(store, asker, { isDefault: false, ...body });
  refuseClosed(wish.shows, wish.of, asker);
  const now = clock.iso();
  const times = { createdAt: now, updatedAt: now };
  const row = { _id: newId(clock.now()), __v: 0, ...times, by: asker.id, at: own, ...wish };
  await store.insert(COLLECTION, row);
  await onlyDefault(store, row, now);
  return { status: 201, body: { success: true, view: viewOf(row, asker) } };
};

const COLLECTION = 'listViews';

/** The views of one person, and those shared with one. */
const MOST = 100;

/** Bytes of what a view shows. */
const LARGEST = 8_000;

const first = { sort: [{ path: 'at', order: 'number', descending: false }], offset: 0, limit: MOST } as const;

/* What is for all is for the staff: whoever is bound to own records meets what was made for their role. */
const read = async (store: Store, asker: Asker): Promise<Row[]> => {
  const audiences = [...(asker.isBound ? [] : ['all']), ...asker.roles];
  const lists = [
    await store.list(COLLECTION, { ...first, where: [{ path: 'by', op: 'eq', value: asker.id }] }),
    await store.list(COLLECTION, { ...first, where: [{ path: 'audience', op: 'in', value: audiences }] }),
  ];
  const rows = new Map(lists.flatMap((list) => list.rows).map((row) => [row._id, row]));
  return [...rows.values()].filter((row) => maySee(row, asker));
};

const maySee = (row: Row, asker: Asker): boolean => {
  const { by, audience, of } = row;
  const { id, roles, isBound, ability, model } = asker;
  const entity = model.resources.find(({ key }) => key === of);
  if (!entity || !ability.can('list', entity.subject)) return false;
  if (by === id) return true;
  const isFor = audience === 'all' ? !isBound : roles.includes(String(audience));
  return isFor && !restsOnClosed(row, entity, asker);
};

/* Without such a filter it would show more than its author saw, and with it tell what is closed. */
const restsOnClosed = (row: Row, entity: Resource, { ability, model }: Asker): boolean => {
  const { filter } = showsIn(row['shows']) ?? { filter: {} };
  const known = new Set(unknownFilters(filter, entity, model));
  return unknownFilters(filter, openPart(entity, { ability, model }), model).some((name) => !known.has(name));
};

const unknownFilters = (filter: Shows['filter'], entity: Resource, { kinds }: Model): readonly string[] =>
  conditionsOf(entity, filter, kinds).unknown;

/** @throws Refusal 400 for a filter or an order that the list of this person does not have. */
const refuseClosed = (shows: unknown, of: unknown, { ability, model }: Asker): void => {
  const entity = model.resources.find(({ key }) => key === of);
  const shown = showsIn(shows);
  if (!entity || !shown) return;
  const open = openPart(entity, { ability, model });
  refuseUnknown(shown.filter, open, model.kinds);
  if (shown.sort) refuseUnsorted(shown.sort.field, open, model.kinds);
};

const mayChange = ({ by, audience }: Row, { id, mayShare }: Asker): boolean =>
  audience === 'me' ? by === id : mayShare;

/** With all of its filters: what is left out would be a question for more. */
const viewOf = (row: Row, asker: Asker): View => ({
  id: row._id,
  of: String(row['of']),
  name: String(row['name']),
  audience: String(row['audience']),
  shows: openlySorted(showsIn(row['shows']) ?? { filter: {} }, row['of'], asker),
  isDefault: row['isDefault'] === true,
  mayChange: mayChange(row, asker),
});

/* Without an order by what is closed to this person: the list has its own then, and shows the same records. */
const openlySorted = ({ sort, ...shows }: Shows, of: unknown, { ability, model }: Asker): Shows => {
  const entity = model.resources.find(({ key }) => key === of);
  if (!sort || !entity) return shows;
  const isOpen = isSortedBy(sort.field, openPart(entity, { ability, model }), model.kinds);
  return isOpen ? { ...shows, sort } : shows;
};

/** @throws Refusal 404 for what this person does not see, 403 for what others have shared. */
const changeable = async (store: Store, asker: Asker, id: string): Promise<Row> => {
  const row = await store.get(COLLECTION, id);
  if (!row || !maySee(row, asker)) throw refuse(404, 'noView', { args: { view: id.slice(0, 200) } });
  if (!mayChange(row, asker)) throw deniedSharing(asker);
  return row;
};

type Wish = Pick<View, 'of' | 'name' | 'audience' | 'isDefault'> & { readonly shows: Shows };

const checked = async (
  store: Store,
  asker: Asker,
  { of, name, audience, shows, isDefault }: Body,
): Promise<Wish> => {
  const entity = asker.model.resources.find(({ key }) => key === of);
  if (!entity) throw new Refusal(422, 'Send the key of an entity as "of".');
  if (!asker.ability.can('list', entity.subject))
    throw new Denied({ action: 'list', subject: entity.subject }, asker.model);
  const title = typeof name === 'string' ? name.trim() : '';
  if (title === '' || title.length > LONGEST_NAME)
    throw refuse(422, 'viewName', { args: { most: LONGEST_NAME } });
  const shown = showsIn(shows);
  if (!shown || JSON.stringify(shown).length > LARGEST)
    throw refuse(422, 'viewTooLarge', { args: { most: LARGEST } });
  if (typeof audience !== 'string' || typeof isDefault !== 'boolean')
    throw new Refusal(
      422,
      'A view is for "me", for "all" or for the id of a role, and the default of its list or not.',
    );
  if (audience !== 'me' && !asker.mayShare) throw deniedSharing(asker);
  if (!['me', 'all'].includes(audience) && !(await hasRole(store, asker.model, audience)))
    throw refuse(422, 'noRole');
  return { of: entity.key, name: title, audience, shows: shown, isDefault };
};

const deniedSharing = ({ model }: Asker) => {
  const roles = model.accounts?.roles;
  if (!roles) return refuse(403, 'noSharing');
  return new Denied({ action: 'edit', subject: model.resource(roles.resource).subject }, model);
};

const hasRole = async (store: Store, model: Model, id: string): Promise<boolean> => {
  const roles = model.accounts?.roles;
  return (
    roles !== undefined && (await store.get(model.resource(roles.resource).api.collection, id)) !== undefined
  );
};

/* A list begins with one of them: who makes another one its default takes that from the former. */
const onlyDefault = async (store: Store, { _id, of, by, audience, isDefault }: Row, updatedAt: string) => {
  if (isDefault !== true) return;
  const where = Object.entries({ of, audience, ...(audience === 'me' && { by }), isDefault }).map(
    ([path, value]) => ({ path, op: 'eq', value: value as string | boolean }) as const,
  );
  const { rows } = await store.list(COLLECTION, { ...first, where });
  for (const row of rows.filter((each) => each._id !== _id))
    await store.update(COLLECTION, row._id, { patch: { isDefault: false, updatedAt } });
};
