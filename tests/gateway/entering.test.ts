import { demoStore, serveDemo } from './serveDemo';
import { watched } from './watched';
import { MOST_IN_ORDER } from '../../src/model/export/exporting';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import config from '../../fixtures/demo';
import { seeds } from '../../fixtures/seeds';
import seededRoles from '../../fixtures/seeds/roles.json';
import { firstRecords } from '../../gateway/firstRecords';
import { TOKEN_SECONDS } from '../../server/accounts/sessions';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import { recordOf, rowsOf, serveGateway, type Caller, type Json, type TestGateway } from './testGateway';

type Pair = Json & { readonly accessToken: string; readonly refreshToken: string; readonly userData: Json };

/* The default of the setting `enterMinutes`. */
const ENTER_SECONDS = 30 * 60;

const clock = createClock();
let gateway: TestGateway;
let support: Caller;
let supportPair: Pair;
let customer: Json & { _id: string };

beforeAll(async () => {
  gateway = await serveDemo({ clock });
  customer = (await gateway.signIn('customer@demo.com', 'customer')).userData as typeof customer;
}, 60_000);
afterAll(() => gateway.stop());

const signInAsSupport = async () => {
  supportPair = await gateway.signIn('support@demo.com', 'support');
  support = gateway.callerOf(supportPair.accessToken);
};

const WHY = { why: 'She asked for help with her invoice.' };

const enter = async (who: Caller = support, id = customer._id, body: object = WHY) =>
  who('POST', `/users/${id}/enter`, body);

const entered = async (): Promise<Pair> => {
  const { status, body } = await enter();
  expect(status).toBe(200);
  return body['entered'] as Pair;
};

const renewed = async ({ refreshToken }: Pair) => {
  const { status, body } = await gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
  return { status, pair: body as Pair };
};

const partsOf = (token: string): Json =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Json;

describe('entering the account of a customer', () => {
  it('gives the customer’s own rights for half an hour, says by whom, and names both in the token', async () => {
    await signInAsSupport();
    const pair = await entered();
    const own = (await gateway.signIn('customer@demo.com', 'customer')).userData;
    expect(pair.userData).toMatchObject({ _id: customer._id, bound: true, ability: own['ability'] });
    const { name, until } = pair.userData['enteredBy'] as { name: string; until: string };
    expect(name).toBe(supportPair.userData['fullName']);
    expect((Date.parse(until) - clock.now()) / 1000).toBeCloseTo(ENTER_SECONDS, -1);
    expect(partsOf(pair.accessToken)).toMatchObject({
      sub: customer._id,
      act: { sub: supportPair.userData['_id'] },
    });
    const inside = gateway.callerOf(pair.accessToken);
    const owners = rowsOf(await inside('GET', '/v1/invoices?entriesPerPage=100')).map(({ user }) => user);
    expect([...new Set(owners)]).toEqual([customer._id]);
    expect((await inside('GET', '/v1/operators')).status).toBe(403);
    expect((await inside('GET', '/users')).status).not.toBe(401);
  });

  it('is refused without the right, without a reason, for staff, for who may not act, and from within', async () => {
    await signInAsSupport();
    const finance = gateway.callerOf((await gateway.signIn('finance@demo.com', 'finance')).accessToken);
    const self = gateway.callerOf((await gateway.signIn('customer@demo.com', 'customer')).accessToken);
    expect(await enter(finance)).toMatchObject({
      status: 403,
      body: { message: 'You don’t have permission to use “Enter account” on customers.' },
    });
    expect((await enter(self)).status).toBe(403);
    for (const body of [{}, { why: '' }, { why: 'Hm' }])
      expect(await enter(support, customer._id, body)).toMatchObject({ status: 422, body: { errors: {} } });
    const admin = gateway.callerOf((await root()).accessToken);
    const [staff] = rowsOf(await admin('GET', '/dashboardUsers'));
    expect((await enter(admin, staff?._id)).status).toBe(404);
    const [pending] = rowsOf(await admin('GET', '/users?status=pending'));
    expect((await enter(admin, pending?._id)).status).toBe(409);
    const inside = gateway.callerOf((await entered()).accessToken);
    expect((await enter(inside)).status).toBe(403);
  });

  it('never changes password, address or sessions, and lets everything else be done', async () => {
    await signInAsSupport();
    const pair = await entered();
    const inside = gateway.callerOf(pair.accessToken);
    const refused = { status: 403, body: { message: expect.stringContaining('only its owner') as string } };
    const password = { present: 'customer', password: 'another password 7' };
    expect(await inside('POST', '/api/account/password', password)).toMatchObject(refused);
    expect(await inside('DELETE', '/api/account/sessions')).toMatchObject(refused);
    expect(await inside('GET', '/api/account')).toMatchObject(refused);
    expect((await inside('POST', '/v1/contactGroups', { name: 'A group', code: 'a-group' })).status).toBe(
      201,
    );
    await gateway.signIn('customer@demo.com', 'customer');
  });

  it('changes neither password nor address by the record of the account, where a customer may edit that', async () => {
    const { users } = config.resources;
    const password = { ...users.fields.password, guarded: false };
    const open = { ...users, fields: { ...users.fields, password } };
    const roles = seededRoles.map((role) =>
      role.name === 'Customer'
        ? { ...role, ability: [...role.ability, { action: 'edit', subject: 'users' }] }
        : role,
    );
    const other = await serveGateway(createMemoryStore(), {
      config: { ...config, resources: { ...config.resources, users: open } } as never,
      first: { ...firstRecords({ DEMO: 'on' }), seeds: { ...seeds, roles } },
    });
    onTestFinished(() => other.stop());
    const own = await other.signIn('customer@demo.com', 'customer');
    const staff = other.callerOf((await other.signIn('support@demo.com', 'support')).accessToken);
    const { body } = await enter(staff, String(own.userData['_id']));
    const change = (token: string, values: object) =>
      other.callerOf(token)('PATCH', `/users/${String(own.userData['_id'])}`, values);
    const { accessToken } = body['entered'] as Pair;
    expect((await change(accessToken, { email: 'taken@over.example' })).status).toBe(403);
    expect((await change(accessToken, { password: 'another password 7' })).status).toBe(403);
    expect((await change(accessToken, { company: 'Renamed' })).status).toBe(200);
    expect((await change(own.accessToken, { email: 'moved@demo.com' })).status).toBe(200);
  });

  it('is written down with the reason, and so is every change inside, on behalf of the customer', async () => {
    await signInAsSupport();
    const pair = await entered();
    const staff = supportPair.userData['_id'];
    const admin = gateway.callerOf((await root()).accessToken);
    const ofCustomer = (path: string, query: string) => admin('GET', `${path}?sort=-createdAt&${query}`);
    const [begun] = rowsOf(await ofCustomer('/v1/userLogs', `user=${customer._id}&event=enter`));
    expect(begun).toMatchObject({ event: 'enter', result: 'ok', reason: WHY.why });
    expect(rowsOf(await ofCustomer('/v1/auditLogs', 'action=enter'))[0]).toMatchObject({
      actorType: 'admins',
      actor: staff,
      recordId: customer._id,
      reason: WHY.why,
    });
    const inside = gateway.callerOf(pair.accessToken);
    const made = recordOf(await inside('POST', '/v1/contactGroups', { name: 'Made inside', code: 'inside' }));
    const [entry] = rowsOf(await ofCustomer('/v1/auditLogs', `onBehalfOf=${customer._id}`));
    expect(entry).toMatchObject({ action: 'create', actor: staff, recordId: made._id });
    await gateway.send('POST', '/jwt/logout', { body: { refreshToken: pair.refreshToken } });
    const [ended] = rowsOf(await ofCustomer('/v1/userLogs', `user=${customer._id}&event=leave`));
    expect(ended).toMatchObject({ event: 'leave', result: 'ok' });
    expect(rowsOf(await ofCustomer('/v1/auditLogs', 'action=leave'))[0]).toMatchObject({
      actor: staff,
      onBehalfOf: customer._id,
    });
    expect((await inside('GET', '/v1/contacts')).status).toBe(401);
  });

  it('ends after half an hour, however often it was renewed', async () => {
    await signInAsSupport();
    let own = supportPair;
    let pair = await entered();
    for (let gone = 0; gone + TOKEN_SECONDS / 2 < ENTER_SECONDS; gone += TOKEN_SECONDS / 2) {
      clock.add(TOKEN_SECONDS / 2);
      own = (await renewed(own)).pair;
      const next = await renewed(pair);
      expect([gone, next.status]).toEqual([gone, 200]);
      expect(next.pair.userData['enteredBy']).toEqual(pair.userData['enteredBy']);
      pair = next.pair;
    }
    clock.add(TOKEN_SECONDS / 2);
    expect((await renewed(pair)).status).toBe(401);
    expect((await gateway.callerOf(pair.accessToken)('GET', '/v1/contacts')).status).toBe(401);
    expect((await renewed(own)).status).toBe(200);
  });

  it('ends with the own session, and with the right to enter', async () => {
    await signInAsSupport();
    const contacts = async ({ accessToken }: Pair) =>
      (await gateway.callerOf(accessToken)('GET', '/v1/contacts')).status;
    const first = await entered();
    expect(await contacts(first)).toBe(200);
    await gateway.send('POST', '/jwt/logout', { body: { refreshToken: supportPair.refreshToken } });
    expect(await contacts(first)).toBe(401);
    await signInAsSupport();
    const second = await entered();
    const admin = gateway.callerOf((await root()).accessToken);
    const role = rowsOf(await admin('GET', '/v1/roles')).find(({ name }) => name === 'Support');
    const ability = role?.['ability'] as { action: string }[];
    const give = (pairs: object[]) => admin('PATCH', `/v1/roles/${role?._id}`, { ability: pairs });
    await give(ability.filter(({ action }) => action !== 'enter'));
    expect([await contacts(second), (await renewed(second)).status]).toEqual([401, 401]);
    await give(ability);
  });

  it('lets a file outlive its token, and breaks it off with the own session', async () => {
    let reads = 0;
    let meanwhile = async () => {};
    const store = watched(await demoStore(), 'contacts', async () => {
      reads += 1;
      if (reads === 5) await meanwhile();
    });
    const here = await serveGateway(store, { config, first: firstRecords({ DEMO: 'on' }), clock });
    onTestFinished(() => here.stop());
    const where = [{ path: 'user', op: 'eq', value: customer._id } as const];
    const [sample] = (await store.list('contacts', { where, sort: [], offset: 0, limit: 1 })).rows;
    const many = Array.from({ length: MOST_IN_ORDER }, (_, at) => ({ ...sample!, _id: `many-${at}` }));
    await store.insertMany('contacts', many);
    const fileDuring = async (happens: (own: Pair) => Promise<unknown>) => {
      const own = (await here.signIn('support@demo.com', 'support')) as Pair;
      const { body } = await enter(here.callerOf(own.accessToken));
      const { accessToken } = body['entered'] as Pair;
      let passed: Promise<void> | undefined;
      const tokenEnds = async () => {
        await happens(own);
        clock.add(TOKEN_SECONDS + 1);
        expect((await here.callerOf(accessToken)('GET', '/v1/contacts')).status).toBe(401);
      };
      reads = 0;
      meanwhile = () => (passed = tokenEnds());
      const answer = await fetch(`${here.url}/api/exports/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: accessToken },
        body: '{}',
      });
      expect(answer.status).toBe(200);
      const text = await answer.text().catch(() => '');
      await (passed ?? expect.fail('The file was over before its token.'));
      return text;
    };
    expect((await fileDuring(async () => {})).split('\r\n').length).toBeGreaterThan(MOST_IN_ORDER);
    const signOut = ({ refreshToken }: Pair) => here.send('POST', '/jwt/logout', { body: { refreshToken } });
    expect(await fileDuring(signOut)).toBe('');
  }, 60_000);
});

const root = () => gateway.signIn('admin@demo.com', 'admin');
