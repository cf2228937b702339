import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

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

    it('refuse in words what cannot be counted so', async () => {
      const said = (message: string) => ({ status: 400, message });
      expect(await totals('by=tags')).toEqual(said('Records cannot be grouped by "tags".'));
      expect(await totals('by=constructor')).toEqual(said('Records cannot be grouped by "constructor".'));
      expect(await totals('of=name')).toEqual(said('"name" cannot be added up.'));
      expect(await totals('of=lines.0.count')).toEqual(said('"lines.0.count" cannot be added up.'));
      expect(await totals('by=released&per=week')).toEqual(said('"week" is no span: day or month.'));
    });

    it('ask for the right to list, and for that to a guarded field', async () => {
      const support = await gateway.as('support');
      expect(await totals('of=quantity', support)).toMatchObject({ all: { count: 3, sum: '5' } });
      const refused = { status: 403, message: 'You lack the right to show products.margin.' };
      expect(await totals('of=margin', support)).toEqual(refused);
      expect(await totals('of=margin')).toMatchObject({ all: { sum: '5' } });
      // As in a list, a filter by a closed field asks nothing.
      expect(await totals('margin_gte=100', support)).toMatchObject({ all: { count: 3 } });
      const { abilities } = recordOf(await root('GET', '/v1/roles/support'));
      await root('PATCH', '/v1/roles/support', { abilities: [{ action: 'show', subject: 'products' }] });
      expect(await totals('', support)).toMatchObject({ status: 403 });
      await root('PATCH', '/v1/roles/support', { abilities });
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
