import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import config from '../../fixtures/demo';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { ResolvedApi } from '../../src/model/resolved/api';
import type { Model } from '../../src/model/resolved/model';
import { createHttp } from '../../src/providers/http/http';
import { createRestProvider } from '../../src/providers/rest/restProvider';
import { startAnsweringServer, type AnsweringServer } from '../servers/answeringServer';
import { answering } from '../servers/faults';

const rows = [{ _id: 'a1' }, { id: 'b2' }, { _id: 'c3', id: 'not-this' }];

const model = createModel(config, kinds);
const addressed = model.resources.filter(
  ({ api }) =>
    api.source !== 'demo' && api.calls.list && (api.calls.update || api.calls.delete) && api.idKey === '_id',
);

let server: AnsweringServer;
beforeAll(async () => {
  server = await startAnsweringServer();
});
afterAll(() => server.close());
beforeEach(() => server.heal());

/* What every call is answered with holds the rows as a list, and each as the record that was written to. */
const answerWith = (rowsKey: string, rowKey: string, given: readonly object[]) => {
  for (const row of given)
    server.fault(
      ({ path }) => Object.values(row).some((id) => path.endsWith(`/${String(id)}`)),
      answering({ success: true, [rowKey]: row }),
    );
  server.fault(
    ({ method }) => method === 'GET',
    answering({ success: true, [rowsKey]: given, total_results: given.length }),
  );
};

/** Lists the entity, then changes and deletes each of what was listed: the ids, and what was addressed. */
const addressesOf = async (of: Model, key: string, given: readonly object[]) => {
  const { url } = server;
  const { accessToken } = server.mint();
  const session = { get: () => ({ accessToken }), generation: 0, renew: async () => {}, end: () => {} };
  const hosts = { sms: url, remote: url, orders: url, auth: url };
  const provider = await createRestProvider({ http: createHttp({ hosts, session }), model: of });
  const { name, api } = of.resource(key);
  answerWith(api.rows, api.row, given);
  const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const } };
  const { data } = await provider.getList(name, { ...page, filter: {} });
  server.calls.length = 0;
  for (const record of data) {
    const params = { id: record.id, previousData: record };
    if (api.calls.update) await provider.update(name, { ...params, data: { ...record, note: 'changed' } });
    if (api.calls.delete) await provider.delete(name, params);
  }
  const written = server.calls.filter(({ method }) => method !== 'GET');
  return {
    ids: data.map(({ id }) => id as unknown),
    written: written.map(({ path, method }) => path.split('/').at(idAt(api, method))),
  };
};

/* Where the path of a write has the id. */
const idAt = ({ calls }: ResolvedApi, method: string): number => {
  const call = [calls.update, calls.delete].find((each) => each && each.method === method);
  return call ? call.path.split('/').indexOf(':id') : -1;
};

describe('an entity finds one identifier in entries with only _id, only id, or both', () => {
  it.each(addressed.map(({ key }) => key))('S3.15 %s', async (key) => {
    const { calls } = model.resource(key).api;
    const writes = [calls.update, calls.delete].filter(Boolean).length;
    const { ids, written } = await addressesOf(model, key, rows);
    expect(ids).toEqual(['a1', 'b2', 'c3']);
    expect(written).toEqual(ids.flatMap((id) => Array<unknown>(writes).fill(id)));
  });

  it.each([
    ['id', [{ _id: 'a1' }, { id: 'b2' }, { _id: 'not-this', id: 'c3' }]],
    ['code', [{ _id: 'a1' }, { id: 'b2' }, { _id: 'not-this', id: 'nor-this', code: 'c3' }]],
  ])('and prefers the key %s where the configuration names it', async (idKey, given) => {
    const entity = {
      label: { one: 'Thing', many: 'Things' },
      title: '{note}',
      icon: 'tag',
      api: { idKey },
      fields: { note: { kind: 'text' } },
    };
    const own = { name: 'Keys', groups: {}, resources: { things: entity } } as unknown as DeclaredAdmin;
    const { ids, written } = await addressesOf(createModel(own, kinds), 'things', given);
    expect(ids).toEqual(['a1', 'b2', 'c3']);
    expect(written).toEqual(['a1', 'a1', 'b2', 'b2', 'c3', 'c3']);
  });
});
