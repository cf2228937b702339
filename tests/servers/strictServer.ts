import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';

type Row = Record<string, unknown> & { _id: string };

/** An entity as whoever builds a backend reads it off the declared paths: nothing of ours is in it. */
export type StrictEntity = {
  readonly host: 'sms' | 'remote' | 'orders';
  readonly calls: {
    readonly list?: string;
    readonly one?: string;
    readonly create?: string;
    readonly update?: string;
    readonly remove?: string;
  };
  readonly rows: string;
  readonly row: string;
  /** What a list may be filtered by. */
  readonly filters: readonly string[];
  /** Sent with every list. */
  readonly query: Readonly<Record<string, string>>;
  /** Entities may share them. */
  readonly records: Row[];
  /** Which of them its list has. */
  readonly lists: (record: Row) => boolean;
};

export type StrictCall = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly string[];
  readonly headers: readonly string[];
  readonly body: unknown;
  readonly status: number;
};

type Options = { readonly entities: readonly StrictEntity[]; readonly user: Record<string, unknown> };

const TOKEN = 'token-1';
const LISTED = ['page', 'entriesPerPage', 'search', 'sort'];

/**
 * A backend that answers what the specification shows and, for every other entity, list, show, create, update and
 * delete by the convention of S7.127, and nothing else: 404 for the rest. Preflights allow two headers. It writes down
 * what was asked, and what of it no contract shows.
 */
export const startStrictServer = async ({ entities, user }: Options) => {
  const notices = ['a', 'b', 'c'].map((id, at) => notice(id, at > 1));
  const place: Place = { app: new Hono(), calls: [], strange: [] };
  const { app, calls, strange } = place;
  writeDown(place);
  serveShown(place, { user, notices });
  entities.forEach((entity) => serveEntity(place, entity));
  app.notFound((c) => {
    strange.push(`${c.req.method} ${new URL(c.req.url).pathname}: nothing is there`);
    return refuse(c, 404);
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const sockets = new SocketServer(server, { cors: { origin: true } });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: TOKEN,
    calls,
    /** What was asked, sent or named that no contract shows. */
    strange,
    notices,
    close: async () => {
      server.closeAllConnections();
      await sockets.close();
    },
  };
};

export type StrictServer = Awaited<ReturnType<typeof startStrictServer>>;

type Place = { readonly app: Hono; readonly calls: StrictCall[]; readonly strange: string[] };

const writeDown = ({ app, calls, strange }: Place): void => {
  app.use('*', async (c, next) => {
    const { method } = c.req;
    const { pathname: path, search, searchParams } = new URL(c.req.url);
    c.header('Access-Control-Allow-Origin', c.req.header('origin') ?? '*');
    c.header('Access-Control-Allow-Headers', 'authorization, content-type');
    c.header('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
    if (method === 'OPTIONS') return c.body(null, 204);
    const copy = c.req.raw.clone();
    const body: unknown = await copy.json().catch(() => undefined);
    await next();
    const headers = Object.keys(c.req.header());
    const parameters = [...new Set(searchParams.keys())];
    calls.push({ method, path, parameters, headers, body, status: c.res.status });
    const at = `${method} ${path}${search}`;
    if (c.req.header('content-type') !== 'application/json') strange.push(`${at}: no content type of JSON`);
    if (headers.some((name) => /^(x-|if-|idempotency)/.test(name)))
      strange.push(`${at}: ${headers.join(', ')}`);
    if (typeof body === 'object' && body !== null && '__v' in body) strange.push(`${at}: sends a version`);
    return undefined;
  });
};

const refuse = (c: Context, status: 401 | 404) =>
  c.json({ success: false, errCode: String(status), message: 'Refused' }, status);

type Answer = (c: Context) => Promise<Response> | Response;

/* The token alone; the users service wants the scheme before it. */
const serve = ({ app }: Place, [host, call]: [StrictEntity['host'], string], answer: Answer): void => {
  const [method = '', path = ''] = call.split(' ');
  const expected = host === 'remote' ? `Bearer ${TOKEN}` : TOKEN;
  app.on(method, path, (c) => (c.req.header('authorization') === expected ? answer(c) : refuse(c, 401)));
};

const noteParameters = ({ strange }: Place, c: Context, allowed: readonly string[]): void => {
  const { pathname, searchParams } = new URL(c.req.url);
  for (const name of searchParams.keys())
    if (!allowed.includes(name)) strange.push(`${c.req.method} ${pathname}?${name}=`);
};

/* Section 7 of the specification. */
const serveShown = (place: Place, { user, notices }: { user: unknown; notices: Row[] }): void => {
  const session = () => ({ success: true, userData: user, accessToken: TOKEN, refreshToken: 'refresh-1' });
  place.app.post('/jwt/login', (c) => c.json(session()));
  place.app.post('/jwt/refresh-token', (c) => c.json(session()));
  serve(place, ['sms', 'DELETE /v1/dashboardNotis/customer/clear'], (c) => {
    notices.length = 0;
    return c.json({ success: true });
  });
  serve(place, ['sms', 'GET /v1/dashboardNotis/customer'], (c) => {
    noteParameters(place, c, []);
    return c.json({ success: true, dashboardNotis: notices });
  });
  serve(place, ['sms', 'PATCH /v1/dashboardNotis/customer'], async (c) => {
    const { ids } = (await c.req.json()) as { ids: readonly string[] };
    for (const each of notices) if (ids.includes(each._id)) each['read'] = true;
    return c.json({ success: true });
  });
  serve(place, ['sms', 'DELETE /v1/dashboardNotis/:id/customer'], (c) => removeFrom(notices, c));
};

/* S7.127: the convention. */
const serveEntity = (place: Place, entity: StrictEntity): void => {
  const { host, calls, row, records } = entity;
  const find = (c: Context) => {
    const id = c.req.param('id');
    return id === undefined ? records[0] : records.find(({ _id }) => _id === id);
  };
  const answer = (c: Context, record: Row | undefined, status: 200 | 201 = 200) =>
    record ? c.json({ success: true, [row]: record }, status) : refuse(c, 404);
  if (calls.list) serve(place, [host, calls.list], (c) => listOf(place, c, entity));
  if (calls.one) serve(place, [host, calls.one], (c) => answer(c, find(c)));
  if (calls.create)
    serve(place, [host, calls.create], async (c) => {
      const now = new Date().toISOString();
      const record = {
        ...((await c.req.json()) as object),
        _id: `made-${records.length}`,
        createdAt: now,
        updatedAt: now,
      };
      records.unshift(record);
      return answer(c, record, 201);
    });
  if (calls.update)
    serve(place, [host, calls.update], async (c) => {
      const record = find(c);
      const body = { ...((await c.req.json()) as object), updatedAt: new Date().toISOString() };
      return answer(c, record && Object.assign(record, body));
    });
  if (calls.remove) serve(place, [host, calls.remove], (c) => removeFrom(records, c));
};

const removeFrom = (records: Row[], c: Context): Response => {
  const at = records.findIndex(({ _id }) => _id === c.req.param('id'));
  if (at < 0) return refuse(c, 404);
  records.splice(at, 1);
  return c.json({ success: true, message: 'Deleted' });
};

const listOf = (
  place: Place,
  c: Context,
  { rows, filters, query, records, lists }: StrictEntity,
): Response => {
  noteParameters(place, c, [...LISTED, ...filters, ...Object.keys(query)]);
  const { searchParams } = new URL(c.req.url);
  const found = matching(records.filter(lists), searchParams, filters);
  const size = Number(searchParams.get('entriesPerPage') ?? 10);
  const from = Number(searchParams.get('page') ?? 0) * size;
  const page = found.slice(from, from + size);
  const counts = { total_results: found.length, found_results: page.length, entries_per_page: size };
  return c.json({ success: true, [rows]: page, ...counts });
};

const notice = (id: string, read: boolean): Row => ({
  _id: id,
  id,
  read,
  title: `Notice ${id}`,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const matching = (records: readonly Row[], asked: URLSearchParams, filters: readonly string[]): Row[] => {
  const sort = asked.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const search = (asked.get('search') ?? '').toLowerCase();
  const found = records.filter(
    (record) =>
      filters.every((name) => isMet(record, name, asked.getAll(name))) &&
      JSON.stringify(record).toLowerCase().includes(search),
  );
  const sign = sort.startsWith('-') ? -1 : 1;
  return field === '' ? found : found.toSorted((a, b) => sign * compared(textAt(a, field), textAt(b, field)));
};

const isMet = (record: Row, name: string, values: readonly string[]): boolean => {
  const [value] = values;
  if (value === undefined) return true;
  const [, path = name, end] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  if (end !== undefined) return compared(textAt(record, path), value) * (end === 'gte' ? 1 : -1) >= 0;
  const held = record[name];
  return Array.isArray(held)
    ? held.some((each) => values.includes(String(each)))
    : values.some((each) => textAt(record, name).toLowerCase().includes(each.toLowerCase()));
};

const textAt = (record: Row, path: string): string => {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Partial<Row> | undefined)?.[key], record);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? String(found)
    : '';
};

const compared = (a: string, b: string): number => {
  const difference = a === '' || b === '' ? NaN : Number(a) - Number(b);
  if (!Number.isNaN(difference)) return difference;
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return Number(one > other) - Number(one < other);
};
