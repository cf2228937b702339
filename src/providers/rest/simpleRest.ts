import simpleRestProvider from 'ra-data-simple-rest';
import type { Operation } from '../../config/api';
import type { Resource } from '../../model/resolved/resource';
import type { Http, HttpAnswer } from '../http/http';
import { callOf, requestTo } from './callOf';
import type { CreateDialect } from './dialect';

/**
 * The dialect of the ra-data-simple-rest package: bare records, `sort`, `range` and `filter` as JSON, the total in
 * Content-Range. The package writes the requests; our HTTP layer sends them to the entity's own addresses.
 */
export const createSimpleRest: CreateDialect = (http) => {
  const ask = (resource: Resource, operation: Operation, { id, key }: Partial<Named> = {}) =>
    simpleRestProvider('', clientFor(http, { resource, operation, id, key }));
  return {
    list: async (resource, { page, perPage, sort, filter }, signal) => {
      if (!resource.api.isPaged) return readAll(resource, http, signal);
      const order = sort.order === 'DESC' ? 'DESC' : 'ASC';
      const field = sort.field === 'id' ? resource.api.idKey : sort.field;
      const { data, total } = await ask(resource, 'list').getList(NAME, {
        pagination: { page, perPage },
        sort: { field, order },
        filter: { ...filter, ...resource.api.query },
        ...(signal && { signal }),
      });
      return { rows: data, total };
    },
    many: async (resource, ids, signal) => {
      if (!resource.api.isPaged) return readAll(resource, http, signal);
      const params = { ids: [...ids], ...(signal && { signal }) };
      const { data } = await ask(resource, 'list').getMany(NAME, params);
      return { rows: data, total: Array.isArray(data) ? data.length : undefined };
    },
    one: async (resource, id, signal) =>
      (await ask(resource, 'one', { id }).getOne(NAME, { id, ...(signal && { signal }) })).data,
    create: async (resource, record, key) =>
      (await ask(resource, 'create', { key }).create(NAME, { data: { ...record } })).data,
    update: async (resource, { id, changes, whole, key }) => {
      const data = callOf(resource, 'update').method === 'PATCH' ? changes : whole;
      const params = { id, data, previousData: { id } };
      return (await ask(resource, 'update', { id, key }).update(NAME, params)).data;
    },
    remove: async (resource, id, key) => {
      await ask(resource, 'delete', { id, key }).delete(NAME, { id });
    },
    mark: (resource, { id, marks }, key) => {
      const to = { ...requestTo(resource, callOf(resource, 'mark')), params: { id } };
      return http.send({ ...to, body: marks, envelope: 'plain', key });
    },
    act: async (resource, { action, id, values, key }) => {
      const to = { ...requestTo(resource, action.call), params: { id } };
      const request = { ...to, body: values, envelope: 'plain', ...(key !== undefined && { key }) } as const;
      return { record: await http.send(request) };
    },
  };
};

/* A list that is not paged is asked for without any parameters (S7.06), which the package cannot leave out. */
const readAll = async (resource: Resource, http: Http, signal: AbortSignal | undefined) => {
  const to = requestTo(resource, callOf(resource, 'list'));
  const rows = await http.send({
    ...to,
    envelope: 'plain',
    query: resource.api.query,
    ...(signal && { signal }),
  });
  return { rows, total: Array.isArray(rows) ? rows.length : undefined };
};

/* The package builds `/NAME/id`; the configured path takes its place. */
const NAME = 'records';

type Named = { readonly id: string | undefined; readonly key: string | undefined };

type Asking = Named & { readonly resource: Resource; readonly operation: Operation };

const clientFor =
  (http: Http, { resource, operation, id, key }: Asking) =>
  async (url: string, { body, signal }: RequestInit = {}) => {
    const [, search] = url.split('?');
    const answer = await http.sendWithHeaders({
      ...requestTo(resource, callOf(resource, operation)),
      envelope: 'plain',
      ...(id !== undefined && { params: { id } }),
      ...(key !== undefined && { key }),
      ...(search !== undefined && { query: queryOf(search) }),
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
      ...(signal && { signal }),
    });
    return { ...clientAnswer(answer), body: '' };
  };

/* The package always names an order. */
const queryOf = (search: string) => {
  const { sort, ...query } = Object.fromEntries(new URLSearchParams(search));
  return sort?.startsWith('["",') ? query : { ...query, sort };
};

/* Without the header the package throws; here it means a total that is not known, which is counted and said. */
const clientAnswer = ({ body, headers, status }: HttpAnswer) => {
  const known = new Headers(headers);
  if (!known.has('content-range')) known.set('content-range', '*/*');
  return { json: body, headers: known, status };
};
