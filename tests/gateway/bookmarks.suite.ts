import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  recordOf,
  rowsOf,
  serveGateway,
  statusesOf,
  type Answer,
  type Caller,
  type OpenStore,
  type TestGateway,
} from './testGateway';

type Page = { readonly id: string; readonly target: string; readonly isBookmarked: boolean };

const pagesOf = (answer: Answer, key: 'suggestions' | 'bookmarks') => answer.body[key] as readonly Page[];
const idsOf = (answer: Answer) => pagesOf(answer, 'bookmarks').map(({ id }) => id);

/** The pages that a person keeps at hand. */
export const describeBookmarks = (openStore: OpenStore): void => {
  describe('bookmarks', () => {
    let gateway: TestGateway;
    let root: Caller;
    let support: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      [root, support] = [await gateway.as('root'), await gateway.as('support')];
    });
    afterAll(() => gateway.stop());

    const read = (caller: Caller) => caller('GET', '/api/bookmarks/data');
    const flip = (caller: Caller, id: unknown) => caller('POST', '/api/bookmarks/update', { id });

    it('S7.47 are given beside all pages of the person, and none of anybody else', async () => {
      const answer = await read(support);
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect(pagesOf(answer, 'suggestions').map(({ id }) => id)).toEqual(['users', 'products']);
      expect(pagesOf(answer, 'bookmarks')).toEqual([
        {
          id: 'products',
          target: '/apps/products',
          isBookmarked: true,
          title: 'Products',
          icon: 'inventory',
          link: '/apps/products',
        },
      ]);
      expect(pagesOf(await read(root), 'suggestions').map(({ id }) => id)).toContain('roles');
      expect(idsOf(await read(await gateway.as('client')))).toEqual([]);
    });

    it('S7.48 S2.70 come and go with every update, of this person alone, on every machine', async () => {
      expect(await flip(support, 'users')).toMatchObject({ status: 200, body: { success: true } });
      expect(idsOf(await read(support))).toEqual(['users', 'products']);
      expect(idsOf(await read(await gateway.as('support')))).toEqual(['users', 'products']);
      expect(idsOf(await read(root))).toEqual(['products']);
      await flip(support, 'products');
      await flip(support, 'users');
      expect(idsOf(await read(support))).toEqual([]);
      await flip(support, 'products');
      expect(idsOf(await read(support))).toEqual(['products']);
    });

    it('are what an update says they are to be, also when it arrives twice', async () => {
      const set = (isBookmarked: boolean) =>
        support('POST', '/api/bookmarks/update', { id: 'users', isBookmarked });
      for (const [isBookmarked, ids] of [
        [true, ['users', 'products']],
        [false, ['products']],
      ] as const) {
        await set(isBookmarked);
        await set(isBookmarked);
        expect(idsOf(await read(support))).toEqual(ids);
      }
    });

    it('are all kept when several are pressed at once, the first ever and later ones', async () => {
      for (const ids of [
        ['roles', 'users', 'groups'],
        ['logs', 'admins', 'notes'],
      ]) {
        const answers = await Promise.all(ids.map((id) => flip(root, id)));
        expect(statusesOf(answers)).toEqual([200, 200, 200]);
        expect(idsOf(await read(root))).toEqual(expect.arrayContaining(ids));
      }
    });

    it('refuses in words what is no page of the person, and whoever is not signed in', async () => {
      const before = idsOf(await read(support));
      for (const id of ['nowhere', 'roles', '__proto__', ''])
        expect(await flip(support, id)).toMatchObject({
          status: 404,
          body: { success: false, errCode: '404', message: `You have no page "${id}".` },
        });
      for (const id of [5, null, ['users'], undefined])
        expect(await flip(support, id)).toMatchObject({
          status: 422,
          body: { message: 'Send the id of a page as a text.' },
        });
      expect(idsOf(await read(support))).toEqual(before);
      const nobody = gateway.callerOf('nobody');
      expect([(await read(nobody)).status, (await flip(nobody, 'users')).status]).toEqual([401, 401]);
    });

    it('are gone with the right to open the page, and back with it', async () => {
      await flip(support, 'users');
      expect(idsOf(await read(support))).toContain('users');
      const role = rowsOf(await root('GET', '/v1/roles')).find(({ name }) => name === 'support');
      const allow = (abilities: unknown) => root('PATCH', `/v1/roles/${role?._id}`, { abilities });
      const { abilities } = recordOf(await root('GET', `/v1/roles/${role?._id}`));
      expect((await allow([{ action: 'read', subject: 'products' }])).status).toBe(200);
      expect(idsOf(await read(support))).toEqual(['products']);
      expect((await flip(support, 'users')).status).toBe(404);
      await allow(abilities);
      expect(idsOf(await read(support))).toContain('users');
    });
  });
};
