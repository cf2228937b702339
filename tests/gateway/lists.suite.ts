import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_FORM } from '../../src/model/values/plainText';
import { recordOf, rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const shelf = [
  {
    name: 'Apple',
    price: '10.00',
    quantity: 9,
    released: '2026-01-31',
    tags: ['red', 'fruit'],
    isPublic: true,
    hotline: '+491713920041',
  },
  { name: 'banana', price: '9.50', quantity: 10, released: '2026-02-01', tags: ['fruit'], isPublic: false },
  { name: 'Cherry', price: '100.00', released: '2026-03-01', tags: [], isPublic: true },
  { name: 'date', hotline: '+441713920041', price: '9.00', quantity: -1, tags: ['brown'] },
  { name: 'Élan', quantity: 2.5 },
];

/** Lists: pages, search, filters by every mode, sort, and parameters nobody should have sent. */
export const describeLists = (openStore: OpenStore): void => {
  describe('lists', () => {
    let gateway: TestGateway;
    let root: Caller;
    const ids: string[] = [];
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      root = await gateway.as('root');
      for (const product of shelf) {
        gateway.clock.add(1);
        ids.push(recordOf(await root('POST', '/v1/products', product))._id);
      }
    });
    afterAll(() => gateway.stop());
    const list = (query: string) => root('GET', `/v1/products?${query}`);
    const names = async (query: string) => rowsOf(await list(query)).map(({ name }) => name);

    it('S7.127 come in pages from 0, with the total of all that match', async () => {
      const first = await list('sort=name&page=0&entriesPerPage=2');
      expect(first.body).toMatchObject({
        success: true,
        total_results: 5,
        found_results: 2,
        entries_per_page: 2,
        page: 0,
      });
      expect(await names('sort=name&page=0&entriesPerPage=2')).toEqual(['Apple', 'banana']);
      expect(await names('sort=name&page=2&entriesPerPage=2')).toEqual(['Élan']);
      expect(await names('sort=name&page=3&entriesPerPage=2')).toEqual([]);
    });

    /* From page to page by the cursors of the answers, until one has none. */
    const walked = async (query: string, begin: 'start' | 'end') => {
      const way = begin === 'start' ? 'next_cursor' : 'previous_cursor';
      const pages: unknown[][] = [];
      let cursor: unknown = begin;
      for (let page = 0; typeof cursor === 'string' && page < 20; page += 1) {
        const answer = await list(`${query}&page=0&cursor=${cursor}`);
        pages.push(rowsOf(answer).map(({ name }) => name));
        cursor = answer.body[way];
      }
      return pages;
    };

    it.each(['name', '-name', 'price', '-price', 'quantity', '-createdAt', '-_id'])(
      'go on from row to row in the order of %s, from the beginning and from the end',
      async (sort) => {
        const [one, two, three, four, five] = await names(`sort=${sort}&entriesPerPage=10`);
        const query = `sort=${sort}&entriesPerPage=2`;
        expect(await walked(query, 'start')).toEqual([[one, two], [three, four], [five]]);
        expect(await walked(query, 'end')).toEqual([[four, five], [two, three], [one]]);
      },
    );

    it('name the places before and after a page of any number, counted from either end', async () => {
      const at = async (query: string) => {
        const { body } = await list(`sort=name&entriesPerPage=2&${query}`);
        const neighbour = async (cursor: unknown) =>
          typeof cursor === 'string' ? names(`sort=name&entriesPerPage=2&cursor=${cursor}`) : undefined;
        return [await neighbour(body['previous_cursor']), await neighbour(body['next_cursor'])];
      };
      expect(await at('page=0&cursor=start')).toEqual([undefined, ['Cherry', 'date']]);
      expect(await at('page=1&cursor=start')).toEqual([['Apple', 'banana'], ['Élan']]);
      expect(await at('page=1&cursor=end')).toEqual([['Apple'], ['date', 'Élan']]);
      expect(await at('page=9&cursor=start')).toEqual([undefined, undefined]);
      expect(await at('page=0')).toEqual([undefined, undefined]);
    });

    it('count as far as asked, say when there are more, and else count all', async () => {
      const counts = async (query: string) => {
        const { total_results, total_is } = (await list(`entriesPerPage=1&${query}`)).body;
        return [total_results, total_is];
      };
      expect(await counts('count=4')).toEqual([5, 'at least']);
      expect(await counts('count=3')).toEqual([4, 'at least']);
      expect(await counts('count=5')).toEqual([5, undefined]);
      for (const most of ['2147483647', '3000000000', '9'.repeat(30)])
        expect([most, ...(await counts(`count=${most}`))]).toEqual([most, 5, undefined]);
      expect(await counts('count=3&tags=fruit')).toEqual([2, undefined]);
      expect(await counts('')).toEqual([5, undefined]);
    });

    it('refuse a cursor that is none, or one of another order or version', async () => {
      const { body } = await list('sort=name&entriesPerPage=2&cursor=start');
      const cursor = String(body['next_cursor']);
      const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
      const wrong = [
        `sort=-name&cursor=${cursor}`,
        `sort=price&cursor=${cursor}`,
        'sort=name&cursor=x',
        'sort=name&cursor=',
        `sort=name&cursor=${forged([PLAIN_FORM, 'after', 'name', 7, 'a'])}`,
        `sort=name&cursor=${forged([PLAIN_FORM, 'after', 'name', { a: 1 }, 'a'])}`,
        `sort=name&cursor=${forged([PLAIN_FORM, 'aside', 'name', 'a', 'a'])}`,
        `sort=name&cursor=${forged([PLAIN_FORM, 'after', 'name', 'a'])}`,
        // Of a version whose lists had another order.
        `sort=name&cursor=${forged(['after', 'name', 'a', 'a'])}`,
        `sort=name&cursor=${forged([PLAIN_FORM - 1, 'after', 'name', 'a', 'a'])}`,
      ];
      for (const query of wrong)
        expect([query, await list(query)]).toMatchObject([
          query,
          { status: 400, body: { message: expect.stringContaining('cursor') } },
        ]);
      expect(
        (await list(`sort=name&cursor=${forged([PLAIN_FORM, 'after', 'name', 'a\u0000', '\ud800'])}`)).status,
      ).toBe(200);
    });

    it('take their page size and order from the configuration when nothing is asked', async () => {
      expect(await names('')).toEqual(['Élan', 'date', 'Cherry', 'banana']);
      expect((await list('')).body).toMatchObject({ entries_per_page: 4, page: 0, total_results: 5 });
    });

    it('read numbers leniently: $10 is ten, and what is no number is the default', async () => {
      expect((await list('entriesPerPage=$10&page=0')).body).toMatchObject({ entries_per_page: 10 });
      for (const nonsense of ['entriesPerPage=0&page=x', 'entriesPerPage=&page=', 'entriesPerPage=many'])
        expect((await list(nonsense)).body).toMatchObject({ entries_per_page: 4, page: 0 });
      expect((await list('entriesPerPage=999999999')).body).toMatchObject({ entries_per_page: 1000 });
      expect((await list('page=99999999999999999999')).status).toBe(200);
    });

    it('find a part of a text, upper and lower case alike', async () => {
      expect(await names('search=AN&sort=name')).toEqual(['banana', 'Élan']);
      expect(await names('search=%20apple%20')).toEqual(['Apple']);
      expect(await names('search=red')).toEqual([]);
      expect(await names('search=%25')).toEqual([]);
    });

    it.each([
      ['+491713920041', ['Apple']],
      ['+49 171 392', ['Apple']],
      ['0049 (171) 39-20', ['Apple']],
      ['0171 392 00 41', ['Apple', 'date']],
      ['171/392', ['Apple', 'date']],
      ['0171 393', []],
      ['Apple 171', []],
    ])('find a phone number by %s', async (written, found) => {
      expect(await names(`search=${encodeURIComponent(written)}&sort=name`)).toEqual(found);
    });

    it.each([
      ['contains', 'name=an', ['banana', 'Élan']],
      ['contains, several whole values', 'name=banana&name=date&name=Che', ['banana', 'date']],
      ['oneOf', 'status=draft&status=archived', ['Apple', 'banana', 'Cherry', 'date', 'Élan']],
      ['oneOf, nothing', 'status=active', []],
      ['equals', 'isPublic=true', ['Apple', 'Cherry']],
      ['equals, false', 'isPublic=false', ['banana']],
      ['range of numbers', 'quantity_gte=2.5&quantity_lte=9', ['Apple', 'Élan']],
      ['range of amounts', 'price_gte=9.5&price_lte=10', ['Apple', 'banana']],
      ['range of dates', 'released_gte=2026-01-31&released_lte=2026-02-01', ['Apple', 'banana']],
      ['one day', 'released=2026-02-01', ['banana']],
      ['holds', 'tags=fruit', ['Apple', 'banana']],
      ['holds any', 'tags=red&tags=brown', ['Apple', 'date']],
      ['a time of the gateway', 'createdAt_gte=2000-01-01', ['Apple', 'banana', 'Cherry', 'date', 'Élan']],
      ['an empty value', 'name=&status=', ['Apple', 'banana', 'Cherry', 'date', 'Élan']],
      ['together', 'tags=fruit&isPublic=true', ['Apple']],
    ])('are filtered by %s', async (_, query, expected) => {
      expect(await names(`${query}&sort=name&entriesPerPage=10`)).toEqual(expected);
    });

    it.each([
      ['name', ['Apple', 'banana', 'Cherry', 'date', 'Élan']],
      ['-name', ['Élan', 'date', 'Cherry', 'banana', 'Apple']],
      ['price', ['date', 'banana', 'Apple', 'Cherry', 'Élan']],
      ['-price', ['Cherry', 'Apple', 'banana', 'date', 'Élan']],
      ['quantity', ['date', 'Élan', 'Apple', 'banana', 'Cherry']],
      ['createdAt', ['Apple', 'banana', 'Cherry', 'date', 'Élan']],
      ['-_id', ['Élan', 'date', 'Cherry', 'banana', 'Apple']],
    ])('are sorted by %s', async (sort, expected) => {
      expect(await names(`sort=${sort}&entriesPerPage=10`)).toEqual(expected);
    });

    it('answer all of the asked ids, whatever their number', async () => {
      const asked = ids.map((id) => `ids=${id}`).join('&');
      expect(rowsOf(await list(`${asked}&sort=name`))).toHaveLength(5);
      expect(await names(`ids=${ids[0]}&ids=nobody`)).toEqual(['Apple']);
    });

    it.each(['sort=-', 'sort='])('take %s as no sort', async (query) => {
      expect(await names(query)).toEqual(['Élan', 'date', 'Cherry', 'banana']);
    });

    it.each(['password', "name';drop table x", 'a.b.c', '__proto__', 'tags', 'lines.0.count', '-owner'])(
      'refuse a sort by %s, and name those that are offered',
      async (sort) => {
        const { status, body } = await list(`sort=${encodeURIComponent(sort)}`);
        expect(status).toBe(400);
        expect(body).toMatchObject({
          msg: expect.stringMatching(
            /^This list cannot be sorted by ".*". It can be by: _id, name, status, /,
          ),
        });
      },
    );

    it.each([
      'constructor=1',
      '__proto__=1',
      'toString_gte=1',
      'nothing=1',
      "a'b=1",
      'extra=1',
      'price_gte=much',
      'q=zzz',
      'id=zzz',
    ])('refuse %s, which is no filter, rather than leave it out', async (query) => {
      for (const path of ['/v1/products', '/v1/products/totals'])
        expect(await root('GET', `${path}?${query}`)).toMatchObject({
          status: 400,
          body: { message: expect.stringMatching(/It can be filtered by: search, ids, .*price|cannot use/) },
        });
    });

    it.each(['lines.0.count', 'lines.0.count_gte', 'tags.0', 'nothing.1'])(
      'refuse %s as a filter, and name it',
      async (name) => {
        for (const path of ['/v1/products', '/v1/products/totals'])
          expect(await root('GET', `${path}?${name}=1`)).toMatchObject({
            status: 400,
            body: { message: expect.stringContaining(`"${name}"`) },
          });
      },
    );
  });
};
