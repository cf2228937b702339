import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import '../../src/fields/kinds';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { recordOf, rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const shown = { title: '{name}', icon: 'tag', demo: { count: 0 } } as const;
const name = f.text({ required: true, search: true });
const person = {
  name,
  email: f.email({ unique: true }),
  password: f.password(),
  role: f.reference({ to: 'roles' }),
};

const config = defineAdmin({
  name: 'Ward',
  groups: {},
  accounts: {
    resources: { patients: { bound: true }, nurses: {} },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
  },
  resources: {
    roles: defineResource({
      ...shown,
      label: { one: 'Role', many: 'Roles' },
      fields: { name, abilities: f.json() },
    }),
    nurses: defineResource({ ...shown, label: { one: 'Nurse', many: 'Nurses' }, fields: person }),
    patients: defineResource({
      ...shown,
      label: { one: 'Patient', many: 'Patients' },
      owner: 'id',
      fields: person,
    }),
    remarks: defineResource({
      ...shown,
      label: { one: 'Remark', many: 'Remarks' },
      owner: 'author',
      import: { key: 'name' },
      fields: {
        name,
        author: f.account({ default: { $me: 'id' }, readOnly: true }),
        about: f.account(),
        seenBy: f.account({ to: ['nurses'], onDelete: 'clear' }),
      },
      list: { filters: ['author', 'about'] },
    }),
  },
});

const people = (ids: readonly string[]) =>
  ids.map((id) => ({ id, name: id.toUpperCase(), email: `${id}@x.com`, role: 'all' }));
const seeds = {
  roles: [{ id: 'all', name: 'All', abilities: [{ action: 'manage', subject: 'all' }] }],
  nurses: people(['nora', 'nils']),
  patients: people(['ann', 'ben']),
};

/** What points at whoever signs in, of whichever entity. */
export const describeAccountFields = (openStore: OpenStore): void => {
  describe('a field that points at accounts of several entities', () => {
    let gateway: TestGateway;
    let nora: Caller;
    let ann: Caller;
    const tokenOf = async (who: string) =>
      (await gateway.signIn(`${who}@x.com`, 'correct horse')).accessToken;
    beforeAll(async () => {
      const accounts = ['nora', 'nils', 'ann', 'ben'].map((who) => ({
        email: `${who}@x.com`,
        password: 'correct horse',
      }));
      gateway = await serveGateway(await openStore(), { config, first: { seeds, accounts } });
      [nora, ann] = [gateway.callerOf(await tokenOf('nora')), gateway.callerOf(await tokenOf('ann'))];
    });
    afterAll(() => gateway.stop());

    const make = async (call: Caller, values: object) =>
      call('POST', '/v1/remarks', { name: 'Note', ...values });
    const madeBy = async (call: Caller, values: object = {}) => recordOf(await make(call, values));
    const idsOf = async (call: Caller, filter = '') =>
      rowsOf(await call('GET', `/v1/remarks?entriesPerPage=100${filter}`)).map(({ _id }) => _id);

    it('says who did something, of whichever entity, and whose it is', async () => {
      const [hers, theirs] = [await madeBy(ann), await madeBy(nora)];
      expect([hers['author'], theirs['author']]).toEqual(['ann', 'nora']);
      expect(await idsOf(nora, '&author=ann')).toContain(hers._id);
      expect(await idsOf(nora, '&author=ann')).not.toContain(theirs._id);
      expect(await idsOf(nora, '&author=nora')).toContain(theirs._id);
      expect(await idsOf(ann)).toContain(hers._id);
      expect(await idsOf(ann)).not.toContain(theirs._id);
      expect((await ann('GET', `/v1/remarks/${theirs._id}`)).status).toBe(404);
    });

    it('names nobody who is not there, and of single entities nobody of another', async () => {
      const words = (of: string) => ({ status: 422, body: { errors: { [of]: expect.any(String) } } });
      expect(await make(nora, { about: 'nobody' })).toMatchObject({
        status: 422,
        body: { errors: { about: 'Must be an existing patient / nurse' } },
      });
      expect(await make(nora, { about: 'all' })).toMatchObject(words('about'));
      expect(await make(nora, { seenBy: 'ann' })).toMatchObject(words('seenBy'));
      for (const about of ['ann', 'nils'])
        expect(await madeBy(nora, { about, seenBy: 'nils' })).toMatchObject({ about, seenBy: 'nils' });
    });

    it('names for bound accounts nobody that they do not reach', async () => {
      const refused = [await make(ann, { about: 'ben' }), await make(ann, { about: 'nils' })];
      expect(refused.map(({ status }) => status)).toEqual([422, 422]);
      expect(await madeBy(ann, { about: 'ann' })).toMatchObject({ about: 'ann' });
      const { _id } = await madeBy(nora, { about: 'ben' });
      expect(await ann('PATCH', `/v1/remarks/${_id}`, { about: 'ann' })).toMatchObject({ status: 404 });
    });

    it('keeps who is named from being deleted, or lets go', async () => {
      const gil = { name: 'Gil', role: 'all' };
      const nurse = recordOf(await nora('POST', '/v1/nurses', { ...gil, email: 'gil@x.com' }))._id;
      const patient = recordOf(await nora('POST', '/v1/patients', { ...gil, email: 'pat@x.com' }))._id;
      const seen = await madeBy(nora, { seenBy: nurse });
      const about = await madeBy(nora, { about: patient });
      expect(await nora('DELETE', `/v1/patients/${patient}`)).toMatchObject({ status: 409 });
      expect((await nora('DELETE', `/v1/nurses/${nurse}`)).status).toBe(200);
      expect(await gateway.store.get('remarks', seen._id)).toMatchObject({ seenBy: null });
      await nora('PATCH', `/v1/remarks/${about._id}`, { about: null });
      expect((await nora('DELETE', `/v1/patients/${patient}`)).status).toBe(200);
    });

    it('is written by name into files, of both entities, and read by name and by id', async () => {
      const authorization = await tokenOf('nora');
      const rows = [
        { name: 'First', about: 'ANN' },
        { name: 'Second', about: 'nils@x.com' },
        { name: 'Third', about: 'ben' },
        { name: 'Fourth', about: 'Nobody' },
      ];
      const headers = { 'idempotency-key': newKey() };
      const body = { import: newKey(), file: 'remarks.csv', rows: rows.map((values) => ({ values })) };
      await gateway.send('POST', '/api/imports/remarks', { body, authorization, headers });
      const stored = await gateway.store.list('remarks', { where: [], sort: [], offset: 0, limit: 1000 });
      const aboutOf = (title: string) => stored.rows.find((row) => row['name'] === title)?.['about'];
      expect(rows.map((row) => aboutOf(row.name))).toEqual(['ann', 'nils', 'ben', undefined]);
      const answer = await fetch(`${gateway.url}/api/exports/remarks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{}',
      });
      const text = await answer.text();
      expect(answer.status).toBe(200);
      for (const [title, who] of [
        ['First', 'ANN'],
        ['Second', 'NILS'],
      ])
        expect(text.split('\n').find((line) => line.startsWith(title ?? ''))).toContain(who);
    });
  });
};
