import { describe, expect, it } from 'vitest';
import { emptyPgliteStore } from '../../gateway/store/pglite.samples';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import { describePublic } from './public.suite';
import { closedConfig, fillPublic, HIDDEN, publicConfig } from './publicWorld';
import { serveGateway, type TestGateway } from './testGateway';

describePublic('memory', async () => createMemoryStore());
describePublic('PGlite', emptyPgliteStore);

/* Each call that the server knows of an entity, and such as are ours. */
const doorsOf = ({ model }: TestGateway): readonly (readonly [method: string, path: string])[] => [
  ...model.resources.flatMap(({ key, api, actions }) => [
    ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      ['', '/s1', '?entriesPerPage=5', '/s1/history'].map((rest) => [method, `${api.path}${rest}`] as const),
    ),
    ...actions.map(({ call }) => [call.method, call.path.replace(':id', 's1')] as const),
    ...['exports', 'imports', 'bulk', 'bin', 'undo', 'estimates'].map(
      (door) => ['POST', `/api/${door}/${key}`] as const,
    ),
    ...['imports', 'bin', 'bin/s1'].map((door) => ['GET', `/api/${door}/${key}`] as const),
    ['POST', `/api/imports/${key}/check`] as const,
    ['GET', `/api/history/${key}/s1`] as const,
    ['GET', `/hooks/${key}`] as const,
  ]),
  ...[
    '/api/bookmarks/data',
    '/api/views',
    '/api/account',
    '/api/totals',
    '/api/public',
    '/api/public/',
    '/api/public/users',
    '/api/public/products/p1',
    '/api/public/sites/s1/more',
    '/v1/nothing',
    '/socket.io/?EIO=4&transport=polling',
  ].flatMap((path) => ['GET', 'POST'].map((method) => [method, path] as const)),
];

const answersOf = async (gateway: TestGateway, authorization?: string) => {
  const told = new Map<string, string>();
  for (const [method, path] of doorsOf(gateway)) {
    const body = method === 'GET' ? undefined : '{}';
    const sent = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const answer = await fetch(gateway.url + path, { method, headers: sent, ...(body && { body }) });
    const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    const text = (await answer.text()).replace(/"requestId":"\w+"/, '');
    told.set(`${method} ${path}`, JSON.stringify([answer.status, headers, text]));
  }
  return told;
};

describe('V5 every other door', () => {
  it('answers people without an account byte for byte as without the word, and tells them nothing', async () => {
    const clock = createClock(() => Date.parse('2026-11-01T10:00:00Z'));
    const told: Map<string, string>[] = [];
    for (const config of [closedConfig, publicConfig]) {
      const gateway = await serveGateway(createMemoryStore(), { config, clock });
      await fillPublic(gateway.store);
      told.push(await answersOf(gateway), await answersOf(gateway, 'Bearer nothing'));
      await gateway.stop();
    }
    const [without, withoutToken, open, openToken] = told;
    expect(without?.size).toBeGreaterThan(200);
    expect([...(open ?? [])]).toEqual([...(without ?? [])]);
    expect([...(openToken ?? [])]).toEqual([...(withoutToken ?? [])]);
    const said = [...(open ?? [])].filter(([, text]) => HIDDEN.test(text));
    expect(said).toEqual([]);
    const answered = [...(open ?? [])].filter(([, text]) => text.startsWith('[2'));
    expect(answered).toEqual([]);
  }, 60_000);
});
