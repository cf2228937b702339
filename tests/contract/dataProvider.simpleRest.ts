import { textOf, type Row } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * A server of the simple REST dialect: it understands `sort`, `range` and `filter`, answers bare records with their
 * total in Content-Range, and has the gateway behind it keep the records.
 */
export const simpleRestInFront =
  (gateway: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/v1/')) return gateway(request);
    const isList = request.method === 'GET' && url.pathname.split('/').length === 3;
    if (isList) url.search = v1Query(url.searchParams).toString();
    const method = request.method === 'PUT' ? 'PATCH' : request.method;
    const body = method === 'GET' || method === 'DELETE' ? null : await request.text();
    const answer = await gateway(new Request(url, { method, headers: request.headers, body }));
    const read: unknown = await answer.json();
    if (!isPlainObject(read) || !answer.ok) return Response.json(read, { status: answer.status });
    return isList ? bareList(read) : Response.json(bareRecord(read), { status: answer.status });
  };

const v1Query = (asked: URLSearchParams): URLSearchParams => {
  const { q, id, ...filter } = json(asked.get('filter'), {}) as Row;
  const [field = 'id', order] = json(asked.get('sort'), []) as string[];
  const [from = 0, to = 999] = json(asked.get('range'), []) as number[];
  const size = to - from + 1;
  const given: Row = {
    ...filter,
    ids: id,
    search: q,
    sort: order === 'DESC' ? `-${field}` : field,
    page: from / size,
    entriesPerPage: size,
  };
  const entries = Object.entries(given).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, textOf(each) ?? '']])),
  );
  return new URLSearchParams(entries);
};

const bareList = (body: Row): Response => {
  const rows = (Object.values(body).find((value) => Array.isArray(value)) ?? []) as Row[];
  const range = `records 0-${rows.length}/${String(body['total_results'])}`;
  return Response.json(rows.map(withId), { headers: { 'Content-Range': range } });
};

const bareRecord = (body: Row): unknown => {
  const record = Object.values(body).find((value) => isPlainObject(value));
  return record === undefined ? {} : withId(record as Row);
};

const withId = ({ _id, ...row }: Row): Row => ({ ...row, id: _id });

const json = (text: string | null, otherwise: unknown): unknown =>
  text === null ? otherwise : (JSON.parse(text) as unknown);
