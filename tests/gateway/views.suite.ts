import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../src/model/pages/views';
import {
  serveGateway,
  statusesOf,
  type Answer,
  type Caller,
  type OpenStore,
  type TestGateway,
} from './testGateway';

const viewIn = (answer: Answer) => answer.body['view'] as View;

/** How people save their lists, and who else meets what they saved. */
export const describeViews = (openStore: OpenStore): void => {
  describe('views of lists', () => {
    let gateway: TestGateway;
    let root: Caller;
    let admin: Caller;
    let support: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      [root, admin, support] = [
        await gateway.as('root'),
        await gateway.as('admin'),
        await gateway.as('support'),
      ];
    });
    afterAll(() => gateway.stop());

    const read = async (caller: Caller) => (await caller('GET', '/api/views')).body['views'] as View[];
    const namesOf = async (caller: Caller) => (await read(caller)).map(({ name }) => name);
    const shows = {
      filter: { status: ['draft'], q: 'lamp' },
      sort: { field: 'name', order: 'DESC' },
      perPage: 25,
      columns: { hidden: ['code'], order: ['status', 'name'] },
      density: 'compact',
      groupBy: 'status',
    };
    const wish = { of: 'products', name: 'Drafts', audience: 'me', shows };
    const make = async (caller: Caller, changes: object = {}) =>
      viewIn(await caller('POST', '/api/views', { ...wish, ...changes }));

    it('are kept whole, for whoever made them alone, on every machine', async () => {
      const made = await support('POST', '/api/views', wish);
      expect([made.status, viewIn(made)]).toMatchObject([
        201,
        { ...wish, isDefault: false, mayChange: true },
      ]);
      expect(await read(await gateway.as('support'))).toEqual([viewIn(made)]);
      expect([await read(root), await read(await gateway.as('client'))]).toEqual([[], []]);
      const { id } = viewIn(made);
      expect(statusesOf([await root('PATCH', `/api/views/${id}`, { name: 'Mine' })])).toEqual([404]);
      const renamed = await support('PATCH', `/api/views/${id}`, { name: ' Sketches ' });
      expect(viewIn(renamed)).toEqual({ ...viewIn(made), name: 'Sketches' });
      expect(statusesOf([await support('DELETE', `/api/views/${id}`)])).toEqual([200]);
      expect(await read(support)).toEqual([]);
    });

    it('are shared with a role or with all by whoever may change roles, and changed by nobody else', async () => {
      const forAll = await make(root, { name: 'All', audience: 'all' });
      const forSupport = await make(root, { name: 'Support', audience: 'support' });
      await make(root, { name: 'Roles', of: 'roles', audience: 'all', shows: { filter: {} } });
      expect(await namesOf(support)).toEqual(['All', 'Support']);
      expect(await namesOf(admin)).toEqual(['All', 'Roles']);
      expect(await namesOf(root)).toEqual(['All', 'Support', 'Roles']);
      expect((await read(support)).map(({ mayChange }) => mayChange)).toEqual([false, false]);
      const refused = await support('PATCH', `/api/views/${forAll.id}`, { name: 'x' });
      expect([refused.status, refused.body['right']]).toEqual([403, { action: 'edit', subject: 'roles' }]);
      const others = [
        await support('DELETE', `/api/views/${forSupport.id}`),
        await support('POST', '/api/views', { ...wish, audience: 'all' }),
        await support('POST', '/api/views', { ...wish, of: 'groups' }),
        await support('POST', '/api/views', { ...wish, audience: 'support' }),
      ];
      expect(statusesOf(others)).toEqual([403, 403, 403, 403]);
      expect(statusesOf([await admin('DELETE', `/api/views/${forAll.id}`)])).toEqual([200]);
      expect(await namesOf(support)).toEqual(['Support']);
      await root('DELETE', `/api/views/${forSupport.id}`);
    });

    it('are not shared with whoever may not see what they ask for: left out, they would show more', async () => {
      const filter = { margin_gte: '5', status: ['draft'] };
      const shared = await make(root, { name: 'Margins', audience: 'support', shows: { filter } });
      expect(shared.shows.filter).toEqual(filter);
      expect(await namesOf(support)).toEqual([]);
      expect((await read(root)).map(({ shows: { filter: asked } }) => asked)).toContainEqual(filter);
      await root('DELETE', `/api/views/${shared.id}`);
    });

    it.each(['nothing', 'statuss', 'constructor', 'margin_gte'])(
      'are refused with a filter by %s, which their author does not have, and name those that there are',
      async (name) => {
        const body = { ...wish, shows: { filter: { [name]: '5' } } };
        const message = expect.stringMatching(
          /is no filter of this list.* It can be filtered by: .*status/,
        ) as string;
        expect(await support('POST', '/api/views', body)).toMatchObject({ status: 400, body: { message } });
        const kept = await make(support, { name: 'Kept' });
        const { shows } = body;
        expect(await support('PATCH', `/api/views/${kept.id}`, { shows })).toMatchObject({ status: 400 });
        expect((await read(support)).map((view) => view.shows)).toEqual([kept.shows]);
        await support('DELETE', `/api/views/${kept.id}`);
      },
    );

    it('are sorted by no field that is closed to their reader, who meets them in the order of the list', async () => {
      const sort = { field: 'margin', order: 'ASC' };
      const body = { ...wish, shows: { filter: {}, sort } };
      const message = expect.stringMatching(/cannot be sorted by "margin".* It can be by: .*name/) as string;
      expect(await support('POST', '/api/views', body)).toMatchObject({ status: 400, body: { message } });
      const shared = await make(root, { name: 'Margins', audience: 'support', shows: body.shows });
      expect(shared.shows).toEqual(body.shows);
      expect((await read(support)).map((view) => view.shows)).toEqual([{ filter: {} }]);
      await root('PATCH', `/api/views/${shared.id}`, { name: 'By margin' });
      expect((await read(root)).find(({ id }) => id === shared.id)?.shows).toEqual(body.shows);
      await root('DELETE', `/api/views/${shared.id}`);
    });

    it('stand in the order that was asked for, and one of each audience is the default', async () => {
      const [one, two, three] = [
        await make(support, { name: 'One', isDefault: true }),
        await make(support, { name: 'Two' }),
        await make(support, { name: 'Three', isDefault: true }),
      ];
      const defaults = async () =>
        (await read(support)).flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
      expect([await namesOf(support), await defaults()]).toEqual([['One', 'Two', 'Three'], ['Three']]);
      await support('POST', '/api/views/order', { ids: [three.id, one.id, two.id] });
      expect(await namesOf(support)).toEqual(['Three', 'One', 'Two']);
      await support('PATCH', `/api/views/${two.id}`, { isDefault: true });
      expect(await defaults()).toEqual(['Two']);
      await make(root, { name: 'Of all', audience: 'all', isDefault: true });
      expect((await defaults()).toSorted()).toEqual(['Of all', 'Two']);
      expect(statusesOf([await root('POST', '/api/views/order', { ids: [one.id] })])).toEqual([404]);
    });

    it.each([
      [{ of: 'nothing' }],
      [{ name: ' ' }],
      [{ name: 'x'.repeat(61) }],
      [{ audience: 'no such role' }],
      [{ audience: 7 }],
      [{ shows: undefined }],
      [{ shows: { filter: 'status' } }],
      [{ shows: { filter: { q: 'x'.repeat(8000) } } }],
      [{ isDefault: 'yes' }],
    ])('are refused where they are none: %j', async (fault) => {
      const before = await read(root);
      expect(statusesOf([await root('POST', '/api/views', { ...wish, ...fault })])).toEqual([422]);
      expect(await read(root)).toEqual(before);
    });

    it('are read by nobody who is not signed in, and are a hundred at most', async () => {
      expect(statusesOf([await gateway.send('GET', '/api/views')])).toEqual([401]);
      for (
        let left =
          100 -
          (await read(admin)).filter(({ mayChange, audience }) => mayChange && audience === 'me').length;
        left > 0;
        left -= 1
      )
        await make(admin, { name: `View ${left}` });
      expect(statusesOf([await admin('POST', '/api/views', wish)])).toEqual([422]);
    });
  });
};
