import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demo from '../../fixtures/demo';
import { actionFault } from '../../src/model/rules/applyAction';
import { actionsSetting } from '../../src/model/rules/actionsSetting';
import type { ResolvedAction, Resource } from '../../src/model/resolved/resource';
import type { Row } from '../../server/store/store';
import { serveDemo } from './serveDemo';
import { recordOf, type Caller, type Json, type TestGateway } from './testGateway';

/* The product has no such status that is edited together. */
const { spamWords } = demo.resources;
const list = { ...spamWords.list, bulkEdit: ['status'] } as const;
const together = { ...demo, resources: { ...demo.resources, spamWords: { ...spamWords, list } } };

let gateway: TestGateway;
let root: Caller;
let made = 0;

beforeAll(async () => {
  gateway = await serveDemo({ config: together });
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
}, 60_000);
afterAll(() => gateway.stop());

/* Somebody who may edit the records of an entity, and do with them what these pairs say besides. */
const editor = async (subject: string, ...more: Json[]): Promise<Caller> => {
  made += 1;
  const ability = [...['read', 'edit'].map((action) => ({ action, subject })), ...more];
  const role = recordOf(await root('POST', '/v1/roles', { name: `Editor ${made}`, ability }));
  const [email, password] = [`editor${made}@example.com`, 'a quite good one 7'];
  const person = { fullName: 'Ed', username: `editor${made}`, role: 'support', roles: [role._id] };
  expect(await root('POST', '/users', { ...person, email, password })).toMatchObject({ status: 201 });
  return gateway.callerOf((await gateway.signIn(email, password)).accessToken);
};

/* What the forms of the actions ask for. */
const answers: Json = {
  reason: 'It was asked for.',
  currentPeriodEndsAt: '2031-01-31',
  endAt: '2031-01-31',
  paid: '0.01',
  optOutReason: 'It was asked for.',
};

const rowsOf = async ({ api }: Resource): Promise<Row[]> =>
  (await gateway.store.list(api.collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;

const isFor =
  (action: ResolvedAction, resource: Resource, isOpen = true) =>
  (row: Row) =>
    (actionFault(action, row, { resource, kinds: gateway.model.kinds }) === undefined) === isOpen;

const oneFor = async (action: ResolvedAction, resource: Resource): Promise<Row> =>
  (await rowsOf(resource)).find(isFor(action, resource)) ?? expect.fail(`nothing to ${action.name}`);

const stored = async ({ api }: Resource, id: string) => gateway.store.get(api.collection, id);

const changedIn = (before: Row | undefined, after: Row | undefined): string[] =>
  Object.keys({ ...before, ...after })
    .filter((name) => !['__v', 'updatedAt'].includes(name))
    .filter((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null))
    .toSorted();

/* Every choice that people may edit and an action sets, too. */
const ways = [
  ['invoices', 'send'],
  ['invoices', 'markDownloaded'],
  ['invoices', 'recordPayment'],
  ['invoices', 'markPaid'],
  ['subscriptions', 'suspend'],
  ['subscriptions', 'activate'],
  ['subscriptions', 'cancel'],
  ['contacts', 'unsubscribe'],
  ['contacts', 'block'],
  ['spamWords', 'deactivate'],
  ['spamWords', 'activate'],
] as const;

const of = (key: string, name: string) => {
  const resource = gateway.model.resource(key);
  const action = resource.actions.find((each) => each.name === name) ?? expect.fail(`no ${name}`);
  const field = Object.keys(action.effect).find(
    (each) => actionsSetting(resource, { [each]: action.effect[each] }).length > 0,
  );
  const sets = { [field ?? expect.fail('no choice')]: action.effect[field ?? ''] };
  const form = Object.fromEntries(action.form.map((each) => [each.name, answers[each.name]]));
  return { resource, action, sets, form, path: resource.api.path };
};

describe('a choice that an action sets, sent by itself', () => {
  it('is looked at here wherever people may edit one', () => {
    const editable = gateway.model.resources.flatMap((resource) =>
      resource.api.calls.update === false
        ? []
        : resource.fields
            .filter((field) => !field.readOnly && field.views.includes('edit'))
            .flatMap(({ name }) =>
              resource.actions.flatMap((action) =>
                actionsSetting(resource, { [name]: action.effect[name] }).includes(action)
                  ? [`${resource.key} ${action.name}`]
                  : [],
              ),
            ),
    );
    expect(editable.toSorted()).toEqual(ways.map((way) => way.join(' ')).toSorted());
  });

  it.each(ways)('S7.124 S7.125 of %s, asks for the right to %s', async (key, name) => {
    const { resource, action, sets, form, path } = of(key, name);
    const { _id } = await oneFor(action, resource);
    const before = await stored(resource, _id);
    const call = await editor(resource.subject);
    expect(await call('PATCH', `${path}/${_id}`, { ...sets, ...form })).toMatchObject({
      status: 403,
      body: { right: { action: action.can[0], subject: action.can[1] } },
    });
    expect(await stored(resource, _id)).toEqual(before);
  });

  it.each(ways)('S7.124 S7.125 of %s, does what %s does', async (key, name) => {
    const { resource, action, sets, form, path } = of(key, name);
    const [action1, subject] = action.can;
    const call = await editor(resource.subject, { action: action1, subject });
    const { _id } = await oneFor(action, resource);
    const before = await stored(resource, _id);
    const answer = await call('PATCH', `${path}/${_id}`, { ...sets, ...form });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    const after = await stored(resource, _id);
    // The same, done by the action to the record as it was.
    await gateway.store.update(resource.api.collection, _id, { patch: { ...nothingOf(after), ...before } });
    const acted = await call('POST', action.call.path.replace(':id', _id), form);
    expect(acted, JSON.stringify(acted.body)).toMatchObject({ status: 200 });
    const byAction = await stored(resource, _id);
    expect(changedIn(before, after)).toEqual(changedIn(before, byAction));
    expect(changedIn(before, after)).toEqual(expect.arrayContaining(Object.keys(sets)));
    const entries = await root('GET', `/api/history/${key}/${_id}?page=0`);
    const [, mine] = entries.body['history'] as Json[];
    const [newest] = entries.body['history'] as Json[];
    expect(mine?.['action']).toBe(newest?.['action']);
  });

  it.each([
    ['activate', 'currentPeriodEndsAt'],
    ['cancel', 'endAt'],
  ])('S7.124 is not set to %s without what the record must have then', async (name, missing) => {
    const { resource, action, sets, form, path } = of('subscriptions', name);
    const { _id } = await oneFor(action, resource);
    await gateway.store.update('subscriptions', _id, { patch: { [missing]: null } });
    const before = await stored(resource, _id);
    for (const body of [sets, { ...sets, ...form, [missing]: '' }, { ...sets, ...form, [missing]: 'soon' }])
      expect(await root('PATCH', `${path}/${_id}`, body)).toMatchObject({
        status: 422,
        body: { errors: { [missing]: expect.any(String) as string } },
      });
    expect(await stored(resource, _id)).toEqual(before);
    expect(await root('PATCH', `${path}/${_id}`, { ...sets, ...form })).toMatchObject({ status: 200 });
  });

  it('S7.125 holds to the condition of the action, and takes nothing that the action sets otherwise', async () => {
    const { resource, action, sets, path } = of('invoices', 'markPaid');
    const credited = await oneFor(action, resource);
    await gateway.store.update('invoices', credited._id, { patch: { credited: credited['total'] } });
    expect(await root('PATCH', `${path}/${credited._id}`, sets)).toMatchObject({
      status: 422,
      body: { errors: { credited: expect.any(String) as string } },
    });
    const { _id } = await oneFor(action, resource);
    const before = await stored(resource, _id);
    const other = await root('PATCH', `${path}/${_id}`, { ...sets, paid: '0.01' });
    expect(other).toMatchObject({ status: 422, body: { errors: { paid: expect.any(String) as string } } });
    expect(await stored(resource, _id)).toEqual(before);
  });

  const denied = (entity: string) =>
    expect.stringMatching(new RegExp(`You don’t have permission to use “.*” on ${entity}`)) as string;

  it('holds to the same in an edit of many, whose preview says so', async () => {
    const { resource, action, sets } = of('spamWords', 'deactivate');
    const call = await editor(resource.subject);
    const { word } = await oneFor(action, resource);
    const one = { list: `search=${encodeURIComponent(String(word))}`, values: sets, count: 1 };
    for (const run of [undefined, 'run-status-000000'])
      expect((await call('POST', '/api/bulk/spamWords', { ...one, run })).body).toMatchObject({
        changed: 0,
        refused: 1,
        faults: [denied('spam words')],
      });
    const done = await root('POST', '/api/bulk/spamWords', { ...one, run: 'run-status-000001' });
    expect(done.body).toMatchObject({ changed: 1 });
  });

  it('holds to the same in an import', async () => {
    const { resource, action, sets } = of('contacts', 'unsubscribe');
    const { _id } = await oneFor(action, resource);
    const rows = [{ id: _id, values: sets }];
    const send = (call: Caller, id: string) =>
      call('POST', '/api/imports/contacts', { import: id, file: 'x', rows });
    const told = await send(await editor(resource.subject), 'status-000001');
    expect(told.body['results']).toMatchObject([{ success: false, message: denied('contacts') }]);
    expect((await send(root, 'status-000002')).body['results']).toMatchObject([{ success: true }]);
    expect((await stored(resource, _id))?.['optOutAt']).toEqual(expect.any(String));
  });
});

const nothingOf = (row: Row | undefined): Json =>
  Object.fromEntries(Object.keys(row ?? {}).map((name) => [name, null]));
