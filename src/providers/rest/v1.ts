import { EXPORTS_PATH, type Exporting } from '../../model/export/exporting';
import { IMPORTS_PATH } from '../../model/import/importing';
import { BULK_PATH } from '../../model/answers/bulk';
import { BIN_PATH } from '../../model/answers/bin';
import { UNDO_PATH } from '../../model/answers/undoing';
import { ESTIMATES_PATH } from '../../model/answers/estimate';
import { HISTORY_PATH } from '../../model/answers/history';
import { isEmpty, type Row } from '../../model/values/comparable';
import type { Resource } from '../../model/resolved/resource';
import type { Envelope } from '../http/classify';
import type { Http } from '../http/http';
import { searchOf, type HttpQuery, type HttpRequest } from '../http/request';
import { callOf, requestTo } from './callOf';
import type { CreateDialect, Dialect, FileQuestion, ListAnswer, Question } from './dialect';
import { isPlainObject } from '../../model/values/plainObject';

/** The convention of the /v1 servers (S7.127): envelope with `success`, pages from 0, rows below the entity's key. */
export const createV1: CreateDialect = (http, askTotals) => ({
  list: async (resource, question, signal) => {
    if (!resource.api.isPaged) return readAll(resource, http, signal);
    return readList(
      await http.send({ ...listRequest(resource), query: listQuery(resource, question), ...by(signal) }),
      {
        resource,
        isFiltered: Object.values(question.filter).some((value) => !isEmpty(value)),
      },
    );
  },
  many: async (resource, ids, signal) => {
    if (!resource.api.isPaged) return readAll(resource, http, signal);
    const query = { ...resource.api.query, ids, page: 0, entriesPerPage: ids.length };
    const body = await http.send({ ...listRequest(resource), query, ...by(signal) });
    return readList(body, { resource, isFiltered: false });
  },
  one: async (resource, id, signal) => {
    const call = { ...to(resource, 'one'), params: { id }, ...by(signal) };
    return readOne(await http.send(call), resource);
  },
  create: async (resource, record, key) =>
    readOne(await http.send({ ...to(resource, 'create'), body: record, ...under(key) }), resource),
  update: async (resource, { id, changes, whole, key }) => {
    const call = to(resource, 'update');
    const body = call.method === 'PUT' ? whole : changes;
    return readOne(await http.send({ ...call, params: { id }, body, ...under(key) }), resource);
  },
  remove: async (resource, id, key) => {
    await http.send({ ...to(resource, 'delete'), params: { id }, ...under(key) });
  },
  markRead: async (resource, ids, key) => {
    await http.send({ ...to(resource, 'markRead'), body: { ids }, ...under(key) });
  },
  clear: async (resource, key) => {
    await http.send({ ...to(resource, 'clear'), ...under(key) });
  },
  act: async (resource, { action, id, values, key }) => {
    const called = requestTo(resource, action.call);
    const request = { ...called, envelope: envelopeOf(resource), params: { id }, ...under(key) };
    const hasBody = action.call.method !== 'GET' && action.call.method !== 'DELETE';
    const answer = await http.send(hasBody ? { ...request, body: values } : request);
    return {
      record: readOne(answer, resource),
      ...toldIn(answer),
    };
  },
  totals: async (resource, { filter, by: field, per, zone, of }, signal) => {
    const query = { ...conditionsQuery(resource, filter), by: field, per, zone, of };
    const body = await askTotals({ ...to(resource, 'totals'), query, ...by(signal) });
    return isPlainObject(body) ? body['totals'] : undefined;
  },
  history: (resource, { id, page, signal }) => {
    const call = { method: 'GET', path: `${HISTORY_PATH}/${resource.key}/:id` } as const;
    return http.send({ ...requestTo(resource, call), params: { id }, query: { page }, ...by(signal) });
  },
  file: (resource, asked) => http.open(fileRequest(resource, asked)),
  undo: (resource, asked, key) => http.send({ ...undoRequest(resource, asked), key }),
  ...forLonger(http),
});

/* What an action says besides of its record. */
const toldIn = (answer: unknown) =>
  isPlainObject(answer)
    ? { message: answer['message'], entered: answer['entered'], made: answer['made'] }
    : {};

const forLonger = (http: Pick<Http, 'send'>) => ({
  place: placesOver(http),
  mark: marksOver(http),
  estimate: estimatesOver(http),
  imports: importsOver(http),
  bin: binOver(http),
  bulk: bulkOver(http),
});

const placesOver =
  (http: Pick<Http, 'send'>): NonNullable<Dialect['place']> =>
  async (resource, { id, body }, key) => {
    const answer = await http.send({ ...to(resource, 'place'), params: { id }, body, key });
    return { ...Object(answer), record: readOne(answer, resource) };
  };

const marksOver =
  (http: Pick<Http, 'send'>): NonNullable<Dialect['mark']> =>
  async (resource, { id, marks }, key) =>
    readOne(await http.send({ ...to(resource, 'mark'), params: { id }, body: marks, key }), resource);

const toImports = (resource: Resource, method: 'GET' | 'POST', rest = ''): HttpRequest =>
  requestTo(resource, { method, path: `${IMPORTS_PATH}/${resource.key}${rest}` });

const undoRequest = (
  resource: Resource,
  { ids, run }: Parameters<NonNullable<Dialect['undo']>>[1],
): HttpRequest => ({
  ...requestTo(resource, { method: 'POST', path: `${UNDO_PATH}/${resource.key}` }),
  body: { undo: ids, ...(run !== undefined && { run }) },
  timeoutMs: LONG_MS,
});

const bulkOver =
  (http: Pick<Http, 'send'>): NonNullable<Dialect['bulk']> =>
  (resource, { filter, ...asked }, { key, signal, call: own }) => {
    const call = requestTo(resource, own ?? { method: 'POST', path: `${BULK_PATH}/${resource.key}` });
    const body = { ...asked, list: searchOf(conditionsQuery(resource, filter)) };
    return http.send({
      ...call,
      body,
      timeoutMs: LONG_MS,
      ...(key === undefined && { isRead: true as const }),
      ...under(key),
      ...by(signal),
    });
  };

const binOver = (http: Pick<Http, 'send'>): NonNullable<Dialect['bin']> => {
  const to = ({ key }: Resource, method: 'GET' | 'POST') => ({ method, path: `${BIN_PATH}/${key}` });
  return {
    list: (resource, query, signal) =>
      http.send({ ...requestTo(resource, to(resource, 'GET')), query, ...by(signal) }),
    write: (resource, body, key) =>
      http.send({ ...requestTo(resource, to(resource, 'POST')), body, timeoutMs: LONG_MS, key }),
  };
};

const estimatesOver =
  (http: Pick<Http, 'send'>): NonNullable<Dialect['estimate']> =>
  (resource, values, signal) => {
    const call = { method: 'POST', path: `${ESTIMATES_PATH}/${resource.key}` } as const;
    return http.send({ ...requestTo(resource, call), body: { values }, ...by(signal) });
  };

/* Hundreds of rows take longer than one. */
const LONG_MS = 120_000;

const importsOver = (http: Pick<Http, 'send'>): NonNullable<Dialect['imports']> => ({
  write: (resource, rows, key) =>
    http.send({ ...toImports(resource, 'POST'), body: rows, timeoutMs: LONG_MS, key }),
  list: (resource, signal) => http.send({ ...toImports(resource, 'GET'), ...by(signal) }),
  check: (resource, rows, signal) =>
    http.send({
      ...toImports(resource, 'POST', '/check'),
      body: rows,
      timeoutMs: LONG_MS,
      isRead: true,
      ...by(signal),
    }),
  undo: (resource, id, key) => {
    const call = { ...toImports(resource, 'POST', '/:id/undo'), params: { id } };
    return http.send({ ...call, body: {}, timeoutMs: LONG_MS, key });
  },
});

const fileRequest = (
  resource: Resource,
  { filter, sort, group, signal, ...written }: FileQuestion,
): HttpRequest => {
  const { page, entriesPerPage, ...query } = listQuery(resource, {
    page: 1,
    perPage: 1,
    filter,
    sort,
    group,
  });
  const call = { method: 'POST', path: `${EXPORTS_PATH}/${resource.key}` } as const;
  const body: Exporting = { ...written, list: searchOf(query) };
  return { ...requestTo(resource, call), body, isRead: true, ...by(signal) };
};

/* A list that is not paged is asked for without any parameters (S7.06). */
const readAll = async (resource: Resource, http: Pick<Http, 'send'>, signal: AbortSignal | undefined) => {
  const answer = readList(
    await http.send({ ...listRequest(resource), query: resource.api.query, ...by(signal) }),
    {
      resource,
      isFiltered: false,
    },
  );
  return { rows: answer.rows, total: Array.isArray(answer.rows) ? answer.rows.length : undefined };
};

/** The query of a list: what the entity always sends wins over a filter of the same name. */
export const listQuery = (resource: Resource, question: Question): HttpQuery => {
  const { page, perPage, sort, filter, cursor, countTo, group } = question;
  const field = sort.field === 'id' ? resource.api.idKey : sort.field;
  return {
    ...conditionsQuery(resource, filter),
    ...(field !== '' && { sort: sort.order === 'DESC' ? `-${field}` : field }),
    page: page - 1,
    entriesPerPage: perPage,
    ...(cursor !== undefined && { cursor }),
    ...(countTo !== undefined && { count: countTo }),
    ...(group && { groupBy: `${group.isDescending ? '-' : ''}${group.field}`, groupZone: group.zone }),
  };
};

/* Which records are meant: by a page of them, or by their number. */
const conditionsQuery = ({ api }: Resource, { q, ...fields }: Row): HttpQuery => ({
  ...filterQuery(fields),
  ...(isEmpty(q) ? {} : { search: String(q) }),
  ...api.query,
});

type Reading = { readonly resource: Resource; readonly isFiltered: boolean };

/** Reads every list answer there is evidence of (S7.30); what is none of them has no rows. */
export const readList = (body: unknown, { resource, isFiltered }: Reading): ListAnswer => {
  if (Array.isArray(body)) return { rows: body, total: body.length };
  if (!isPlainObject(body)) return { rows: undefined, total: undefined };
  const key = [resource.api.rows, 'results', 'data', 'users'].find((name) => Object.hasOwn(body, name));
  const rows: unknown = key === undefined ? undefined : body[key];
  const total: unknown = body['total_results'] ?? body['totalResults'] ?? body['total'];
  const found = body['found_results'];
  // Some servers count only what is not filtered in the total; what was found then tells how many match.
  const isFoundMore = isFiltered && typeof found === 'number' && Array.isArray(rows) && found > rows.length;
  return {
    rows,
    total: isFoundMore ? found : total,
    found,
    entriesPerPage: body['entries_per_page'],
    isAtLeast: body['total_is'] === 'at least',
    next: body['next_cursor'],
    previous: body['previous_cursor'],
    groups: body['groups'],
  };
};

const readOne = (body: unknown, { api }: Resource): unknown => {
  if (!isPlainObject(body)) return undefined;
  const key = [api.row, 'data'].find((name) => isPlainObject(body[name]));
  if (key !== undefined) return body[key];
  return Object.hasOwn(body, api.idKey) ? body : undefined;
};

const to = (resource: Resource, operation: Parameters<typeof callOf>[1]): HttpRequest => ({
  ...requestTo(resource, callOf(resource, operation)),
  envelope: envelopeOf(resource),
});

const listRequest = (resource: Resource): HttpRequest => to(resource, 'list');

/* How the remote users service answers is not written down (S7.30), so the flag may be missing there. */
const envelopeOf = ({ api }: Resource): Envelope => (api.source === 'remote' ? 'optional' : 'success');

/* A form writes a filter on `client.name` as `{ client: { name } }`. */
const filterQuery = (filter: Row, before = ''): HttpQuery =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => !isEmpty(value))
      .flatMap(([name, value]) => {
        if (isPlainObject(value)) return Object.entries(filterQuery(value, `${before}${name}.`));
        return [[before + name, Array.isArray(value) ? value.map(String) : String(value)]];
      }),
  );

const by = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

const under = (key: string | undefined) => (key === undefined ? {} : { key });
