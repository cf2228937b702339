import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { testConfig } from './testConfig';
import { rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const { products } = testConfig.resources;

/* Archives what is sold, and says why; nobody archives a draft so. */
const archiveAll = {
  on: 'list',
  when: { status: { $in: ['active', 'archived'] } },
  form: { reason: f.text({ required: true, min: 3 }) },
  effect: { status: 'archived' },
} as const;

const config = defineAdmin({
  ...testConfig,
  resources: {
    ...testConfig.resources,
    products: { ...products, actions: { ...products.actions, archiveAll } },
  },
} as never);

const MANY = 230;

const made = '2026-01-01T00:00:00.000Z';

const rows = Array.from({ length: MANY }, (_, at) => {
  const number = String(at).padStart(3, '0');
  const stamp = { __v: 0, createdAt: made, updatedAt: made };
  return { _id: `p${number}`, name: `Lamp ${number}`, status: at < 5 ? 'draft' : 'active', ...stamp };
});

/** Actions of a whole list: which records they are done with, who may, and what is refused. */
export const describeListActions = (openStore: OpenStore): void => {
  describe('actions of a list', () => {
    let gateway: TestGateway;
    let root: Caller;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore(), { config });
      root = await gateway.as('root');
      await gateway.store.insertMany('products', rows);
    });
    afterAll(() => gateway.stop());
    const values = { reason: 'Sold out' };
    const ask = (body: object, call = root) => call('POST', '/v1/products/archiveAll', body);
    const archived = async () => {
      const where = [{ path: 'status', op: 'eq', value: 'archived' }] as const;
      const { rows: found } = await gateway.store.list('products', {
        where,
        sort: [],
        offset: 0,
        limit: 1000,
      });
      return found.map(({ _id, reason }) => [_id, reason]);
    };

    it('say what would become of the records that match, and change nothing', async () => {
      expect(await ask({ list: 'search=Lamp', values })).toMatchObject({
        status: 200,
        body: { changed: MANY - 5, same: 0, refused: 5, faults: [{ key: 'actions.needs' }] },
      });
      expect((await ask({ list: 'search=Lamp 22', values })).body).toMatchObject({ changed: 10, refused: 0 });
      expect(await archived()).toEqual([]);
    });

    it('are done with nothing that is not understood, or not named', async () => {
      for (const list of ['stats=active', 'price_gte=much', 'quantity=x&foo=1'])
        expect(await ask({ list, values, run: 'a-run-of-many', count: MANY })).toMatchObject({ status: 400 });
      expect(await ask({ values, run: 'a-run-of-many', count: MANY })).toMatchObject({ status: 422 });
      expect(await ask({ list: '', values, run: 'x', count: MANY })).toMatchObject({ status: 422 });
      expect(await ask({ list: '', values, run: 'a-run-of-many' })).toMatchObject({ status: 422 });
      expect(await ask({ list: '', values, run: 'a-run-of-many', count: 7 })).toMatchObject({ status: 409 });
      for (const after of [null, '', 5])
        expect(await ask({ list: '', values, run: 'a-run-of-many', after })).toMatchObject({ status: 422 });
      /* what a preview counts would tell what is in a field that nobody is asked about here */
      for (const more of [{ ...values, margin: 41 }, 'Sold out', ['Sold out']])
        expect(await ask({ list: '', values: more })).toMatchObject({ status: 422 });
      expect(await archived()).toEqual([]);
    });

    it('are done by those alone who have their right, and may see the list', async () => {
      const support = await gateway.as('support');
      expect(await ask({ list: 'search=Lamp', values }, support)).toMatchObject({ status: 403 });
      const client = await gateway.as('client');
      expect(await ask({ list: 'search=Lamp', values }, client)).toMatchObject({ status: 403 });
    });

    it('are judged record by record, with the answers to their form', async () => {
      const list = 'search=Lamp 22';
      const answer = await ask({ list, values: { reason: 'No' }, run: 'a-short-run', count: 10 });
      expect(answer).toMatchObject({ status: 200, body: { changed: 0, refused: 10 } });
      expect(await archived()).toEqual([]);
    });

    it('say why not in the language of whoever asks', async () => {
      const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
      const body = { list: 'search=Lamp 22', values: { reason: 'No' }, run: 'a-run-in-german', count: 10 };
      const headers = { 'accept-language': 'de' };
      const asked = { body, authorization: accessToken, headers };
      const { faults } = (await gateway.send('POST', '/v1/products/archiveAll', asked)).body;
      expect(faults).toEqual(['Reason: Mindestens 3 Zeichen']);
    });

    it('are done in steps with all that match, and with no other', async () => {
      await gateway.store.insertMany('products', [{ ...rows[9]!, _id: 'other', name: 'Table' }]);
      const steps: unknown[][] = [];
      for (let after: unknown, isMore = true; isMore;) {
        const { body } = await ask({ list: 'search=Lamp', values, run: 'the-long-run', count: MANY, after });
        steps.push([body['changed'], body['refused']]);
        ({ after } = body);
        isMore = after !== undefined && steps.length < 9;
      }
      expect(steps.length).toBeGreaterThan(1);
      const sum = (at: number) => steps.reduce((all, step) => all + Number(step[at]), 0);
      expect([sum(0), sum(1)]).toEqual([MANY - 5, 5]);
      const done = await archived();
      expect(done).toHaveLength(MANY - 5);
      expect(new Set(done.map(([, reason]) => reason))).toEqual(new Set(['Sold out']));
      expect(rowsOf(await root('GET', '/v1/products?search=Table'))).toMatchObject([{ status: 'active' }]);
    });
  });
};
