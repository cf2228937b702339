import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Issue } from '../../src/model/resolved/kind';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { serveDemo } from './serveDemo';
import { recordOf, rowsOf, type Caller, type Json, type TestGateway } from './testGateway';

let gateway: TestGateway;
let admin: Caller;
let token: string;

beforeAll(async () => {
  gateway = await serveDemo({ count: 0 });
  token = (await gateway.signIn('admin@demo.com', 'admin')).accessToken;
  admin = gateway.callerOf(token);
});
afterAll(() => gateway.stop());

const check = async (rows: readonly Json[], authorization = token, language = 'en') => {
  const body = { rows: rows.map((values) => ({ values })), language };
  const answer = await gateway.send('POST', '/api/imports/contacts/check', { body, authorization });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body['rows'] as { values: Json; faults: (Issue & { key: string })[] }[];
};

it('a name in a row of an import is that of a record which the field offers for this row', async () => {
  const customers = rowsOf(await admin('GET', '/users?entriesPerPage=100')).filter(({ email }) => email);
  const [one, two] = customers;
  const groupOf = async (user: string | undefined) =>
    recordOf(
      await admin('POST', '/v1/contactGroups', {
        name: 'Regulars',
        code: `regulars-${user}`.slice(0, 30),
        user,
      }),
    )._id;
  const [ones, twos] = [await groupOf(one?._id), await groupOf(two?._id)];
  const phone = '+4915112345678';
  const [first, second, third, other] = await check([
    { phone, user: one?.['email'], groups: ['Regulars'] },
    { phone, user: String(two?.['email']).toUpperCase(), groups: ['Regulars'] },
    { phone, user: one?.['fullName'], groups: [twos] },
    { phone, groups: ['Regulars'] },
  ]);
  expect(first).toMatchObject({ values: { user: one?._id, groups: [ones] }, faults: [] });
  expect(second).toMatchObject({ values: { user: two?._id, groups: [twos] }, faults: [] });
  expect(third?.faults).toMatchObject([{ path: 'groups', key: 'notOffered' }]);
  expect(other?.faults).toMatchObject([{ path: 'groups', key: 'severalNamed' }]);
  const [german] = await check([{ phone, groups: ['Nobody'] }], token, 'de');
  expect(german?.faults[0]?.called?.['name']?.[0]?.de).toBe('Kontaktgruppe');
  const rows = [{ values: { phone, fullName: 'Anna Test', user: one?.['email'], groups: ['Regulars'] } }];
  const answer = await gateway.send('POST', '/api/imports/contacts', {
    body: { import: newKey(), file: 'a.csv', rows },
    authorization: token,
    headers: { 'idempotency-key': newKey() },
  });
  expect(answer.body).toMatchObject({ results: [{ success: true }] });
  expect(rowsOf(await admin('GET', '/v1/contacts?search=Anna%20Test'))).toMatchObject([
    { user: one?._id, groups: [ones] },
  ]);
});

it('a customer who imports names their own records alone', async () => {
  const { accessToken: own, userData } = await gateway.signIn('customer@demo.com', 'customer');
  const mine = recordOf(
    await gateway.callerOf(own)('POST', '/v1/contactGroups', { name: 'Shared name', code: 'mine' }),
  )._id;
  const others = rowsOf(await admin('GET', '/users?entriesPerPage=100')).find(
    ({ _id }) => _id !== (userData as Json)['_id'],
  );
  const [foreign] = [
    recordOf(
      await admin('POST', '/v1/contactGroups', { name: 'Theirs alone', code: 'theirs', user: others?._id }),
    ),
  ];
  await admin('POST', '/v1/contactGroups', { name: 'Shared name', code: 'shared', user: others?._id });
  const rows = ['Shared name', 'Theirs alone', foreign._id].map((group) => ({ groups: [group] }));
  const checked = await check(rows, own);
  expect(checked.map(({ values, faults }) => faults[0]?.key ?? values['groups'])).toEqual([
    [mine],
    'noneNamed',
    'noneNamed',
  ]);
});
