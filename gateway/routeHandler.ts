import type { Context } from 'hono';
import type { Access } from './accounts/access';
import type { AccountWork } from './accounts/accountWork';
import { act } from './writes/act';
import type { Announce } from './announce';
import { bodyOf } from './body';
import { rightOf, type Answer, type Handlers, type Parts } from './handlers';
import { list, one } from './read';
import { isRow } from '../src/model/comparable';
import type { Resource } from '../src/model/resource';
import { Refusal } from './refusal';
import { singleRecord } from './singleRecord';
import { totals } from './totals';
import type { Route, Served } from './routes';
import { isInScope } from './scope';
import { askedBy } from './upkeep/asked';
import { create, remove, update } from './writes/write';

type HandlerParts = Parts & {
  readonly access: Access;
  readonly account: AccountWork;
  readonly announce: Announce;
};

/** Serves one route: who asks, for which entity, may they, and only then the work. */
export const createRouteHandler =
  (route: Route, { access, account, announce, ...parts }: HandlerParts) =>
  async (c: Context) => {
    const person = await access(c.req.header('authorization'), route.source, route.method);
    askedBy(c.req.raw).user = person.row._id;
    const body = await bodyOf(c.req.raw);
    const named = c.req.param('id') ?? '';
    const { resource, operation, action } = await choose(route.served, { id: named, body }, parts);
    const [right, subject] = operation === 'action' ? action.can : [rightOf[operation], resource.subject];
    if (!person.ability.can(right, subject)) {
      throw new Refusal(403, `You lack the right to ${right} ${subject}.`);
    }
    const id = resource.single ? await singleRecord(resource, person, parts) : named;
    const params = new URL(c.req.url).searchParams;
    const answer = await handlers[operation]({ resource, person, params, id, body, action, account }, parts);
    if (operation === 'create') await announce(createdId(answer, resource), resource);
    return c.json(answer.body, answer.status);
  };

const createdId = ({ body }: Answer, { api }: Resource): string => {
  const record = body[api.row];
  return String(isRow(record) ? record[api.idKey] : '');
};

const handlers: Handlers = { list, totals, one, create, update, delete: remove, action: act };

type Asked = { readonly id: string; readonly body: Readonly<Record<string, unknown>> };

/**
 * Of the entities that share a route, the one whose scope the stored record, or the new one, lies in. What lies in
 * none is judged by one that could have such records: not by one that stamps them with something else.
 */
const choose = async (
  served: readonly Served[],
  { id, body }: Asked,
  { model, store }: Parts,
): Promise<Served> => {
  const [first, ...others] = served;
  if (!first) throw new Refusal(404, 'There is nothing here.');
  if (others.length === 0) return first;
  const row = id === '' ? body : await store.get(first.resource.api.collection, id);
  const found = served.find(({ resource }) => row && isInScope(resource, row, model.kinds));
  return found ?? served.find(({ resource }) => !isStampedOtherwise(resource, row)) ?? first;
};

const isStampedOtherwise = ({ api }: Resource, row: Readonly<Record<string, unknown>> = {}): boolean =>
  Object.entries(api.stamp).some(([name, value]) => Object.hasOwn(row, name) && row[name] !== value);
