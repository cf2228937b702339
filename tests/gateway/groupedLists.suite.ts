import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_GROUPS } from '../../src/model/numbers/totals';
import { rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const made = '2026-01-01T00:00:00.000Z';

type Values = Readonly<Record<string, unknown>>;

const rowOf = (name: string, values: Values) => ({
  _id: name,
  __v: 0,
  createdAt: made,
  updatedAt: made,
  name,
  ...values,
});

/* Of each state some, by no means in its order; the moments lie on both sides of a midnight in Lisbon. */
const shelf = [
  rowOf('a', { status: 'archived', price: '1.00', isPublic: true, activatedAt: '2026-07-01T22:59:00.000Z' }),
  rowOf('b', { status: 'draft', price: '5.00', isPublic: false, activatedAt: '2026-07-01T23:00:00.000Z' }),
  rowOf('c', { status: 'active', price: '3.00', isPublic: true, activatedAt: null }),
  rowOf('d', { status: null, price: '2.00', isPublic: true }),
  rowOf('e', { status: 'draft', price: '4.00', isPublic: true, activatedAt: '2026-07-02T10:00:00.000Z' }),
  rowOf('f', { status: 'archived', price: '6.00', activatedAt: '2026-07-01T08:00:00.000Z' }),
  rowOf('g', { status: 'draft', price: '7.00', activatedAt: '2026-07-03T08:00:00.000Z' }),
];

/** Lists in groups: their order over all pages, their counts, and what cannot be asked for. */
export const describeGroupedLists = (openStore: OpenStore): void => {
  describe('lists in groups', () => {
    let gateway: TestGateway;
    let root: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      root = await gateway.as('root');
      await gateway.store.insertMany('products', shelf);
    });
    afterAll(() => gateway.stop());
    const list = (query: string) => root('GET', `/v1/products?${query}`);
    const pages = async (query: string, count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, page) => list(`${query}&entriesPerPage=3&page=${page}`)),
      );
      return answers.map((answer) => ({
        names: rowsOf(answer)
          .map(({ name }) => name)
          .join(''),
        total: answer.body['total_results'],
        groups: (answer.body['groups'] as { key: unknown; count: unknown; isContinued: unknown }[]).map(
          ({ key, count, isContinued }) =>
            `${String(key)} ${String(count)}${isContinued === true ? ' continued' : ''}`,
        ),
      }));
    };

    it('come group by group in the order of the values over all pages, each group in the order that was chosen', async () => {
      expect(await pages('groupBy=status&sort=-price', 3)).toEqual([
        { names: 'gbe', total: 7, groups: ['draft 3'] },
        { names: 'cfa', total: 7, groups: ['active 1', 'archived 2'] },
        { names: 'd', total: 7, groups: ['null 1'] },
      ]);
      expect(await pages('groupBy=-status&sort=price', 3)).toEqual([
        { names: 'afc', total: 7, groups: ['archived 2', 'active 1'] },
        { names: 'ebg', total: 7, groups: ['draft 3'] },
        { names: 'd', total: 7, groups: ['null 1'] },
      ]);
    });

    it('say that a group goes on from the page before, and count what filters and search leave', async () => {
      const [first, second] = await pages('groupBy=isPublic&sort=name', 2);
      expect([first?.names, second?.names]).toEqual(['bac', 'def']);
      expect([first?.groups, second?.groups]).toEqual([
        ['false 1', 'true 4'],
        ['true 4 continued', 'null 2'],
      ]);
      const [left] = await pages('groupBy=isPublic&sort=name&price_gte=3', 1);
      expect(left).toEqual({ names: 'bce', total: 5, groups: ['false 1', 'true 2'] });
    });

    it('put moments together by the day of a time zone, those without one last', async () => {
      expect(await pages('groupBy=-activatedAt&groupZone=Europe/Lisbon&sort=name', 3)).toEqual([
        { names: 'gbe', total: 7, groups: ['2026-07-03 1', '2026-07-02 2'] },
        { names: 'afc', total: 7, groups: ['2026-07-01 2', 'null 2'] },
        { names: 'd', total: 7, groups: ['null 2 continued'] },
      ]);
      const [utc] = await pages('groupBy=activatedAt&sort=name', 1);
      expect(utc).toEqual({ names: 'abf', total: 7, groups: ['2026-07-01 3'] });
    });

    it('are counted from the end where a page is asked for so, and a place is none in a list of groups', async () => {
      const last = await list('groupBy=status&sort=-price&entriesPerPage=3&page=0&cursor=end&count=2');
      expect(rowsOf(last).map(({ name }) => name)).toEqual(['f', 'a', 'd']);
      expect(last.body).toMatchObject({ total_results: 7 });
      expect(last.body['total_is'] ?? last.body['next_cursor'] ?? 'nothing more').toBe('nothing more');
    });

    it.each(['price', 'margin2', 'tags', 'lines.0.count', '__proto__', 'extra', '-'])(
      'refuse to be put together by %s',
      async (field) => {
        expect(await list(`groupBy=${field}`)).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining('cannot be grouped') },
        });
      },
    );

    it('refuse a cursor, which says nothing of a place in groups', async () => {
      const place = String((await list('cursor=start&entriesPerPage=1&sort=-price')).body['next_cursor']);
      expect(await list(`groupBy=status&sort=-price&cursor=${place}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('no cursors') },
      });
    });

    it('refuse days of a zone that there is not', async () => {
      expect(await list('groupBy=activatedAt&groupZone=Mars/Base')).toMatchObject({ status: 400 });
    });

    it('of more groups than are counted come in the order of the field, and count those of the page', async () => {
      const others = Array.from({ length: MOST_GROUPS }, (_, at) =>
        rowOf(`x${at}`, { owner: `u${1000 + at}`, margin: 1 }),
      );
      const twice = rowOf('y', { owner: 'u1001', margin: 1 });
      const nobody = rowOf('z', { owner: null, margin: 1 });
      await gateway.store.insertMany('products', [...others, twice, nobody]);
      const many = await pages('groupBy=owner&sort=-name&margin_gte=1', 2);
      expect(many.map(({ groups }) => groups)).toEqual([
        ['u1000 1', 'u1001 2'],
        ['u1002 1', 'u1003 1', 'u1004 1'],
      ]);
      const two = await list('groupBy=owner&margin_gte=1&entriesPerPage=2&page=1');
      expect(two.body['groups']).toMatchObject([
        { key: 'u1001', count: 2, isContinued: true },
        { key: 'u1002', count: 1, isContinued: false },
      ]);
      const last = await list('groupBy=owner&margin_gte=1&entriesPerPage=200&page=2');
      expect((last.body['groups'] as object[]).at(-1)).toEqual({ key: null, count: 1, isContinued: false });
    });
  });
};
