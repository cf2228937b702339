import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  recordOf,
  serveGateway,
  type Caller,
  type Json,
  type OpenStore,
  type TestGateway,
} from './testGateway';

const shelf = [
  { name: 'Apple', isPublic: true, price: '0.10', quantity: 2, released: '2026-01-31', margin: 5 },
  { name: 'Pear', isPublic: true, price: '0.20', quantity: 3, released: '2026-02-01' },
  { name: 'Plum', price: '1000000000000.01', released: '2026-02-28' },
];

/** Numbers about the records that a list shows. */
export const describeTotals = (openStore: OpenStore): void => {
  describe('totals', () => {
    let gateway: TestGateway;
    let root: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      root = await gateway.as('root');
      const { body } = await root('GET', '/v1/products?entriesPerPage=100');
      for (const { _id } of body['products'] as { _id: string }[])
        await root('DELETE', `/v1/products/${_id}`);
      for (const product of shelf) await root('POST', '/v1/products', product);
    });
    afterAll(() => gateway.stop());

    const totals = async (query: string, caller = root, path = '/v1/products') => {
      const { status, body } = await caller('GET', `${path}/totals?${query}`);
      return status === 200 ? body['totals'] : { status, message: body['message'] };
    };

    it('add up exactly, with the same parameters as a list', async () => {
      expect(await totals('of=price')).toEqual({
        all: { count: 3, sum: '1000000000000.31', average: '333333333333.436667' },
        groups: [],
      });
      expect(await totals('of=price&search=plu&entriesPerPage=1&page=7&sort=-name')).toMatchObject({
        all: { count: 1, sum: '1000000000000.01' },
      });
      expect(await totals('of=quantity&released_gte=2026-02-15')).toEqual({
        all: { count: 1, sum: '0' },
        groups: [],
      });
    });

    it('count a record for each entry of a list, and once among all', async () => {
      const made = [
        { name: 'Listed 1', tags: ['red', 'fruit'], groups: ['g1'], quantity: 2 },
        { name: 'Listed 2', tags: ['red'], quantity: 3 },
        { name: 'Listed 3', tags: [], quantity: 4 },
        { name: 'Listed 4' },
      ];
      const row = { __v: 0, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
      await gateway.store.insertMany(
        'products',
        made.map((product) => ({ ...row, _id: product.name, ...product })),
      );
      expect(await totals('by=tags&of=quantity&name=Listed')).toMatchObject({
        all: { count: 4, sum: '9' },
        groups: [
          { key: 'red', count: 2, sum: '5' },
          { key: null, count: 2, sum: '4' },
          { key: 'fruit', count: 1, sum: '2' },
        ],
      });
      expect(await totals('by=groups&name=Listed')).toEqual({
        all: { count: 4 },
        groups: [
          { key: null, count: 3 },
          { key: 'g1', count: 1 },
        ],
      });
      expect(await totals('of=tags')).toMatchObject({ status: 400 });
      for (const { name } of made) await gateway.store.remove('products', name);
    });

    it('are grouped by values, days and months', async () => {
      expect(await totals('by=isPublic&of=quantity')).toMatchObject({
        groups: [
          { key: 'true', count: 2, sum: '5', average: '2.5000' },
          { count: 1, sum: '0' },
        ],
      });
      expect(await totals('by=released&per=month')).toMatchObject({
        groups: [
          { key: '2026-02', count: 2 },
          { key: '2026-01', count: 1 },
        ],
      });
      expect(await totals('by=owner')).toMatchObject({ groups: [{ key: null, count: 3 }] });
    });

    it('are grouped by the days of a time zone, where moments are', async () => {
      const { body } = await root('GET', '/v1/products?entriesPerPage=1');
      const [{ createdAt } = expect.fail()] = body['products'] as { createdAt: string }[];
      // Its days are never those of UTC at the same moment of the first half of a day, and the other way round.
      const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (zone) => {
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(createdAt));
        return [await totals(`by=createdAt&per=day&zone=${zone}`), day] as const;
      });
      for (const [found, day] of await Promise.all(days))
        expect(found).toMatchObject({ groups: [{ key: day, count: 3 }] });
      expect(await totals('by=released&per=month&zone=Pacific/Kiritimati')).toMatchObject({
        groups: [{ key: '2026-02' }, { key: '2026-01' }],
      });
      expect(await totals('by=released&per=day&zone=Nowhere')).toEqual({
        status: 400,
        message: '"Nowhere" is no time zone. Valid: a name of area and city, such as Europe/Lisbon, or UTC.',
      });
    });

    it('refuse in words what cannot be counted so', async () => {
      const said = (message: string) => ({ status: 400, message });
      expect(await totals('by=extra')).toEqual(said('Records cannot be grouped by "extra".'));
      expect(await totals('by=constructor')).toEqual(said('Records cannot be grouped by "constructor".'));
      expect(await totals('of=name')).toEqual(said('"name" cannot be added up.'));
      expect(await totals('of=lines.0.count')).toEqual(said('"lines.0.count" cannot be added up.'));
      expect(await totals('by=released&per=week')).toEqual(said('"week" is no span: day or month.'));
    });

    it('ask for the right to list, and for that to a guarded field', async () => {
      const support = await gateway.as('support');
      expect(await totals('of=quantity', support)).toMatchObject({ all: { count: 3, sum: '5' } });
      const refused = { status: 403, message: 'You don’t have permission to see Margin (products).' };
      expect(await totals('of=margin', support)).toEqual(refused);
      expect(await totals('of=margin')).toMatchObject({ all: { sum: '5' } });
      // As in a list, a filter by a closed field is none, and what it would find is not told.
      expect(await totals('margin_gte=100', support)).toMatchObject({ status: 400 });
      const { abilities } = recordOf(await root('GET', '/v1/roles/support'));
      await root('PATCH', '/v1/roles/support', { abilities: [{ action: 'show', subject: 'products' }] });
      expect(await totals('', support)).toMatchObject({ status: 403 });
      await root('PATCH', '/v1/roles/support', { abilities });
    });

    describe('of several questions in one request', () => {
      const products = (query = '') => `/v1/products/totals?${query}`;
      const several = (questions: unknown, caller = root) => caller('POST', '/api/totals', { questions });
      const answersTo = async (questions: readonly string[], caller = root) =>
        (await several(questions, caller)).body['answers'] as (Json & { msg: string })[];

      it('are what each call of its own answers, in the order of the questions', async () => {
        const questions = ['of=price', 'by=isPublic&of=quantity', 'search=plu', 'by=extra', 'margin_gte=100'];
        const alone = await Promise.all(
          questions.map(async (each) => (await root('GET', products(each))).body),
        );
        expect(alone[0]).toMatchObject({ success: true, totals: { all: { count: 3 } } });
        expect(await answersTo(questions.map(products))).toMatchObject(alone);
      });

      it('cost a question that is faulty or forbidden itself alone', async () => {
        const support = await gateway.as('support');
        const [margin, good, nowhere, list, long] = await answersTo(
          [
            products('of=margin'),
            products(),
            '/v1/nowhere/totals',
            '/v1/products',
            products(`search=${'a'.repeat(8000)}`),
          ],
          support,
        );
        expect(margin).toMatchObject({
          success: false,
          errCode: '403',
          msg: 'You don’t have permission to see Margin (products).',
        });
        expect(margin).toHaveProperty('requestId');
        expect(good).toMatchObject({ success: true, totals: { all: { count: 3 } } });
        expect(nowhere?.msg).toBe('There is nothing to count at GET /v1/nowhere/totals.');
        expect(list).toMatchObject({ errCode: '404' });
        expect(long?.msg).toBe('A question may have 8000 characters at most.');
      });

      it('ask for the right of each', async () => {
        const { abilities } = recordOf(await root('GET', '/v1/roles/support'));
        const support = await gateway.as('support');
        const both = [products(), '/v1/roles/totals'];
        await root('PATCH', '/v1/roles/support', { abilities: [{ action: 'list', subject: 'roles' }] });
        expect(await answersTo(both, support)).toMatchObject([{ errCode: '403' }, { success: true }]);
        await root('PATCH', '/v1/roles/support', { abilities });
      });

      it('belong to the host whose form of token they come with', async () => {
        const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
        const body = { questions: ['/users/totals', products()] };
        const ask = async (authorization: string) =>
          (await gateway.send('POST', '/api/totals', { body, authorization })).body['answers'];
        const [fine, refused] = [{ success: true }, { errCode: '401' }];
        expect(await ask(`Bearer ${accessToken}`)).toMatchObject([fine, refused]);
        expect(await ask(accessToken)).toMatchObject([refused, fine]);
        expect(await gateway.send('POST', '/api/totals', { body })).toMatchObject({ status: 401 });
      });

      it('are refused as a whole, with the place, where they are no list of at most 100 addresses', async () => {
        const said = async (questions: unknown) => {
          const { status, body } = await several(questions);
          return [status, body['message']];
        };
        const example = '"/v1/invoices/totals?by=status"';
        expect(await said('all')).toEqual([
          422,
          `Send "questions", a list of addresses such as ${example}, to /api/totals.`,
        ]);
        expect(await said([products(), 7])).toEqual([
          422,
          `"questions.1" must be an address such as ${example}.`,
        ]);
        expect(await said(Array.from({ length: 101 }, () => products()))).toEqual([
          422,
          '"questions" has 101 entries. It may have 100 at most.',
        ]);
        expect(await said(Array.from({ length: 100 }, () => products()))).toEqual([200, undefined]);
        expect((await several([])).body).toEqual({ success: true, answers: [] });
      });
    });

    it('of entities that share a collection count each its own, where its list is', async () => {
      const listed = async (path: string) => (await root('GET', path)).body['total_results'];
      const [users, admins] = [await listed('/users'), await listed('/dashboardUsers')];
      expect(users).not.toBe(admins);
      expect(await totals('', root, '/users')).toMatchObject({ all: { count: users } });
      expect(await totals('', root, '/dashboardUsers')).toMatchObject({ all: { count: admins } });
    });
  });
};
