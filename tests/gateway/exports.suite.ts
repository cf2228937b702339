import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MOST_IN_ORDER } from '../../src/model/export/exporting';
import { TOKEN_SECONDS } from '../../server/accounts/sessions';
import type { Row, Store } from '../../server/store/store';
import { readTable } from '../../src/model/import/readTable';
import { createYieldToMain } from '../../src/model/import/yieldToMain';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Caller,
  type Json,
  type OpenStore,
  type TestGateway,
} from './testGateway';
import { watched } from './watched';

type Table = { readonly total: number; readonly header: readonly string[]; readonly rows: string[][] };

/** Files that the server writes of the records of a list. */
export const describeExports = (openStore: OpenStore): void => {
  describe('exports', () => {
    let gateway: TestGateway;
    let root: Caller;
    let token: string;
    let reads = 0;
    let meanwhile = async (_store: Store) => {};

    beforeAll(async () => {
      gateway = await serveGateway(
        watched(await openStore(), 'groups', (store) => ((reads += 1), meanwhile(store))),
      );
      token = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
      root = gateway.callerOf(token);
    });
    afterAll(() => gateway.stop());

    const post = async (entity: string, body: object, { as = token, signal }: Asking = {}) =>
      fetch(`${gateway.url}/api/exports/${entity}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: as },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    const file = async (entity: string, body: object = {}, asking: Asking = {}): Promise<Table> => {
      const answer = await post(entity, body, asking);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      const { header, rows } = await readTable(text, { hasHeader: true, yieldToMain: createYieldToMain() });
      return {
        total: Number(answer.headers.get('x-total-count')),
        header,
        rows: rows.map(({ cells }) => [...cells]),
      };
    };

    it('hold what the list with the same parameters shows, in its order, by names instead of ids', async () => {
      const group = recordOf(await root('POST', '/v1/groups', { name: '=1+1' }));
      const other = recordOf(await root('POST', '/v1/groups', { name: 'Büro, Köln' }));
      for (const [name, quantity] of [
        ['Pear', 3],
        ['Apple', 2],
        ['Plum', 9],
      ] as const)
        await root('POST', '/v1/products', {
          name,
          quantity,
          status: 'draft',
          mainGroup: group._id,
          groups: [group._id, other._id],
          isPublic: true,
        });
      const list = 'quantity_lte=3&isPublic=true&sort=name&entriesPerPage=1&page=7';
      const { total, header, rows } = await file('products', {
        list,
        fields: ['name', 'status', 'groups', 'mainGroup'],
      });
      // It can be imported again, so the ids stand beside the names.
      expect(header).toEqual(['Name', 'Status', 'Groups', 'Groups (ID)', 'Main group', 'Main group (ID)']);
      const ids = ['', '', '', `${group._id}, ${other._id}`, '', group._id];
      const shown = ['', 'Draft', '=1+1, Büro, Köln', '', '=1+1', ''];
      const row = (name: string) => shown.map((text, at) => (at === 0 ? name : text || ids[at]));
      expect(rows).toEqual([row('Apple'), row('Pear')]);
      expect(total).toBe(2);
      const raw = await (await post('products', { list, fields: ['mainGroup'] })).text();
      expect(raw).toBe(`Main group,Main group (ID)\r\n${`'=1+1,${group._id}\r\n`.repeat(2)}`);
    });

    it('come group by group, as the list does', async () => {
      const made = '2026-01-01T00:00:00.000Z';
      const row = (name: string, status: string | null) => {
        const _id = `grouped-${name}`;
        return { _id, __v: 0, createdAt: made, updatedAt: made, name, status, reason: 'grouped' };
      };
      await gateway.store.insertMany('products', [
        row('a', 'archived'),
        row('b', null),
        row('c', 'draft'),
        row('d', 'active'),
        row('e', 'draft'),
      ]);
      const list = 'reason=grouped&sort=-name&groupBy=status';
      const { rows } = await file('products', { list, fields: ['name'] });
      expect(rows.flat()).toEqual(['e', 'c', 'd', 'a', 'b']);
    });

    it('of very many records are whole and hold none twice, whatever others write meanwhile', async () => {
      const count = MOST_IN_ORDER + 1234;
      await gateway.store.insertMany('groups', many(count));
      const { total: before } = await file('groups', { list: 'search=none such' });
      expect(before).toBe(0);
      let written = 0;
      meanwhile = async (store) => {
        written += 1;
        if (written > 30) return;
        await store.insert('groups', {
          ...rowOf(0),
          name: 'New',
          _id: `new-${written}`,
          createdAt: '2999-01-01T00:00:00.000Z',
        });
        await store.update('groups', `g-${count - written}`, {
          patch: { name: `Renamed ${written}`, updatedAt: '2999-01-01T00:00:00.000Z' },
        });
      };
      const { total, rows } = await file('groups', { list: 'sort=name' });
      meanwhile = async () => {};
      const names = rows.map(([name = '']) => name).filter((name) => /^(Group \d|Renamed)/.test(name));
      expect(written).toBeGreaterThan(20);
      expect(total).toBeGreaterThanOrEqual(count);
      expect(names.length).toBe(count);
      expect(new Set(names).size).toBe(count);
      await gateway.store.clear('groups');
    }, 60_000);

    it('end on the server when nobody takes them any more', async () => {
      await gateway.store.insertMany('groups', many(MOST_IN_ORDER * 3));
      const controller = new AbortController();
      const answer = await post('groups', {}, { signal: controller.signal });
      const reader = answer.body!.getReader();
      await reader.read();
      reads = 0;
      controller.abort();
      await expect(reader.read()).rejects.toThrow();
      // What others ask for is answered after what had been begun.
      await expect
        .poll(async () => {
          const seen = reads;
          await root('GET', '/v1/roles');
          await root('GET', '/v1/roles');
          return reads === seen;
        })
        .toBe(true);
      expect(reads).toBeLessThan(50);
      await gateway.store.clear('groups');
    }, 60_000);

    describe('that take longer than their token lasts', () => {
      const count = MOST_IN_ORDER + 1;
      beforeAll(() => gateway.store.insertMany('groups', many(count)));
      afterAll(() => gateway.store.clear('groups'));

      /* The session is renewed and the token expires while the file is read, and then this happens; '' once it broke off. */
      const fileDuring = async (happens: (admin: Json) => Promise<unknown>): Promise<string> => {
        const {
          accessToken: as,
          refreshToken,
          userData,
        } = await gateway.signIn('admin@demo.com', 'admin pass');
        const tokenEnds = async () => {
          gateway.clock.add(TOKEN_SECONDS - 10);
          const renewed = await gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
          expect(renewed.status).toBe(200);
          gateway.clock.add(11);
          expect((await gateway.callerOf(as)('GET', '/v1/roles')).status).toBe(401);
          await happens({ ...renewed.body, userData });
        };
        let passed: Promise<void> | undefined;
        reads = 0;
        meanwhile = async () => {
          if (reads === 5) await (passed = tokenEnds());
        };
        onTestFinished(() => {
          meanwhile = async () => {};
          gateway.clock.reset();
        });
        const answer = await post('groups', {}, { as });
        expect(answer.status).toBe(200);
        const text = await answer.text().catch(() => '');
        await (passed ?? expect.fail('The file was over before its token.'));
        return text;
      };

      it('go on to their end while the session does', async () => {
        const text = await fileDuring(async () => {});
        expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
      });

      it('break off for whoever loses the right meanwhile', async () => {
        const text = await fileDuring(async () => {
          const boss = await gateway.as('root');
          const role = rowsOf(await boss('GET', '/v1/roles')).find(({ name }) => name === 'admin');
          const set = (abilities: unknown) => boss('PATCH', `/v1/roles/${role?._id}`, { abilities });
          expect((await set([])).status).toBe(200);
          onTestFinished(async () => void (await set(role?.['abilities'])));
        });
        expect(text).toBe('');
      });

      it('break off for whoever is locked out meanwhile, here by another password', async () => {
        const text = await fileDuring(async (admin) => {
          const { _id } = admin['userData'] as Row;
          const boss = await gateway.as('root');
          const set = (password: string) => boss('PATCH', `/users/${_id}`, { password });
          expect((await set('another pass')).status).toBe(200);
          onTestFinished(async () => void (await set('admin pass')));
        });
        expect(text).toBe('');
      });

      it('break off for whoever signs out meanwhile', async () => {
        const text = await fileDuring(async ({ refreshToken }) => {
          expect((await gateway.send('POST', '/jwt/logout', { body: { refreshToken } })).status).toBe(200);
        });
        expect(text).toBe('');
      });
    });

    it('ask for the rights to list and to export, and leave out what is guarded', async () => {
      const { accessToken: as } = await gateway.signIn('support@demo.com', 'support pass');
      const refused = await post('products', {}, { as });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ right: { action: 'export', subject: 'products' } });
      expect((await post('products', { fields: ['name', 'nothing'] })).status).toBe(422);
      expect((await post('products', { language: 'xx' })).status).toBe(422);
      expect((await post('products', { timeZone: 'Mars/Base' })).status).toBe(422);
      expect((await post('nothing', {})).status).toBe(404);
      expect((await post('notes', {})).status).toBe(404);
      expect((await post('products', {}, { as: 'nobody' })).status).toBe(401);
    });
  });
};

type Asking = { readonly as?: string; readonly signal?: AbortSignal };

const rowOf = (at: number): Row => ({
  _id: `g-${at}`,
  __v: 0,
  /* hundreds of each moment */
  createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 700) * 1000).toISOString(),
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: `Group ${at}`,
});

const many = (count: number): Row[] => Array.from({ length: count }, (_, at) => rowOf(at));
