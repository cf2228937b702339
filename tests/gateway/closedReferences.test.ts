import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import type { Resource } from '../../src/model/resolved/resource';
import { idTitle } from '../../src/model/export/exportColumns';
import { pick } from '../../src/model/resolved/labels';
import { createAbility } from '../../src/model/access/ability';
import { readTable } from '../../src/model/import/readTable';
import { createYieldToMain } from '../../src/model/import/yieldToMain';
import { serveDemo } from './serveDemo';
import { rowsOf, type Caller, type Json, type TestGateway } from './testGateway';

let gateway: TestGateway;
type Table = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };
type Looking = { readonly can: (right: string, of: string) => boolean; readonly isBound: boolean };
type Someone = Looking & { readonly call: Caller; readonly file: (resource: Resource) => Promise<Table> };
const people = new Map<string, Someone>();

beforeAll(async () => {
  gateway = await serveDemo();
  for (const { email, password } of accounts) {
    const { accessToken, userData } = await gateway.signIn(email, password);
    const { can } = createAbility(userData['ability']);
    const looking = { can, isBound: userData['bound'] === true };
    const own = { call: gateway.callerOf(accessToken), file: fileOf(accessToken) };
    people.set(email.split('@')[0] ?? '', { ...looking, ...own });
  }
}, 60_000);
afterAll(() => gateway.stop());

/* What this person exports of an entity. */
const fileOf = (token: string) => async (resource: Resource) => {
  const authorization = resource.api.source === 'remote' ? `Bearer ${token}` : token;
  const answer = await fetch(`${gateway.url}/api/exports/${resource.key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  const { header, rows } = await readTable(await answer.text(), {
    hasHeader: true,
    yieldToMain: createYieldToMain(),
  });
  return { header, rows: rows.map(({ cells }) => cells) };
};

/* What leads to entities of which this person may read nothing, and that they do not write. */
const closedIn = ({ fields, subject, can, owner }: Resource, { can: mayDo, isBound }: Looking) =>
  fields.filter((field) => {
    // Their own records name themselves.
    if (isBound && field.name === owner?.path) return false;
    const targets = gateway.model.kinds[field.kind].references?.(field) ?? [];
    const subjects = targets.map((to) => gateway.model.resource(to).subject);
    const isWritten = !field.readOnly && field.views.includes('edit') && can.edit && mayDo('edit', subject);
    return (
      targets.length > 0 && !isWritten && subjects.every((of) => !mayDo('list', of) && !mayDo('show', of))
    );
  });

const holding = (row: Json | undefined, names: readonly string[]) =>
  names.filter((name) => row !== undefined && Object.hasOwn(row, name));

describe.each(['customer', 'support', 'finance'])('what leads to where %s may not look', (who) => {
  it('is in no list, record, history or filter', async () => {
    const { call, ...looking } = people.get(who) ?? expect.fail(who);
    const found: string[] = [];
    let looked = 0;
    for (const resource of gateway.model.resources) {
      const names = closedIn(resource, looking).map(({ name }) => name);
      const { key, subject, api } = resource;
      const isAsked =
        names.length > 0 && api.source !== 'demo' && !resource.single && looking.can('list', subject);
      if (!isAsked) continue;
      const rows = rowsOf(await call('GET', `${api.path}?entriesPerPage=1000`));
      looked += rows.length;
      for (const row of rows.slice(0, 20)) {
        found.push(...holding(row, names).map((name) => `${key}.${name} in a list`));
        const { body } = await call('GET', `${api.path}/${row._id}`);
        found.push(...holding(body[api.row] as Json, names).map((name) => `${key}.${name} in a record`));
        if (!resource.hasHistory) continue;
        const told = await call('GET', `/api/history/${key}/${row._id}?page=0`);
        for (const { change } of (told.body['history'] as { change: Json }[] | undefined) ?? [])
          for (const side of ['before', 'after'])
            found.push(
              ...holding(change?.[side] as Json, names).map((name) => `${key}.${name} in a history`),
            );
      }
      for (const name of names) {
        const [held] = (
          await gateway.store.list(api.collection, {
            where: [{ path: name, op: 'exists', value: true }],
            sort: [],
            offset: 0,
            limit: 1,
          })
        ).rows;
        const asked = new URLSearchParams({
          [name]: String([held?.[name]].flat()[0]),
          entriesPerPage: '1000',
        });
        const { status } = await call('GET', `${api.path}?${asked}`);
        if (held && status < 400) found.push(`${key}.${name} by a filter`);
      }
    }
    expect(looked).toBeGreaterThan(10);
    expect([...new Set(found)]).toEqual([]);
  });
});

// Support exports nothing in which something leads there.
it.each(['customer', 'finance'])(
  'leaves what leads to where %s may not look out of the files that they export',
  async (who) => {
    const { file, ...looking } = people.get(who) ?? expect.fail(who);
    const found: string[] = [];
    let looked = 0;
    for (const resource of gateway.model.resources) {
      const closed = closedIn(resource, looking).filter(({ views }) => views.includes('export'));
      const { key, subject, api } = resource;
      const isFile = api.source !== 'demo' && !resource.single && looking.can('export', subject);
      if (closed.length === 0 || !isFile || !looking.can('list', subject)) continue;
      const { header, rows } = await file(resource);
      looked += rows.length;
      for (const { name, label } of closed) {
        const title = pick(label, 'en');
        const at = header.flatMap((each, n) => (each === title || each === idTitle(title) ? [n] : []));
        if (rows.some((cells) => at.some((n) => cells[n] !== ''))) found.push(`${key}.${name}`);
      }
    }
    expect(looked).toBeGreaterThan(0);
    expect(found).toEqual([]);
  },
);

it('keeps what operators call a message from customers, and not from staff', async () => {
  const [first] = (await gateway.store.list('smsLogs', { where: [], sort: [], offset: 0, limit: 1 })).rows;
  const own = rowsOf(await (people.get('customer') ?? expect.fail()).call('GET', '/v1/smsLogs'))[0];
  for (const id of [first?._id, own?._id])
    await gateway.store.update('smsLogs', String(id), { patch: { remoteId: 'remote-1' } });
  const of = async (who: string, id: unknown) => {
    const { call } = people.get(who) ?? expect.fail(who);
    const { body } = await call('GET', `/v1/smsLogs/${String(id)}`);
    return (body['smsLog'] as Json)['remoteId'];
  };
  expect(await of('customer', own?._id)).toBeUndefined();
  for (const who of ['support', 'finance', 'admin']) expect(await of(who, first?._id)).toBe('remote-1');
});

it('leaves what somebody may read where it is', async () => {
  const { call } = people.get('admin') ?? expect.fail('admin');
  const sent = rowsOf(await call('GET', '/v1/smsLogs?entriesPerPage=1000'));
  expect(sent.some(({ operator }) => typeof operator === 'string')).toBe(true);
});
