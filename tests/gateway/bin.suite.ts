import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import demo from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { createClock } from '../../server/clock';
import { soon } from '../soon';
import { timeIsOver } from './jobsAtRest';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Answer,
  type Caller,
  type Json,
  type OpenStore,
  type TestGateway,
} from './testGateway';

const DAY_SECONDS = 24 * 60 * 60;

/* What the product itself has none of: a reference that lets go of what is deleted. */
const boxes = defineResource({
  label: { one: 'Box', many: 'Boxes' },
  title: '{name}',
  icon: 'label',
  bin: true,
  fields: { name: f.text({ required: true, unique: true, search: true }) },
  demo: { count: 0 },
});
const things = defineResource({
  label: { one: 'Thing', many: 'Things' },
  title: '{name}',
  icon: 'label',
  bin: true,
  fields: {
    name: f.text({ required: true }),
    box: f.reference({ to: 'boxes', onDelete: 'clear' }),
    others: f.references({ to: 'boxes', onDelete: 'clear' }),
  },
  demo: { count: 0 },
});

const config = { ...demo, resources: { ...demo.resources, boxes, things } };

/** What is deleted lies in a bin, is in nobody's way there, and comes back as it was. */
export const describeBin = (openStore: OpenStore): void => {
  describe('the bin', () => {
    let gateway: TestGateway;
    let root: Caller;
    const clock = createClock();
    beforeAll(async () => {
      const first = { ...firstRecords({ DEMO: 'on' }), count: 3 };
      gateway = await serveGateway(await openStore(), { config, first, clock });
      root = await as('admin');
    }, 120_000);
    afterEach(() => clock.reset());
    afterAll(() => gateway.stop());

    const as = async (name: string): Promise<Caller> =>
      gateway.callerOf((await gateway.signIn(`${name}@demo.com`, name)).accessToken);
    const made = async (entity: string, values: object): Promise<Json & { _id: string }> => {
      const answer = await root('POST', `/v1/${entity}`, values);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
      return recordOf(answer);
    };
    const binOf = async (entity: string, call = root, query = ''): Promise<Json[]> =>
      (await call('GET', `/api/bin/${entity}?page=0${query}`)).body['bin'] as Json[];
    const namesIn = async (entity: string, query = '') =>
      (await binOf(entity, root, query)).map(({ record }) => (record as Json)['name']);
    const undo = (entity: string, { body }: Answer): Promise<Answer> =>
      root('POST', `/api/undo/${entity}`, { undo: [(body['undo'] as Json)['id']] });
    const deletedFor = async (entity: string, id: string): Promise<Answer> => {
      const answer = await root('DELETE', `/v1/${entity}/${id}`);
      expect(answer.status).toBe(200);
      return answer;
    };
    const totalOf = async (entity: string) =>
      (await root('GET', `/v1/${entity}/totals`)).body['totals'] as Json;

    it('takes what is deleted out of lists and totals, and says who deleted it when', async () => {
      const before = await totalOf('boxes');
      const { _id } = await made('boxes', { name: 'Blue' });
      const done = await deletedFor('boxes', _id);
      expect(done.body['undo']).toEqual({ id: expect.any(String) as string, seconds: 10 });
      expect(await root('GET', `/v1/boxes/${_id}`)).toMatchObject({ status: 404 });
      expect(rowsOf(await root('GET', '/v1/boxes?search=Blue'))).toEqual([]);
      expect(await totalOf('boxes')).toEqual(before);
      const [lying] = await binOf('boxes', root, '&search=blu');
      expect(lying).toMatchObject({ by: expect.any(String) as string, record: { _id, name: 'Blue' } });
      expect(Date.parse(String(lying?.['at']))).toBeCloseTo(clock.now(), -4);
      expect(lying?.['record']).not.toHaveProperty('~bin');
    });

    it('undoes a deletion at once: the record is as it was, and what let go of it has it again', async () => {
      const box = await made('boxes', { name: 'Red' });
      const kept = await made('boxes', { name: 'Kept' });
      const values = { name: 'Ball', box: box._id, others: [kept._id, box._id] };
      const ball = await made('things', values);
      const other = await made('things', { name: 'Top', box: box._id });
      const done = await deletedFor('boxes', box._id);
      const free = recordOf(await root('GET', `/v1/things/${ball._id}`));
      expect([free['box'] ?? null, free['others']]).toEqual([null, [kept._id]]);
      await root('PATCH', `/v1/things/${other._id}`, { box: kept._id });
      expect(await undo('boxes', done)).toEqual({
        status: 200,
        body: { success: true, restored: 1, kept: [] },
      });
      const { __v, updatedAt, ...back } = recordOf(await root('GET', `/v1/boxes/${box._id}`));
      expect(box).toMatchObject(back);
      expect(recordOf(await root('GET', `/v1/things/${ball._id}`))).toMatchObject(values);
      expect(recordOf(await root('GET', `/v1/things/${other._id}`))).toMatchObject({ box: kept._id });
      expect(await namesIn('boxes')).not.toContain('Red');
      const { body } = await root('GET', `/api/history/boxes/${box._id}?page=0`);
      expect((body['history'] as Json[]).map(({ action }) => action)).toEqual(['undo', 'delete', 'create']);
      expect(await undo('boxes', done)).toMatchObject({ body: { restored: 0, kept: [{ reason: 'gone' }] } });
    });

    it('calls what it cannot put back any more by its name', async () => {
      const box = await made('boxes', { name: 'Lost' });
      const renamed = await root('PATCH', `/v1/boxes/${box._id}`, { name: 'Lost one' });
      const done = await deletedFor('boxes', box._id);
      const isGone = { body: { restored: 0, kept: [{ title: 'Lost one', reason: 'gone' }] } };
      await root('POST', '/api/bin/boxes', { remove: [box._id] });
      expect(await undo('boxes', done)).toMatchObject(isGone);
      expect(await undo('boxes', renamed)).toMatchObject(isGone);
    });

    it('frees unique values, and says plainly why a record cannot be put back', async () => {
      const first = await made('boxes', { name: 'Green' });
      await deletedFor('boxes', first._id);
      const second = await made('boxes', { name: 'Green' });
      const put = { putBack: [first._id] };
      const refused = await root('POST', '/api/bin/boxes', put);
      expect(refused.body).toMatchObject({
        restored: 0,
        kept: [{ title: 'Green', reason: expect.stringContaining('Name') as string }],
      });
      await deletedFor('boxes', second._id);
      expect(await root('POST', '/api/bin/boxes', put)).toMatchObject({ body: { restored: 1, kept: [] } });
      expect(recordOf(await root('GET', `/v1/boxes/${first._id}`))).toMatchObject({ name: 'Green' });
      expect(await root('POST', '/v1/boxes', { name: 'green' })).toMatchObject({ status: 409 });
      const { body } = await root('GET', `/api/history/boxes/${first._id}?page=0`);
      expect((body['history'] as Json[])[0]).toMatchObject({ action: 'restore' });
    });

    it('lets go of what was deleted for good meanwhile', async () => {
      const box = await made('boxes', { name: 'Gone' });
      const ball = await made('things', { name: 'Kite', box: box._id, others: [box._id] });
      await deletedFor('things', ball._id);
      await deletedFor('boxes', box._id);
      expect(await root('POST', '/api/bin/boxes', { remove: [box._id, 'none'] })).toMatchObject({
        body: { success: true, removed: 1 },
      });
      expect(await namesIn('boxes')).not.toContain('Gone');
      expect(await root('POST', '/api/bin/boxes', { putBack: [box._id] })).toMatchObject({
        body: { restored: 0, kept: [{ reason: 'gone' }] },
      });
      await root('POST', '/api/bin/things', { putBack: [ball._id] });
      const back = recordOf(await root('GET', `/v1/things/${ball._id}`));
      expect([back['name'], back['box'] ?? null, back['others']]).toEqual(['Kite', null, []]);
      const logged = rowsOf(await root('GET', '/v1/auditLogs?sort=-createdAt&entriesPerPage=10'));
      expect(logged.filter(({ recordId }) => recordId === box._id)).toMatchObject([
        { action: 'delete', details: 'Deleted permanently', record: 'Gone' },
        { action: 'delete' },
        { action: 'create' },
      ]);
    });

    it('is refused to whoever may not delete, and has nothing of others for a customer', async () => {
      const [finance, customer] = [await as('finance'), await as('customer')];
      const [row] = rowsOf(await root('GET', '/v1/contacts?entriesPerPage=50&page=0')).filter(
        ({ user }) => user !== undefined,
      );
      const foreign = await made('contacts', {
        phone: '+491713920099',
        user: row?.['user'],
        fullName: 'Zoe',
      });
      await deletedFor('contacts', foreign._id);
      expect(await finance('GET', '/api/bin/boxes?page=0')).toMatchObject({ status: 403 });
      const own = await customer('GET', '/api/bin/contacts?page=0');
      const seen = (own.body['bin'] ?? []) as Json[];
      expect(seen.map(({ record }) => (record as Json)['_id'])).not.toContain(foreign._id);
      expect(await customer('POST', '/api/bin/contacts', { putBack: [foreign._id] })).not.toMatchObject({
        body: { restored: 1 },
      });
      expect(await root('GET', '/api/bin/invoices?page=0')).toMatchObject({ status: 404 });
      expect(await root('POST', '/api/bin/boxes', {})).toMatchObject({ status: 422 });
    });

    it('is emptied the night after what lies in it has lain there for 30 days', async () => {
      const old = await made('boxes', { name: 'Old' });
      await deletedFor('boxes', old._id);
      clock.add(20 * DAY_SECONDS);
      await timeIsOver('bin.empty', gateway);
      root = await as('admin');
      const young = await made('boxes', { name: 'Young' });
      await deletedFor('boxes', young._id);
      clock.add(12 * DAY_SECONDS);
      root = await as('admin');
      await soon(async () => expect(await namesIn('boxes')).not.toContain('Old'));
      expect(await namesIn('boxes')).toContain('Young');
    });
  });
};
