import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { recordOf, rowsOf, serveGateway, type Json, type OpenStore, type TestGateway } from './testGateway';

type Row = { readonly id?: string; readonly values: Json };

/** Rows of an import that name what they point at. */
export const describeImportNames = (openStore: OpenStore): void => {
  describe('rows of imports', () => {
    let gateway: TestGateway;
    let token: string;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
      token = (await gateway.signIn('root@demo.com', 'root pass')).accessToken;
    });
    afterAll(() => gateway.stop());

    const root = (method: string, path: string, body?: unknown) =>
      gateway.send(method, path, { body, authorization: token });
    const check = async (rows: readonly Row[], as = token) => {
      const answer = await gateway.send('POST', '/api/imports/products/check', {
        body: { rows },
        authorization: as,
      });
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      return answer.body['rows'] as { values: Json; faults: { path: string; key: string }[] }[];
    };
    const bring = async (rows: readonly Row[], as = token) => {
      const { body } = await gateway.send('POST', '/api/imports/products', {
        body: { import: newKey(), file: 'goods.csv', rows },
        authorization: as,
        headers: { 'idempotency-key': newKey() },
      });
      return body['results'] as Json[];
    };
    const named = async (name: string) => rowsOf(await root('GET', `/v1/products?name=${name}`));

    it('name what they point at by a title or a unique value, and are told which names say nothing', async () => {
      const make = async (path: string, values: Json) => recordOf(await root('POST', path, values))._id;
      const [one, two] = [
        await make('/v1/groups', { name: 'Twin' }),
        await make('/v1/groups', { name: 'Twin' }),
      ];
      const only = await make('/v1/groups', { name: 'Only / one' });
      const holder = await make('/v1/products', { name: 'Holder of twins', mainGroup: one });
      const rows: Row[] = [
        { values: { name: 'By title', mainGroup: ' Only / one ', groups: ['Only / one', two] } },
        { values: { name: 'By id', mainGroup: two } },
        { values: { name: 'Of two', mainGroup: 'Twin' } },
        { values: { name: 'Of none', mainGroup: 'Nobody', groups: ['Nobody', only] } },
        { id: holder, values: { mainGroup: 'Only / one' } },
      ];
      const checked = await check(rows);
      expect(checked.map(({ faults }) => faults.map(({ path, key }) => `${path} ${key}`))).toEqual([
        [],
        [],
        ['mainGroup severalNamed'],
        ['groups noneNamed', 'mainGroup noneNamed'],
        [],
      ]);
      expect(checked[0]?.values).toMatchObject({ mainGroup: only, groups: [only, two] });
      expect(await named('By title')).toEqual([]);
      const results = await bring(rows);
      expect(results.map((each) => each['errors'] ?? each['success'])).toEqual([
        true,
        true,
        { mainGroup: 'Several groups have “Twin” as Name: use the ID of one of them' },
        {
          mainGroup: 'No group has “Nobody” as Name or ID',
          groups: 'No group has “Nobody” as Name or ID',
        },
        true,
      ]);
      expect(await named('By title')).toMatchObject([{ mainGroup: only, groups: [only, two] }]);
      expect(await named('Holder of twins')).toMatchObject([{ mainGroup: only }]);
    });

    it('find many records of many names in one go, and none is taken for another', async () => {
      const names = Array.from({ length: 120 }, (_, at) => `Crowd ${at}`);
      const ids = new Map<string, string>();
      for (const name of names) ids.set(name, recordOf(await root('POST', '/v1/groups', { name }))._id);
      for (let at = 0; at < 200; at += 1) await root('POST', '/v1/groups', { name: 'Crowded' });
      const rows = ['Crowded', ...names].map((name) => ({ values: { mainGroup: name } }));
      const found = (await check(rows)).map(({ values, faults }) => faults[0]?.key ?? values['mainGroup']);
      expect(found).toEqual(['severalNamed', ...names.map((name) => ids.get(name))]);
    }, 60_000);

    it('find nothing by names that whoever imports may not see', async () => {
      const { accessToken: as } = await gateway.signIn('support@demo.com', 'support pass');
      const role = rowsOf(await root('GET', '/v1/roles')).find(({ name }) => name === 'support');
      const before = role?.['abilities'];
      await root('PATCH', `/v1/roles/${role?._id}`, {
        abilities: [{ action: 'create', subject: 'products' }],
      });
      const rows = [{ values: { name: 'Blind', mainGroup: 'Only / one' } }];
      expect(await check(rows, as)).toEqual([{ values: rows[0]?.values, faults: [] }]);
      const [result] = await bring(rows, as);
      expect(result).toMatchObject({ success: false, errors: { mainGroup: 'Must be an existing group' } });
      await root('PATCH', `/v1/roles/${role?._id}`, { abilities: before });
    });
  });
};
