import { Hono } from 'hono';
import { boundResource, reachOf } from '../../src/model/access/bound';
import { HISTORY_PAGE } from '../../src/model/answers/history';
import type { Resource } from '../../src/model/resolved/resource';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { Access } from '../accounts/access';
import type { People, Person } from '../accounts/people';
import type { Parts } from '../parts';
import { closedFields } from '../../src/model/access/openFields';
import { Denied } from '../denied';
import { Refusal } from '../refusal';
import { askedBy } from '../requests/asked';
import type { Row } from '../store/store';
import { existing } from '../writes/change';
import { referenceTo } from './entries';

type HistoryParts = Parts & { readonly access: Access; readonly people: People };

/**
 * The changes of one record, for whoever may see it: without the fields that are closed to this person, and for a bound
 * person without the names of others.
 */
export const createHistoryRoutes = ({ access, people, ...parts }: HistoryParts) => {
  const { model, store } = parts;
  const log = model.log?.changes === undefined ? undefined : model.resource(model.log.changes);
  const routes = new Hono();

  routes.get('/:entity/:id', async (c) => {
    const { entity, id } = c.req.param();
    const resource = model.resources.find(({ key, hasHistory }) => key === entity && hasHistory);
    const header = c.req.header('authorization');
    const person = await access(header, resource?.api.source ?? 'sms');
    askedBy(c.req.raw).user = person.row._id;
    if (!log || !resource) throw new Refusal(404, `"${entity.slice(0, 200)}" has no history.`);
    if (!mayShow(resource, person)) throw new Denied({ action: 'show', subject: resource.subject }, model);
    const row = await existing({ resource, id, person }, parts);
    const page = Math.min(Number.parseInt(c.req.query('page') ?? '0', 10) || 0, FURTHEST_PAGE);
    const { rows, total } = await store.list(log.api.collection, {
      where: [
        { path: 'resource', op: 'eq', value: resource.key },
        { path: 'recordId', op: 'eq', value: row._id },
        { path: 'result', op: 'eq', value: 'ok' },
      ],
      sort: [{ path: 'createdAt', order: 'text', descending: true }],
      offset: Math.max(page, 0) * HISTORY_PAGE,
      limit: HISTORY_PAGE,
    });
    const reached = person.isBound ? boundResource(resource, model) : resource;
    const closed = closedFields(reached, { ability: person.ability, model });
    const nameOf = createNameOf(person, people);
    const history = [];
    for (const entry of rows)
      history.push({
        id: entry._id,
        at: entry.createdAt,
        action: entry['action'],
        by: await nameOf(entry, log),
        reason: entry['reason'],
        change: openSides(entry['change'], closed),
      });
    return c.json({ success: true, history, total_results: total });
  });
  return routes;
};

const FURTHEST_PAGE = 100_000;

const mayShow = (resource: Resource, { ability, isBound }: Person): boolean =>
  ability.can('show', resource.subject) && (!isBound || reachOf(resource) !== 'none');

/* Asked for once for each person on a page. */
const createNameOf = (asking: Person, people: People) => {
  const names = new Map<string, string>();
  return async (entry: Row, log: Resource): Promise<string | undefined> => {
    const holder = referenceTo({ key: String(entry['actorType']) }, log);
    const id = holder && entry[holder];
    if (typeof id !== 'string' || (asking.isBound && id !== asking.row._id)) return undefined;
    const known = names.get(id);
    if (known !== undefined) return known;
    const person = await people.byId(id);
    const name = person && String(people.userDataOf(person)['fullName']);
    if (name !== undefined) names.set(id, name);
    return name;
  };
};

const openSides = (change: unknown, closed: ReadonlySet<string>) => {
  const side = (value: unknown) =>
    isPlainObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !closed.has(name)))
      : null;
  return isPlainObject(change) ? { before: side(change['before']), after: side(change['after']) } : null;
};
