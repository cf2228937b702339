import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { f } from '../../src/config/builders';
import { defineAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import '../../src/fields/kinds';
import { recordOf, rowsOf, serveGateway, type Caller, type OpenStore, type TestGateway } from './testGateway';

const label = (one: string) => ({ one, many: `${one}s` });
const shown = { title: '{name}', icon: 'tag', demo: { count: 0 } } as const;
const name = f.text({ required: true, search: true });

const roles = defineResource({ ...shown, label: label('Role'), fields: { name, abilities: f.json() } });
const staff = defineResource({
  ...shown,
  label: label('Clerk'),
  fields: {
    name,
    email: f.email({ unique: true }),
    password: f.password(),
    role: f.reference({ to: 'roles' }),
  },
});
const customers = defineResource({
  ...shown,
  label: label('Customer'),
  owner: 'id',
  fields: {
    name,
    email: f.email({ unique: true }),
    password: f.password(),
    role: f.reference({ to: 'roles' }),
    company: f.text(),
  },
});
const projects = defineResource({
  ...shown,
  label: label('Project'),
  owner: 'customer',
  fields: { name, customer: f.reference({ to: 'customers', required: true }) },
});
/** Whose project it is. */
const tasks = defineResource({
  ...shown,
  label: label('Task'),
  owner: 'project.customer',
  live: { event: 'task', owner: 'watcher' },
  fields: {
    name,
    project: f.reference({ to: 'projects', onDelete: 'clear' }),
    watcher: f.reference({ to: 'customers' }),
  },
});
/** Whose task it is, whose project it is. */
const steps = defineResource({
  ...shown,
  label: label('Step'),
  owner: 'task.project.customer',
  fields: { name, task: f.reference({ to: 'tasks' }) },
});
/** Everybody's of one company. */
const papers = defineResource({
  ...shown,
  label: label('Paper'),
  owner: { field: 'firm', me: 'company' },
  fields: { name: f.text({ required: true, unique: true }), firm: f.text() },
});
/** Of several people. */
const boards = defineResource({
  ...shown,
  label: label('Board'),
  owner: 'members',
  fields: { name, members: f.references({ to: 'customers' }) },
});
const prices = defineResource({
  ...shown,
  label: label('Price'),
  shared: 'read',
  fields: { name },
  actions: { raise: { on: 'both', call: 'POST /v1/prices/:id/raise', effect: { name: 'raised' } } },
});
const secrets = defineResource({
  ...shown,
  label: label('Secret'),
  live: { event: 'secret', owner: 'about' },
  fields: { name, about: f.reference({ to: 'customers' }) },
});

const config = defineAdmin({
  name: 'Owners',
  groups: {},
  accounts: {
    resources: { customers: { bound: true }, staff: {} },
    email: 'email',
    password: 'password',
    name: 'name',
    roles: { resource: 'roles', field: 'role', abilities: 'abilities' },
  },
  resources: { roles, staff, customers, projects, tasks, steps, papers, boards, prices, secrets },
});

const people = [
  { id: 'ann', name: 'Ann', email: 'ann@x.com', role: 'all', company: 'Acme' },
  { id: 'ben', name: 'Ben', email: 'ben@x.com', role: 'all', company: 'Best' },
  { id: 'cem', name: 'Cem', email: 'cem@x.com', role: 'all', company: 'Acme' },
  { id: 'dot', name: 'Dot', email: 'dot@x.com', role: 'all', company: null },
];
const seeds = {
  roles: [{ id: 'all', name: 'All', abilities: [{ action: 'manage', subject: 'all' }] }],
  staff: [{ id: 'root', name: 'Root', email: 'root@x.com', role: 'all' }],
  customers: people,
  projects: ['ann', 'ben'].map((customer) => ({ id: `p-${customer}`, name: `Of ${customer}`, customer })),
  tasks: [
    { id: 't-ann', name: 'Of ann', project: 'p-ann' },
    { id: 't-ben', name: 'Of ben', project: 'p-ben' },
    { id: 't-nobody', name: 'Of nobody', project: null },
  ],
  steps: ['ann', 'ben'].map((who) => ({ id: `s-${who}`, name: `Of ${who}`, task: `t-${who}` })),
  papers: [
    { id: 'a-acme', name: 'Plan', firm: 'Acme' },
    { id: 'a-best', name: 'Other', firm: 'Best' },
    { id: 'a-nobody', name: 'Nobody', firm: null },
    { id: 'a-blank', name: 'Blank', firm: '' },
  ],
  boards: [
    { id: 'b-both', name: 'Both', members: ['ann', 'ben'] },
    { id: 'b-ben', name: 'Ben', members: ['ben'] },
  ],
  prices: [{ id: 'one', name: 'One' }],
  secrets: [{ id: 'hush', name: 'Hush', about: 'ann' }],
};

/** Owners that are not just a field with the account: over other records, in common, several; and entities without. */
export const describeOwnerPaths = (openStore: OpenStore): void => {
  describe('the records of a bound account', () => {
    let gateway: TestGateway;
    let root: Caller;
    let ann: Caller;
    const as = async (who: string) =>
      gateway.callerOf((await gateway.signIn(`${who}@x.com`, 'correct horse')).accessToken);
    beforeAll(async () => {
      const accounts = [...people, { email: 'root@x.com' }].map(({ email }) => ({
        email,
        password: 'correct horse',
      }));
      gateway = await serveGateway(await openStore(), { config, first: { seeds, accounts } });
      [root, ann] = [await as('root'), await as('ann')];
    });
    afterAll(() => gateway.stop());

    const idsOf = async (call: Caller, path: string) =>
      rowsOf(await call('GET', `/v1/${path}?entriesPerPage=100`)).map(({ _id }) => _id);
    const unchanged = async (key: string, id: string, attempt: () => Promise<unknown>) => {
      const before = await gateway.store.get(key, id);
      await attempt();
      expect(await gateway.store.get(key, id)).toEqual(before);
    };

    it.each([
      ['projects', 'p-ann', 'p-ben'],
      ['tasks', 't-ann', 't-ben'],
      ['tasks', 't-ann', 't-nobody'],
      ['steps', 's-ann', 's-ben'],
      ['papers', 'a-acme', 'a-best'],
      ['papers', 'a-acme', 'a-nobody'],
      ['papers', 'a-acme', 'a-blank'],
      ['boards', 'b-both', 'b-ben'],
      ['customers', 'ann', 'ben'],
    ])('of %s are %s and not %s, to read and to write', async (key, own, other) => {
      expect(await idsOf(ann, key)).toEqual([own]);
      expect((await ann('GET', `/v1/${key}/totals`)).body['totals']).toMatchObject({ all: { count: 1 } });
      expect(await idsOf(root, key)).toEqual(expect.arrayContaining([own, other]));
      await unchanged(key, other, async () => {
        for (const [method, body] of [['GET'], ['PATCH', { name: 'Mine' }], ['DELETE']] as const)
          expect(await ann(method, `/v1/${key}/${other}`, body)).toMatchObject({ status: 404 });
      });
      expect((await ann('PATCH', `/v1/${key}/${own}`, { name: 'Plan' })).status).toBe(200);
    });

    it('S1.13 are those of the company for everybody of it, and none for who has none', async () => {
      expect(await idsOf(await as('cem'), 'papers')).toEqual(['a-acme']);
      const dot = await as('dot');
      expect(await idsOf(dot, 'papers')).toEqual([]);
      expect(await dot('POST', '/v1/papers', { name: 'New' })).toMatchObject({
        status: 403,
        body: { msg: 'Your account has nothing in "company", so it has no records here.' },
      });
    });

    it.each([
      ['projects', { customer: 'ann' }],
      ['papers', { firm: 'Acme' }],
      ['boards', { members: ['ann'] }],
    ])('are stamped when they are made, without a word: %s', async (key, stamp) => {
      const made = await ann('POST', `/v1/${key}`, { name: 'New' });
      expect(made).toMatchObject({ status: 201 });
      const { _id } = recordOf(made);
      expect(await gateway.store.get(key, _id)).toMatchObject(stamp);
      const [[field, value] = ['', '']] = Object.entries(stamp);
      const others = { customer: 'ben', firm: 'Best', members: ['ben'] }[field];
      const sent = [
        await ann('POST', `/v1/${key}`, { name: 'Theirs', [field]: others }),
        await ann('PATCH', `/v1/${key}/${_id}`, { [field]: others }),
      ];
      for (const answer of sent)
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { [field]: 'Is given by the server.' } },
        });
      expect((await ann('PATCH', `/v1/${key}/${_id}`, { [field]: value })).status).toBe(200);
      expect((await ann('DELETE', `/v1/${key}/${_id}`)).status).toBe(200);
    });

    it('lead to their owner over a record of one’s own, or are not made', async () => {
      const make = (task: object) => ann('POST', '/v1/tasks', { name: 'New', ...task });
      expect(await make({})).toMatchObject({ status: 422, body: { errors: { project: expect.anything() } } });
      expect(await make({ project: 'p-ben' })).toMatchObject({
        status: 422,
        body: { errors: { project: expect.anything() } },
      });
      const { _id } = recordOf(await make({ project: 'p-ann' }));
      for (const project of ['p-ben', null])
        expect((await ann('PATCH', `/v1/tasks/${_id}`, { project })).status).toBe(422);
      expect(await idsOf(ann, 'tasks')).toContain(_id);
      expect((await ann('DELETE', `/v1/tasks/${_id}`)).status).toBe(200);
      expect((await ann('DELETE', '/v1/projects/p-ben')).status).toBe(404);
    });

    it('are not accounts that a customer makes for others', async () => {
      const before = await gateway.store.count('customers', []);
      const answer = await ann('POST', '/v1/customers', { name: 'Eve', email: 'eve@x.com' });
      expect(answer).toMatchObject({ status: 403 });
      expect(await gateway.store.count('customers', [])).toBe(before);
      expect((await root('POST', '/v1/customers', { name: 'Eve', email: 'eve@x.com' })).status).toBe(201);
    });

    it('may have a unique value that another owner has, and not twice', async () => {
      const make = async (who: string) =>
        (await (await as(who))('POST', '/v1/papers', { name: 'Same' })).status;
      expect(await make('ann')).toBe(201);
      expect(await make('ben')).toBe(201);
      const again = await (await as('cem'))('POST', '/v1/papers', { name: 'SAME' });
      expect(again).toMatchObject({ status: 409, body: { errors: { name: expect.anything() } } });
    });

    it('where they are shared, are read and never written', async () => {
      expect(await idsOf(ann, 'prices')).toEqual(['one']);
      expect((await ann('GET', '/v1/prices/one')).status).toBe(200);
      await unchanged('prices', 'one', async () => {
        const refused = [
          await ann('POST', '/v1/prices', { name: 'Two' }),
          await ann('PATCH', '/v1/prices/one', { name: 'Two' }),
          await ann('DELETE', '/v1/prices/one'),
          await ann('POST', '/v1/prices/one/raise', {}),
        ];
        expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      });
    });

    it('where nobody owns them, are closed whatever a role grants', async () => {
      for (const key of ['secrets', 'roles', 'staff']) {
        const { body } = await ann('POST', '/api/totals', { questions: [`/v1/${key}/totals`] });
        expect(body['answers']).toMatchObject([{ success: false, errCode: '403' }]);
        const paths = [`/v1/${key}`, `/v1/${key}/totals`, `/v1/${key}/hush`];
        for (const path of paths) expect((await ann('GET', path)).status).toBe(403);
        expect((await ann('POST', `/v1/${key}`, { name: 'x' })).status).toBe(403);
      }
      const bookmarks = JSON.stringify(await ann('GET', '/api/bookmarks/data'));
      expect(bookmarks).toContain('/apps/projects');
      expect(bookmarks).not.toMatch(/secrets|roles|staff/);
      expect((await ann('POST', '/api/bookmarks/update', { id: 'secrets' })).status).toBe(404);
    });

    it('are all that arrives over the live connection', async () => {
      const { accessToken } = await gateway.signIn('ann@x.com', 'correct horse');
      const socket = io(gateway.url, {
        query: { userId: 'ann' },
        auth: { token: accessToken },
        forceNew: true,
      });
      onTestFinished(() => void socket.close());
      await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
      const arrived: string[] = [];
      socket.onAny((event, { name: said }: { name: string }) => event !== 'rights' && arrived.push(said));
      const own = new Promise((resolve) =>
        socket.on('task', ({ name: said }) => said === 'own' && resolve(0)),
      );
      await root('POST', '/v1/secrets', { name: 'secret', about: 'ann' });
      await root('POST', '/v1/tasks', { name: 'foreign', project: 'p-ben', watcher: 'ann' });
      await root('POST', '/v1/tasks', { name: 'own', project: 'p-ann', watcher: 'ann' });
      await own;
      expect(arrived).toEqual(['own']);
    });
  });
};
