import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../gateway/store/store';
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

/** A store whose first so many readers of bookmarks get the same answer: nobody of them knows what the others write. */
const readTogether = (store: Store, count: number): Store => {
  let missing = count;
  let tellAll = () => {};
  const allHere = new Promise<void>((resolve) => (tellAll = resolve));
  return {
    ...store,
    get: async (collection, id) => {
      const row = await store.get(collection, id);
      if (collection !== 'pageBookmarks' || missing === 0) return row;
      missing -= 1;
      if (missing === 0) tellAll();
      await allHere;
      return row;
    },
  };
};

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
      expect(pagesOf(answer, 'suggestions').map(({ target }) => target)).toEqual(['users', 'products']);
      expect(pagesOf(answer, 'bookmarks')).toEqual([
        {
          id: '/apps/products',
          target: 'products',
          isBookmarked: true,
          title: 'Products',
          icon: 'inventory',
          link: '/apps/products',
        },
      ]);
      expect(pagesOf(await read(root), 'suggestions').map(({ target }) => target)).toContain('roles');
      expect(idsOf(await read(await gateway.as('client')))).toEqual([]);
    });

    it('S7.48 S2.70 come and go with every update, of this person alone, on every machine', async () => {
      expect(await flip(support, '/apps/users')).toMatchObject({ status: 200, body: { success: true } });
      expect(idsOf(await read(support))).toEqual(['/apps/users', '/apps/products']);
      expect(idsOf(await read(await gateway.as('support')))).toEqual(['/apps/users', '/apps/products']);
      expect(idsOf(await read(root))).toEqual(['/apps/products']);
      await flip(support, '/apps/products');
      await flip(support, '/apps/users');
      expect(idsOf(await read(support))).toEqual([]);
      await flip(support, '/apps/products');
      expect(idsOf(await read(support))).toEqual(['/apps/products']);
    });

    it('are what an update says they are to be, also when it arrives twice', async () => {
      const set = (isBookmarked: boolean) =>
        support('POST', '/api/bookmarks/update', { id: '/apps/users', isBookmarked });
      for (const [isBookmarked, ids] of [
        [true, ['/apps/users', '/apps/products']],
        [false, ['/apps/products']],
      ] as const) {
        await set(isBookmarked);
        await set(isBookmarked);
        expect(idsOf(await read(support))).toEqual(ids);
      }
    });

    it('are all kept when several are pressed at once, the first ever and later ones', async () => {
      for (const ids of [
        ['/apps/roles', '/apps/users', '/apps/groups'],
        ['/apps/logs', '/apps/admins', '/apps/notes'],
      ]) {
        const crowded = await serveGateway(readTogether(gateway.store, ids.length));
        const caller = await crowded.as('root');
        const answers = await Promise.all(ids.map((id) => flip(caller, id)));
        expect(statusesOf(answers)).toEqual([200, 200, 200]);
        expect(idsOf(await read(root))).toEqual(expect.arrayContaining(ids));
        await crowded.stop();
      }
    });

    it('refuses in words what is no page of the person, and whoever is not signed in', async () => {
      const before = idsOf(await read(support));
      for (const id of ['/apps/nowhere', '/apps/roles', '__proto__', ''])
        expect(await flip(support, id)).toMatchObject({
          status: 404,
          body: { success: false, errCode: '404', message: `You have no page "${id}".` },
        });
      for (const id of [5, null, ['/apps/users'], undefined])
        expect(await flip(support, id)).toMatchObject({
          status: 422,
          body: { message: 'Send the id of a page as a text.' },
        });
      expect(idsOf(await read(support))).toEqual(before);
      const nobody = gateway.callerOf('nobody');
      expect([(await read(nobody)).status, (await flip(nobody, '/apps/users')).status]).toEqual([401, 401]);
    });

    it('are gone with the right to open the page, and back with it', async () => {
      await flip(support, '/apps/users');
      expect(idsOf(await read(support))).toContain('/apps/users');
      const role = rowsOf(await root('GET', '/v1/roles')).find(({ name }) => name === 'support');
      const allow = (abilities: unknown) => root('PATCH', `/v1/roles/${role?._id}`, { abilities });
      const { abilities } = recordOf(await root('GET', `/v1/roles/${role?._id}`));
      expect((await allow([{ action: 'read', subject: 'products' }])).status).toBe(200);
      expect(idsOf(await read(support))).toEqual(['/apps/products']);
      expect((await flip(support, '/apps/users')).status).toBe(404);
      await allow(abilities);
      expect(idsOf(await read(support))).toContain('/apps/users');
    });
  });
};
