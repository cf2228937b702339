import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { fillPublic, HIDDEN, publicConfig } from './publicWorld';
import { serveGateway, type Answer, type Json, type OpenStore, type TestGateway } from './testGateway';

/** What people without an account read and send, and what they do not. */
export const describePublic = (name: string, openStore: OpenStore): void => {
  describe(`V5 people without an account, on ${name}`, () => {
    let gateway: TestGateway;
    const clock = createClock();
    beforeAll(async () => {
      const trusted = { header: 'x-forwarded-for', hops: 1 };
      gateway = await serveGateway(await openStore(), { config: publicConfig, clock, trusted });
      await fillPublic(gateway.store);
    }, 120_000);
    afterAll(() => gateway.stop());

    const get = (path: string): Promise<Answer> => gateway.send('GET', `/api/public/${path}`);
    let addresses = 0;
    /* Each from an address of its own, so that no test waits for another. */
    const post = (key: string, body: object, headers: Record<string, string> = {}): Promise<Answer> => {
      addresses += 1;
      const from = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
      return gateway.send('POST', `/api/public/${key}`, { body, headers: { ...from, ...headers } });
    };
    const namesIn = ({ body }: Answer) => (body['records'] as Json[]).map((each) => each['name']);

    it('read the records that meet the rule, by the fields that are named', async () => {
      const { status, body } = await get('sites?sort=name');
      expect(status).toBe(200);
      expect(body).toEqual({
        success: true,
        records: [
          { id: 's1', name: 'Alpha', city: 'Bern', seats: 1, region: 'r1', near: ['s2'] },
          { id: 's2', name: 'Beta', city: 'Chur', seats: 1, region: null, near: [] },
          { id: 's3', name: 'Gamma', city: 'Bern', seats: 3, region: null, near: null },
        ],
        total_results: 3,
        entries_per_page: 10,
        page: 0,
      });
      expect((await get('sites/s1')).body).toEqual({
        success: true,
        record: { id: 's1', name: 'Alpha', city: 'Bern', seats: 1, region: 'r1', near: ['s2'] },
      });
    });

    it('find no record that is not public, and are not told whether there is one', async () => {
      const answers = await Promise.all(['s8', 's9', 'nothing'].map((id) => get(`sites/${id}`)));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await get('sites?ids=s1&ids=s8&ids=s9')).body).toMatchObject({ total_results: 1 });
    });

    it('filter, sort, search and turn pages by what they see', async () => {
      expect(namesIn(await get('sites?sort=-name'))).toEqual(['Gamma', 'Beta', 'Alpha']);
      expect(namesIn(await get('sites?city=bern&sort=name'))).toEqual(['Alpha', 'Gamma']);
      expect(namesIn(await get('sites?seats_gte=2'))).toEqual(['Gamma']);
      expect(namesIn(await get('sites?search=bet'))).toEqual(['Beta']);
      expect(namesIn(await get('sites?sort=name&entriesPerPage=2&page=1'))).toEqual(['Gamma']);
      expect((await get('sites?entriesPerPage=5000')).body).toMatchObject({ entries_per_page: 100 });
    });

    it('are in no order that a hidden field says, though the list of everybody else is', async () => {
      expect(namesIn(await get('sites'))).toEqual(['Gamma', 'Beta', 'Alpha']);
    });

    const ways = [
      ...['worth', 'memo', 'margin', 'user', 'status', 'createdAt', 'updatedAt', '__v', '_id', 'q'].map(
        (field) => `${field}=7773`,
      ),
      ...[
        'worth_gte',
        'worth_lte',
        'worth_gt',
        'worth_lt',
        'worth_exists',
        'createdAt_gte',
        'memo_exists',
      ].map((key) => `${key}=true`),
      ...[
        'worth',
        '-worth',
        'memo',
        'user',
        'createdAt',
        '-updatedAt',
        'region',
        'region.people',
        'near',
        'status',
      ].map((key) => `sort=${key}`),
      'region=r2',
      'region_exists=true',
      'near=s8',
      'region.people=777',
      'near.worth_gte=1',
      'cursor=start',
      'count=1',
      'groupBy=status',
      'groupZone=UTC',
      'expand=region',
      'fields=memo',
      'view=1',
      'mark=1',
      'constructor=1',
    ];

    it.each(ways)('learn nothing by asking for %s', async (asked) => {
      const { status, body } = await get(`sites?${asked}`);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(/Valid|Did you mean/);
      expect(JSON.stringify({ ...body, msg: '', message: '' })).not.toMatch(HIDDEN);
    });

    it('find nothing by a text that only a hidden field or record has', async () => {
      for (const text of ['hidden', 'hidden s1', 'Draftsite', '7773', 'open', 'Nowhere', 'North'])
        expect((await get(`sites?search=${encodeURIComponent(text)}`)).body).toMatchObject({
          total_results: 0,
        });
    });

    it('have no other door, whatever the method', async () => {
      const paths = [
        'sites/totals',
        'sites/s1/history',
        'sites/export',
        'users',
        'admins',
        'roles',
        'visits',
        'visits/v',
        '',
      ];
      for (const path of paths) expect((await get(path)).status, path).toBe(404);
      for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'])
        expect((await gateway.send(method, '/api/public/sites/s1', { body: {} })).status, method).toBe(404);
      expect((await post('sites', { name: 'X' })).status).toBe(404);
      expect((await post('products', { name: 'X' })).status).toBe(404);
    });

    it('are answered the same with the session of somebody, and never from a cache', async () => {
      const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
      const root = await gateway.send('GET', '/api/public/sites', { authorization: accessToken });
      expect(root.body).toEqual((await get('sites')).body);
      const { headers } = await fetch(`${gateway.url}/api/public/sites`);
      expect([headers.get('etag'), headers.get('last-modified'), headers.get('cache-control')]).toEqual([
        null,
        null,
        'no-store',
      ]);
    });

    const visit = { visitor: 'Ann', day: '2030-05-01', site: 's1' };
    const visits = async () =>
      (await gateway.store.list('visits', { where: [], sort: [], offset: 0, limit: 1000 })).rows;

    it('send a record, which begins as any other does and is nobody’s', async () => {
      const { status, body } = await post('visits', visit);
      expect({ status, body }).toEqual({ status: 201, body: { success: true, receipt: 'V-0001' } });
      const [row] = await visits();
      expect(row).toMatchObject({ ...visit, number: 'V-0001', status: 'asked', source: 'web' });
      expect([row?.['user'] ?? null, row?.['agent'] ?? null]).toEqual([null, null]);
      expect(row?._id).not.toBe('');
    });

    it('are shown of it what everybody may read', async () => {
      const { body } = await post('notes', { text: 'Hello' });
      const { receipt, record } = body as { receipt: string; record: Json };
      expect(record).toEqual({ id: receipt, text: 'Hello' });
    });

    it.each([
      'status',
      'user',
      'id',
      '_id',
      '__v',
      'createdAt',
      'updatedAt',
      'number',
      'memo',
      'source',
      'constructor',
      'owner',
      '$set',
      'nothing',
    ])('are refused "%s", which the form does not ask for, by its name', async (field) => {
      const before = (await visits()).length;
      const values = field === 'status' ? 'agreed' : field === 'user' ? 'u1' : '1';
      const { status, body } = await post('visits', { ...visit, [field]: values });
      expect(status).toBe(422);
      expect(Object.keys(body['errors'] as Json)).toEqual([field]);
      expect(await visits()).toHaveLength(before);
    });

    it('are told of each fault beside its field, and point at public records alone', async () => {
      expect((await post('visits', { visitor: ' ', day: 'soon', site: 's1' })).body['errors']).toMatchObject({
        visitor: expect.any(String) as string,
        day: expect.any(String) as string,
      });
      const [hidden, none] = [
        await post('visits', { ...visit, site: 's8' }),
        await post('visits', { ...visit, site: 'none' }),
      ];
      expect([hidden.status, none.status]).toEqual([422, 422]);
      expect(hidden.body).toEqual(none.body);
    });

    it('send what is no record, too much or as something else in vain', async () => {
      expect((await post('visits', [] as object)).status).toBe(400);
      expect((await post('visits', { ...visit, visitor: 'x'.repeat(200_000) })).status).toBe(413);
      expect((await post('visits', visit, { 'content-type': 'text/plain' })).status).toBe(415);
    });

    it('send it once, however often it is asked for with one key, and see nobody else’s answer', async () => {
      const before = (await visits()).length;
      const from = { 'x-forwarded-for': '10.9.9.9', 'idempotency-key': 'one' };
      const [first, again] = [await post('visits', visit, from), await post('visits', visit, from)];
      expect(again.body).toEqual(first.body);
      const other = await post('visits', visit, { ...from, 'x-forwarded-for': '10.9.9.8' });
      expect(other.body).not.toEqual(first.body);
      expect(await visits()).toHaveLength(before + 2);
    });

    it('are told to wait when they send a thousand from one address, and nobody else is', async () => {
      const before = (await visits()).length;
      const one = { 'x-forwarded-for': '10.8.8.8' };
      const statuses: number[] = [];
      for (let at = 0; at < 1000; at += 1) statuses.push((await post('visits', visit, one)).status);
      expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
      expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
      const refused = await fetch(`${gateway.url}/api/public/visits`, {
        method: 'POST',
        headers: { ...one, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await visits()).toHaveLength(before + 60);
      expect((await post('visits', visit)).status).toBe(201);
      expect((await get('sites')).status).toBe(200);
    }, 120_000);
  });
};
