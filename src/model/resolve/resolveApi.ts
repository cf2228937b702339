import type { KindName } from '../../config/fieldKinds';
import { claimed } from '../permissions/claims';
import { operations, type Call, type Operation } from '../../config/api';
import type { Action } from '../../config/action';
import type { DeclaredResource } from '../../config/resource';
import type { ResolvedApi, ResolvedCall } from '../resolved/api';
import type { Kinds } from '../resolved/kind';

/** Fills in the endpoints of an entity: /v1/<key>, the verbs of the convention (S7.127), `_id`. */
export const resolveApi = (key: string, declared: DeclaredResource, kinds: Kinds): ResolvedApi => {
  const { api = {}, single, fields } = declared;
  const source = api.source ?? 'sms';
  const path = pathOf(key, api);
  const closed = closedIn(declared);
  const call = (operation: Operation): ResolvedCall | false => {
    const given = api.calls?.[operation];
    if (given === false || closed[operation]) return false;
    if (given) return parseCall(given);
    /* what is counted is what is listed, wherever that is */
    const listed = api.calls?.list;
    const base = operation === 'totals' && listed ? parseCall(listed).path : path;
    const { method, ...to } = conventional[operation](base, single ? '' : '/:id');
    return { ...to, method: operation === 'update' && api.dialect === 'simpleRest' ? 'PUT' : method };
  };
  return {
    source,
    dialect: api.dialect ?? 'v1',
    path,
    idKey: api.idKey ?? (api.dialect === 'simpleRest' ? 'id' : '_id'),
    rows: api.rows ?? key,
    row: api.row ?? singular(api.rows ?? key),
    calls: {
      ...(Object.fromEntries(operations.map((name) => [name, call(name)])) as ResolvedApi['calls']),
      // Only its fields tell whether it has marks: they are read when somebody asks.
      get mark() {
        return hasMarks(fields, kinds) && call('mark');
      },
    },
    isPaged: api.paged ?? true,
    query: api.query ?? {},
    collection: api.collection ?? key,
    scope: api.scope,
    stamp: api.stamp ?? {},
    claim: api.claim,
    claimFor: api.claimFor ?? claimed,
    shown: api.shown ?? [],
    shownFields: api.shownFields ?? [],
  };
};

/* The check asks before it knows that each of them is a field. */
const hasMarks = (
  fields: Readonly<Record<string, { readonly kind?: unknown } | null>>,
  kinds: Kinds,
): boolean =>
  Object.values(Object(fields) as typeof fields).some((field) => {
    const kind = field?.kind;
    return typeof kind === 'string' && kinds[kind as KindName]?.isPersonal === true;
  });

/* What no server of such an entity has, whatever its calls say. */
const closedIn = ({
  api = {},
  can,
  readOnly,
  single,
  list,
}: DeclaredResource): Partial<Record<Operation, boolean>> => ({
  list: single !== undefined,
  totals:
    single !== undefined || api.dialect === 'simpleRest' || api.calls?.list === false || api.paged === false,
  create: single !== undefined || readOnly === true || can?.create === false,
  update: readOnly === true || can?.edit === false,
  delete: single !== undefined || readOnly === true || can?.delete === false,
  place:
    !list?.order ||
    single !== undefined ||
    readOnly === true ||
    can?.edit === false ||
    (api.calls?.update === false && api.calls.place === undefined) ||
    api.dialect === 'simpleRest',
  mark: single !== undefined || (api.dialect === 'simpleRest' && api.calls?.mark === undefined),
  markRead: api.calls?.markRead === undefined,
  clear: api.calls?.clear === undefined,
});

/** What an action calls that says nothing else: the path of the entity, the record where it is of one of several, its name. */
export const callOfAction = (
  name: string,
  { on }: Pick<Action, 'on'>,
  { key, api, single }: Pick<DeclaredResource, 'api' | 'single'> & { readonly key: string },
): Call => `POST ${pathOf(key, api)}${single || on === 'list' ? '' : '/:id'}/${name}`;

const pathOf = (key: string, api: DeclaredResource['api']): `/${string}` => api?.path ?? `/v1/${key}`;

export const parseCall = (call: Call): ResolvedCall => {
  const [method, path] = call.split(' ') as [ResolvedCall['method'], string];
  return { method, path };
};

const conventional: { readonly [O in Operation]: (path: string, id: string) => ResolvedCall } = {
  list: (path) => ({ method: 'GET', path }),
  totals: (path) => ({ method: 'GET', path: `${path}/totals` }),
  one: (path, id) => ({ method: 'GET', path: path + id }),
  create: (path) => ({ method: 'POST', path }),
  update: (path, id) => ({ method: 'PATCH', path: path + id }),
  delete: (path, id) => ({ method: 'DELETE', path: path + id }),
  place: (path, id) => ({ method: 'POST', path: `${path}${id}/place` }),
  mark: (path, id) => ({ method: 'POST', path: `${path}${id}/mark` }),
  // These two are only there where they are declared.
  markRead: (path) => ({ method: 'PATCH', path }),
  clear: (path) => ({ method: 'DELETE', path }),
};

const singular = (rows: string): string => rows.replace(/ies$/, 'y').replace(/s$/, '');
