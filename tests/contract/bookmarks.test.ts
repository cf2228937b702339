import { OFFERED } from '../../server/settingsOf';
import type { Offers } from '../../src/config/offers';
import { serveDemo } from '../gateway/serveDemo';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../../gateway/testing/controlEnv';
import { createBookmarks } from '../../src/app/createBookmarks';
import { bookmarkData, type BookmarkSource } from '../../src/model/pages/bookmarks';
import { createAbility } from '../../src/model/access/ability';
import { createLocalBookmarks } from '../../src/providers/bookmarks/localBookmarks';
import { createConnection } from '../../src/providers/session/connection';
import { createPreview } from '../../src/providers/session/preview';
import type { TestGateway } from '../gateway/testGateway';
import { mapStorage } from '../servers/tabWorld';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveDemo({ count: 0 });
}, 60_000);
afterAll(() => gateway.stop());

/** Somebody signed in at the gateway, whose bookmarks are asked for at `url`. */
const signedIn = async (name: string, url = gateway.url, offers: Offers = OFFERED) => {
  const hosts = { sms: url, remote: url, orders: url, auth: gateway.url };
  const storages = { local: mapStorage(new Map()), session: mapStorage(new Map()) };
  const connection = createConnection({ hosts, storages, offers });
  await connection.account.signIn({ email: `${name}@demo.com`, password: name, rememberMe: true });
  const preview = createPreview(connection.session);
  const models = { english: gateway.model };
  return { preview, bookmarks: createBookmarks({ models, connection, preview, say: (key) => key }) };
};

const remote = async () => async (name: string) => (await signedIn(name)).bookmarks;

const local = async () => {
  const storage = mapStorage(new Map());
  return async (name: string): Promise<BookmarkSource> => {
    const { userData } = await gateway.signIn(`${name}@demo.com`, name);
    const ability = createAbility(userData['ability']);
    return createLocalBookmarks({
      storage,
      me: () => name,
      asker: () => ({ model: gateway.model, ability }),
    });
  };
};

it('E-11 end as they were wished last, however slowly the server took the first wish', async () => {
  const { bookmarks } = await signedIn('support');
  const match = '/api/bookmarks/update';
  await gateway.send('POST', '/__ref/faults', { body: { kind: 'delay', ms: 300, match, times: 1 } });
  await gateway.send('DELETE', '/__ref/log');
  await Promise.all([true, false, true, false].map((wish) => bookmarks.set('plans', wish)));
  expect(await bookmarks.read()).not.toContain('plans');
  const { body } = await gateway.send('GET', '/__ref/log');
  const sent = (body['entries'] as LoggedRequest[]).filter(({ path }) => path === match);
  expect(sent.map((entry) => (entry.body as { isBookmarked: boolean }).isBookmarked)).toEqual([true, false]);
});

describe.each([
  ['by the gateway', remote],
  ['in the browser', local],
])('bookmarks kept %s', (_, machine) => {
  it('S2.06 are Plan alone at first, and none of the other known pages', async () => {
    const open = await machine();
    expect(await (await open('finance')).read()).toEqual(['plans']);
    const manage = createAbility([{ action: 'manage', subject: 'all' }]);
    const { suggestions } = bookmarkData({ model: gateway.model, ability: manage, marks: {} });
    const known = ['/dashboard/analytics', '/apps/plans', '/apps/setting/roleSetting', '/apps/emailSetting'];
    expect(suggestions.filter(({ link }) => known.includes(link)).map(({ link }) => link)).toHaveLength(4);
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked).map(({ link }) => link)).toEqual([
      '/apps/plans',
    ]);
  });

  it('S2.70 S7.48 are those of one person, and there again later', async () => {
    const open = await machine();
    const [first, other] = [await open('admin'), await open('support')];
    const before = await other.read();
    await first.set('users', true);
    await first.set('users', true);
    await first.set('plans', false);
    expect(await (await open('admin')).read()).toEqual(['users']);
    expect(await other.read()).toEqual(before);
    await first.set('plans', true);
    expect(await first.read()).toEqual(['users', 'plans']);
  });

  it('are refused in words where the person has no such page', async () => {
    const support = await (await machine())('support');
    for (const id of ['nowhere', 'roles'])
      await expect(support.set(id, true)).rejects.toMatchObject({
        kind: 'notFound',
        message: expect.stringMatching(/\w/),
      });
  });
});

describe('bookmarks', () => {
  it('are not changed by whoever only looks at the product as a role does', async () => {
    const { preview, bookmarks } = await signedIn('admin');
    const before = await bookmarks.read();
    preview.start({ name: 'Client', pairs: [], from: '/' });
    await expect(bookmarks.set('users', !before.includes('users'))).rejects.toMatchObject({
      message: 'app.preview.refused',
    });
    expect(await bookmarks.read()).toEqual(before);
  });

  const answering = async (answer: unknown, offers: Offers = OFFERED) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url: path }, response) => {
      asked.push(path);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { bookmarks } = await signedIn('admin', url, offers);
    return { bookmarks, asked, stop: () => server.close() };
  };

  it('are kept in the browser where the server does not offer to, and it is not asked', async () => {
    const { bookmarks, asked, stop } = await answering({ success: true, bookmarks: [] }, {});
    expect(await bookmarks.read()).toEqual(['plans']);
    await bookmarks.set('users', true);
    expect(await bookmarks.read()).toEqual(['users', 'plans']);
    expect(asked).toEqual([]);
    stop();
  });

  it.each([
    [[null, 'x', { id: 5 }, { id: 'plans' }, {}], ['plans']],
    ['many', []],
    [{}, []],
  ])('are read from whatever a server sends: %j', async (rows, ids) => {
    const { bookmarks, stop } = await answering({ success: true, bookmarks: rows });
    expect(await bookmarks.read()).toEqual(ids);
    stop();
  });
});
