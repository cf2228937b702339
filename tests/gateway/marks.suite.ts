import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_MARKS } from '../../server/marks/mark';
import { MARKS, marksOf } from '../../server/marks/marks';
import { sweepingWork } from '../../server/marks/sweeping';
import type { Store } from '../../server/store/store';
import { firstMarksRecords, marksConfig } from './marksConfig';
import { recordOf, rowsOf, serveGateway, statusesOf, type Answer, type Caller } from './testGateway';
import type { Json, OpenStore, TestGateway } from './testGateway';

const LIST = '/v1/books?entriesPerPage=2&page=0&sort=name';

/** Marks of each person, whatever keeps the records. */
export const describeMarks = (name: string, openStore: OpenStore): void => {
  describe(`marks in ${name}`, () => {
    let store: Store;
    let gateway: TestGateway;
    let root: Caller;
    let support: Caller;
    let ann: Caller;

    beforeAll(async () => {
      store = await openStore();
      gateway = await serveGateway(store, { config: marksConfig, first: firstMarksRecords });
      [root, support] = [await gateway.as('root'), await gateway.as('support')];
      ann = await gateway.as('ann');
    }, 120_000);
    afterAll(async () => {
      await gateway.stop();
      await store.close();
    });

    const fresh = async (...names: readonly string[]): Promise<readonly string[]> => {
      await store.clear('books');
      await store.clear(MARKS);
      const ids: string[] = [];
      for (const each of names) ids.push(recordOf(await root('POST', '/v1/books', { name: each }))._id);
      return ids;
    };
    const mark = (call: Caller, id: string, body: object = { isStarred: true }) =>
      call('POST', `/v1/books/${id}/mark`, body);
    const starred = async (call: Caller, query = '') =>
      rowsOf(await call('GET', `${LIST}${query}`)).map((row) => [row['name'], row['isStarred']]);
    const total = ({ body }: Answer) => body['total_results'];
    const clockOf = (row: Json) => [row['__v'], row['updatedAt'], row['isStarred']];

    it('are those of whoever reads, and nothing of the record', async () => {
      const [a = '', b = ''] = await fresh('a', 'b');
      const before = await store.get('books', a);
      expect(await mark(support, a)).toMatchObject({
        status: 200,
        body: { book: { _id: a, isStarred: true } },
      });
      expect(await mark(ann, b, { isStarred: true, inWishlist: true })).toMatchObject({ status: 200 });
      expect(await starred(support)).toEqual([
        ['a', true],
        ['b', false],
      ]);
      expect(await starred(ann)).toEqual([
        ['a', false],
        ['b', true],
      ]);
      expect(await starred(root)).toEqual([
        ['a', false],
        ['b', false],
      ]);
      expect(recordOf(await ann('GET', `/v1/books/${b}`))).toMatchObject({
        isStarred: true,
        inWishlist: true,
      });
      expect(recordOf(await root('GET', `/v1/books/${b}`))).toMatchObject({
        isStarred: false,
        inWishlist: false,
      });
      expect(await store.get('books', a)).toEqual(before);
      const edited = await root('PATCH', `/v1/books/${a}`, { name: 'A' });
      expect(clockOf(recordOf(edited))).toEqual([1, expect.any(String), false]);
      expect(recordOf(await support('GET', `/v1/books/${a}`))).toMatchObject({ name: 'A', isStarred: true });
    });

    it('are found over the whole list, with true counts, by whoever set them', async () => {
      const ids = await fresh('a', 'b', 'c', 'd', 'e');
      for (const id of [ids[0], ids[3], ids[4]]) await mark(ann, id ?? '');
      const yes = await ann('GET', `${LIST}&isStarred=true`);
      expect([rowsOf(yes).map((row) => row['name']), total(yes)]).toEqual([['a', 'd'], 3]);
      const no = await ann('GET', `${LIST}&isStarred=false`);
      expect([rowsOf(no).map((row) => row['name']), total(no)]).toEqual([['b', 'c'], 2]);
      const both = '&isStarred=true&isStarred=false';
      for (const [query, count] of [
        [both, 5],
        ['&isStarred_exists=true', 5],
        ['&isStarred=perhaps', 0],
      ] as const)
        expect(total(await ann('GET', `${LIST}${query}`)), query).toBe(count);
      expect(total(await support('GET', `${LIST}&isStarred=true`))).toBe(0);
      expect(total(await support('GET', `${LIST}&isStarred=false`))).toBe(5);
      const counted = await ann('GET', '/v1/books/totals?isStarred=true&by=genre');
      expect(counted).toMatchObject({ body: { totals: { groups: [{ count: 3 }] } } });
      for (const query of ['sort=isStarred', 'groupBy=isStarred'])
        expect((await ann('GET', `/v1/books?${query}`)).status, query).toBe(400);
      expect((await ann('GET', '/v1/books/totals?by=isStarred')).status).toBe(400);
    });

    it('are set and taken away again, and asked twice stay as they were asked for', async () => {
      const [a = ''] = await fresh('a');
      expect(statusesOf([await mark(ann, a), await mark(ann, a)])).toEqual([200, 200]);
      expect(await starred(ann)).toEqual([['a', true]]);
      const away = [await mark(ann, a, { isStarred: false }), await mark(ann, a, { isStarred: false })];
      expect(statusesOf(away)).toEqual([200, 200]);
      expect(await starred(ann)).toEqual([['a', false]]);
      for (const body of [{}, { isStarred: 'yes' }, { name: true }, { isStarred: true, name: 'x' }])
        expect((await mark(ann, a, body)).status, JSON.stringify(body)).toBe(422);
      expect(await starred(ann)).toEqual([['a', false]]);
    });

    it('are for whoever may read the record, and for nobody else', async () => {
      const [a = ''] = await fresh('a');
      expect((await mark(await gateway.as('client'), a)).status).toBe(403);
      expect((await mark(ann, 'nowhere')).status).toBe(404);
      expect((await ann('PATCH', `/v1/books/${a}`, { name: 'x' })).status).toBe(403);
      expect((await mark(ann, a)).status).toBe(200);
      const [annId, bobId] = await Promise.all(
        ['ann', 'bob'].map(async (each) => {
          const { userData } = await gateway.signIn(`${each}@demo.com`, `${each} pass`);
          return String(userData['_id']);
        }),
      );
      const letter = async (person: unknown) =>
        recordOf(await root('POST', '/v1/letters', { name: 'Hello', person }))._id;
      const [own, other] = [await letter(annId), await letter(bobId)];
      expect((await ann('POST', `/v1/letters/${own}/mark`, { isStarred: true })).status).toBe(200);
      expect((await ann('POST', `/v1/letters/${other}/mark`, { isStarred: true })).status).toBe(404);
      expect((await mark(support, a, { isSecret: true })).status).toBe(403);
      expect(recordOf(await support('GET', `/v1/books/${a}`))).not.toHaveProperty('isSecret');
      expect((await support('GET', `${LIST}&isSecret=true`)).status).toBe(400);
      expect((await mark(root, a, { isSecret: true })).status).toBe(200);
    });

    it('all stay when many are set at the same time', async () => {
      const ids = await fresh(...'abcdefgh');
      const again = await gateway.as('ann');
      const marks = ids.flatMap((id, at) => [mark(at % 2 === 0 ? ann : again, id), mark(support, id)]);
      expect(new Set(statusesOf(await Promise.all(marks)))).toEqual(new Set([200]));
      expect(total(await ann('GET', `${LIST}&isStarred=true`))).toBe(8);
      expect(total(await support('GET', `${LIST}&isStarred=true`))).toBe(8);
    });

    it('go back with a whole record that is saved, and are changed by no edit', async () => {
      const [a = ''] = await fresh('a');
      await mark(root, a);
      const whole = recordOf(await root('GET', `/v1/books/${a}`));
      expect((await root('PATCH', `/v1/books/${a}`, { ...whole, name: 'A' })).status).toBe(200);
      expect(await starred(root)).toEqual([['A', true]]);
      const changed = await root('PATCH', `/v1/books/${a}`, { isStarred: false });
      expect(changed).toMatchObject({ status: 422, body: { errors: { isStarred: expect.any(String) } } });
      expect(await store.get('books', a)).not.toHaveProperty('isStarred');
      const made = await root('POST', '/v1/books', { name: 'New', isStarred: true });
      expect(made.status).toBe(422);
    });

    it('are in a file as whoever takes it away sees them, and all that match are changed together by them', async () => {
      const ids = await fresh('a', 'b', 'c');
      await mark(root, ids[1] ?? '');
      await mark(ann, ids[2] ?? '');
      const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
      const answer = await fetch(`${gateway.url}/api/exports/books`, {
        method: 'POST',
        headers: { authorization: accessToken, 'content-type': 'application/json' },
        body: JSON.stringify({ list: 'sort=name', fields: ['name', 'isStarred'] }),
      });
      expect((await answer.text()).split(/\r?\n/).slice(1, 4).map((line) => line.split(/[,;]/)[1])).toEqual([
        'false', 'true', 'false',
      ]); // prettier-ignore
      const all = { list: 'isStarred=false', values: { genre: 'poems' }, run: crypto.randomUUID(), count: 2 };
      expect(await root('POST', '/api/bulk/books', all)).toMatchObject({ status: 200, body: { changed: 2 } });
      const genres = rowsOf(await root('GET', '/v1/books?sort=name')).map((row) => row['genre'] ?? null);
      expect(genres).toEqual(['poems', null, 'poems']);
    });

    it('are bounded for each person and field, and those of records that are gone do not count', async () => {
      const [a = '', b = ''] = await fresh('a', 'b');
      await mark(ann, a);
      const [kept] = (await store.list(MARKS, { where: [], sort: [], offset: 0, limit: 1 })).rows;
      const many = Array.from({ length: MOST_MARKS }, (_, at) => ({ _id: `many${at}`, name: `Many ${at}` }));
      const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', __v: 0 };
      await store.insertMany(
        'books',
        many.map((row) => ({ ...row, ...times })),
      );
      await store.update(MARKS, kept?._id ?? '', { patch: { ids: many.map(({ _id }) => _id) } });
      expect(await mark(ann, b)).toMatchObject({
        status: 422,
        body: { msg: `You have marked ${MOST_MARKS} records of this kind. Take a mark away first.` },
      });
      expect((await mark(ann, b, { inWishlist: true })).status).toBe(200);
      expect(total(await ann('GET', `${LIST}&isStarred=true`))).toBe(MOST_MARKS);
      expect((await mark(ann, 'many3', { isStarred: false })).status).toBe(200);
      expect((await mark(ann, b)).status).toBe(200);
      await store.remove('books', 'many5');
      expect((await mark(ann, a)).status).toBe(200);
    });

    it('are there again with what comes back from the bin, and leave in the night with what is gone for good', async () => {
      const [a = '', b = ''] = await fresh('a', 'b');
      for (const id of [a, b]) await mark(ann, id);
      await mark(support, a);
      await root('DELETE', `/v1/books/${a}`);
      expect(total(await ann('GET', `${LIST}&isStarred=true`))).toBe(1);
      const sweep = async () => sweepingWork(gateway).works.get('marks.sweep')?.({} as never);
      await sweep();
      expect(await root('POST', '/api/bin/books', { putBack: [a] })).toMatchObject({ body: { restored: 1 } });
      expect(await starred(ann)).toEqual([
        ['a', true],
        ['b', true],
      ]);
      await root('DELETE', `/v1/books/${a}`);
      await root('POST', '/api/bin/books', { remove: [a] });
      const rows = async () => (await store.list(MARKS, { where: [], sort: [], offset: 0, limit: 9 })).rows;
      expect((await rows()).length).toBe(2);
      await sweep();
      expect((await rows()).map((row) => row['ids'])).toEqual([[b]]);
      const nobody = { ...times(), _id: 'nobody books.isStarred', by: 'nobody', of: 'books', ids: [b] };
      await store.insert(MARKS, nobody);
      await sweep();
      expect((await rows()).map((row) => row['by'])).not.toContain('nobody');
    });

    it('are shown to nobody who has entered the account of their owner', async () => {
      const [a = ''] = await fresh('a');
      await mark(ann, a);
      const { userData } = await gateway.signIn('ann@demo.com', 'ann pass');
      const row = { _id: String(userData['_id']) } as never;
      const read = async (inside?: never) =>
        (await marksOf(gateway.model.resource('books'), { row, inside }, gateway)).get('isStarred')?.has(a);
      expect([await read(), await read({ by: {} } as never)]).toEqual([true, false]);
    });
  });
};

const times = () => {
  const now = '2026-01-01T00:00:00.000Z';
  return { __v: 0, createdAt: now, updatedAt: now };
};
