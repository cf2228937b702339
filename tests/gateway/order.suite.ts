import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE } from '../../src/model/order/placeField';
import { newId } from '../../server/newId';
import type { Store } from '../../server/store/store';
import { firstOrderRecords, orderConfig } from './orderConfig';
import { recordOf, rowsOf, serveGateway, statusesOf, type Answer, type Caller } from './testGateway';
import type { OpenStore, TestGateway } from './testGateway';

const STEPS = '/v1/steps?entriesPerPage=100&page=0';

/** The order that people make, whatever keeps the records. */
export const describeOrder = (name: string, openStore: OpenStore): void => {
  describe(`the order of records in ${name}`, () => {
    let store: Store;
    let gateway: TestGateway;
    let root: Caller;

    beforeAll(async () => {
      store = await openStore();
      gateway = await serveGateway(store, { config: orderConfig, first: firstOrderRecords });
      root = await gateway.as('root');
    }, 120_000);
    afterAll(async () => {
      await gateway.stop();
      await store.close();
    });

    const named = (answer: Answer) => rowsOf(answer).map((row) => row['name']);
    const order = async (path = STEPS, call = root) => named(await call('GET', path));
    const make = async (path: string, body: object) => recordOf(await root('POST', path, body));
    const move = (id: string, body: object, call = root) => call('POST', `/v1/steps/${id}/place`, body);
    const afresh = async (...names: readonly string[]): Promise<readonly string[]> => {
      await store.clear('steps');
      const ids: string[] = [];
      for (const each of names) ids.push((await make('/v1/steps', { name: each }))._id);
      return ids;
    };

    it('begins as the records were made, and moves one by one call that writes no other', async () => {
      const [a = '', b = '', c = ''] = await afresh('a', 'b', 'c');
      expect(await order()).toEqual(['a', 'b', 'c']);
      const moved = await move(c, { before: b });
      expect(moved).toMatchObject({ status: 200, body: { step: { _id: c, name: 'c' } } });
      expect(await order()).toEqual(['a', 'c', 'b']);
      expect((await move(a, { after: b })).status).toBe(200);
      expect(await order()).toEqual(['c', 'b', 'a']);
      expect((await move(a, { before: c })).status).toBe(200);
      expect(await order()).toEqual(['a', 'c', 'b']);
      expect((await store.get('steps', b))?.__v).toBe(0);
      expect((await move(a, { before: a })).status).toBe(200);
      expect(await order()).toEqual(['a', 'c', 'b']);
    });

    it('puts a record at a number, and says where it stands and among how many', async () => {
      const [a = '', b = '', c = ''] = await afresh('a', 'b', 'c', 'd');
      expect((await move(a, { at: 3 })).body).toMatchObject({ at: 3, of: 4 });
      expect(await order()).toEqual(['b', 'c', 'a', 'd']);
      expect((await move(b, { at: 99 })).body).toMatchObject({ at: 4, of: 4 });
      expect((await move(c, { after: b })).body).toMatchObject({ at: 4, of: 4 });
      expect((await move(c, { at: 1 })).body).toMatchObject({ at: 1, of: 4 });
      expect(await order()).toEqual(['c', 'a', 'd', 'b']);
      expect((await move(a, { before: a })).body).toMatchObject({ at: 2, of: 4 });
    });

    it('puts what is made and imported last, in the order of the file', async () => {
      await afresh('a');
      const rows = ['y', 'x', 'z'].map((each) => ({ values: { name: each } }));
      const file = { import: crypto.randomUUID(), file: 'steps.csv', rows };
      expect((await root('POST', '/api/imports/steps', file)).status).toBe(200);
      await make('/v1/steps', { name: 'b' });
      expect(await order()).toEqual(['a', 'y', 'x', 'z', 'b']);
    });

    it('ends in one order, the same for everybody, when ten people move records at the same time', async () => {
      const ids = await afresh(...'abcdefghijkl');
      const people = await Promise.all(Array.from({ length: 10 }, () => gateway.as('root')));
      const [first = '', second = ''] = ids;
      const moves = people.flatMap((call, at) => [
        move(ids[at + 2] ?? '', { after: first }, call),
        move(ids[at + 2] ?? '', { before: second }, call),
        move(at % 2 === 0 ? first : second, { before: ids[11 - at] ?? '' }, call),
      ]);
      expect(new Set(statusesOf(await Promise.all(moves)))).toEqual(new Set([200]));
      const seen = await Promise.all(people.map((call) => order(STEPS, call)));
      expect(new Set(seen.map((names) => names.join()))).toHaveLength(1);
      expect(seen[0]?.toSorted().join('')).toBe('abcdefghijkl');
      const places = rowsOf(await root('GET', STEPS)).map((row) => row[PLACE]);
      expect(new Set(places).size).toBe(12);
    });

    it('keeps its places short, however often there is no room left between two', async () => {
      const [a = '', b = '', c = ''] = await afresh('a', 'b', 'c', 'd');
      const { [PLACE]: between } = (await store.get('steps', b)) ?? expect.fail('it is gone');
      const tight = `${String(between)}${'0'.repeat(120)}1`;
      await store.update('steps', c, { patch: { [PLACE]: tight } });
      expect((await move(a, { after: b })).status).toBe(200);
      expect(await order()).toEqual(['b', 'a', 'c', 'd']);
      expect(String((await store.get('steps', a))?.[PLACE]).length).toBeLessThan(10);
      await store.update('steps', a, { patch: { [PLACE]: between } });
      const tied = (await order()).filter((each) => each === 'a' || each === 'b');
      const [one, other] = tied[0] === 'a' ? [a, b] : [b, a];
      expect((await move(c, { after: one })).status).toBe(200);
      expect((await order()).slice(0, 3)).toEqual([tied[0], 'c', tied[1]]);
      expect((await move(c, { after: other })).status).toBe(200);
      expect((await order()).slice(0, 3)).toEqual([...tied, 'c']);
      const longest = rowsOf(await root('GET', STEPS)).map((row) => String(row[PLACE]).length);
      expect(Math.max(...longest)).toBeLessThan(10);
    });

    it('gives those a place that came without one', async () => {
      await store.clear('steps');
      const row = { __v: 0, createdAt: '2030-01-01T00:00:00.000Z', updatedAt: '2030-01-01T00:00:00.000Z' };
      const ids = [1, 2, 3].map((at) => newId(at * 1000));
      await store.insertMany(
        'steps',
        ids.map((_id, at) => ({ _id, name: `old ${at}`, ...row })),
      );
      await make('/v1/steps', { name: 'new' });
      expect(await order()).toEqual(['new', 'old 0', 'old 1', 'old 2']);
      expect((await move(ids[2] ?? '', { before: ids[1] ?? '' })).status).toBe(200);
      expect(await order()).toEqual(['new', 'old 0', 'old 2', 'old 1']);
      expect((await store.get('steps', ids[0] ?? ''))?.__v).toBe(0);
    });

    it('moves a record among those with the same value alone, and puts it last where it gets another', async () => {
      const inner = (chapter: string) => `/v1/sections?entriesPerPage=9&page=0&chapter=${chapter}`;
      const [one, two] = [
        await make('/v1/chapters', { name: 'One' }),
        await make('/v1/chapters', { name: 'Two' }),
      ];
      const section = async (each: string, chapter: string) =>
        (await make('/v1/sections', { name: each, chapter }))._id;
      const a = await section('a', one._id);
      const x = await section('x', two._id);
      const b = await section('b', one._id);
      const y = await section('y', two._id);
      const moving = (id: string, body: object) => root('POST', `/v1/sections/${id}/place`, body);
      expect(await moving(a, { after: y })).toMatchObject({
        status: 422,
        body: { errors: { after: 'This belongs elsewhere: move it there first.' } },
      });
      expect((await moving(b, { before: a })).status).toBe(200);
      expect(await order(inner(one._id))).toEqual(['b', 'a']);
      expect(await order(inner(two._id))).toEqual(['x', 'y']);
      expect((await root('PATCH', `/v1/sections/${b}`, { chapter: two._id })).status).toBe(200);
      expect(await order(inner(two._id))).toEqual(['x', 'y', 'b']);
      expect((await root('PATCH', `/v1/sections/${x}`, { name: 'z', chapter: two._id })).status).toBe(200);
      expect(await order(inner(two._id))).toEqual(['z', 'y', 'b']);
    });

    it('brings a record among others and to its place there by one call, which is one edit', async () => {
      const ids = await Promise.all(
        ['Three', 'Four'].map(async (each) => (await make('/v1/chapters', { name: each }))._id),
      );
      const [three = '', four = ''] = ids;
      const section = async (each: string, chapter: string) =>
        (await make('/v1/sections', { name: each, chapter }))._id;
      const p = await section('p', three);
      const [q, r] = [await section('q', four), await section('r', four)];
      const moving = (body: object, call = root) => call('POST', `/v1/sections/${p}/place`, body);
      expect(await moving({ before: r, chapter: three })).toMatchObject({ status: 422 });
      expect(await moving({ before: r, chapter: 'nowhere' })).toMatchObject({ status: 422 });
      const moved = await moving({ before: r, chapter: four });
      expect(moved.body).toMatchObject({ section: { chapter: four, __v: 1 }, at: 2, of: 3 });
      expect(await order(`/v1/sections?entriesPerPage=9&page=0&chapter=${four}`)).toEqual(['q', 'p', 'r']);
      expect((await moving({ at: 1, chapter: null })).body).toMatchObject({ at: 1, of: 1 });
      expect((await moving({ after: q, chapter: four })).body).toMatchObject({ at: 2, of: 3 });
    });

    it('brings nothing below itself, wherever it is put there', async () => {
      const folder = async (each: string, parent: string | null) =>
        (await make('/v1/folders', { name: each, parent }))._id;
      const top = await folder('top', null);
      const mid = await folder('mid', top);
      const low = await folder('low', mid);
      const moving = (body: object) => root('POST', `/v1/folders/${top}/place`, body);
      expect(await moving({ before: low, parent: mid })).toMatchObject({
        status: 422,
        body: { errors: { parent: 'Nothing can stand below itself.' } },
      });
      expect((await store.get('folders', top))?.['parent']).toBeNull();
    });

    it('tells nothing of what stands together to whoever may not see by what', async () => {
      const support = await gateway.as('support');
      const [one, two] = [
        await make('/v1/cards', { name: 'a' }),
        await make('/v1/cards', { name: 'b', part: 'x' }),
      ];
      const moving = (id: string) => support('POST', `/v1/cards/${one._id}/place`, { after: id });
      expect((await moving(two._id)).status).toBe(403);
      expect((await moving(one._id)).status).toBe(403);
    });

    it('is made by whoever may edit the record, in a state in which it may be edited, and by nothing else', async () => {
      const [a = '', b = '', c = ''] = await afresh('a', 'b', 'c');
      expect((await move(a, { after: b }, await gateway.as('support'))).status).toBe(403);
      expect((await move(a, { after: newId(1) })).status).toBe(404);
      expect((await move(newId(1), { after: a })).status).toBe(404);
      for (const body of [
        {},
        { after: 1 },
        { after: b, before: c },
        { beside: b },
        { at: 0 },
        { at: 1.5 },
        { at: '1' },
        { after: b, name: 'x' },
      ])
        expect(await move(a, body)).toMatchObject({ status: 422 });
      expect((await move(a, { after: b, __v: 7 })).status).toBe(409);
      expect(await root('PATCH', `/v1/steps/${a}`, { [PLACE]: 'zz' })).toMatchObject({ status: 422 });
      for (const filter of [PLACE, `${PLACE}_exists`])
        expect(await root('GET', `${STEPS}&${filter}=n0`)).toMatchObject({ status: 400 });
      expect((await root('PATCH', `/v1/steps/${a}`, { fixed: true })).status).toBe(200);
      expect((await move(a, { after: b })).status).toBe(409);
      expect(await order()).toEqual(['a', 'b', 'c']);
    });
  });
};
