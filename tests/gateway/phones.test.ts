import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDemo } from './serveDemo';
import { recordOf, type Caller, type TestGateway } from './testGateway';

let gateway: TestGateway;
let root: Caller;
let user: unknown;
let groups: unknown;

beforeAll(async () => {
  gateway = await serveDemo();
  root = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
  const all = { where: [], sort: [], offset: 0, limit: 1 } as const;
  const { rows } = await gateway.store.list('contacts', all);
  ({ user, groups } = rows[0] ?? expect.fail('no contact'));
}, 60_000);
afterAll(() => gateway.stop());

const create = (phone: unknown) =>
  root('POST', '/v1/contacts', { phone, user, groups, fullName: 'Anna Test' });

describe('a number that a program sends', () => {
  it.each([
    ['491517100002.0', undefined, 'Which country'],
    ['+999123456789', undefined, 'No country has this code'],
    ['+6821234', undefined, 'Has fewer digits'],
    ['00447723456', undefined, 'Has fewer digits'],
    ['0171 1234567', undefined, 'Which country'],
    ['+49 171 1234567 ext. 12', undefined, 'extension'],
    ['+49 171 1234567, +49 172 1234567', undefined, 'several numbers'],
    ['4.91711E+11', undefined, 'spreadsheet'],
    ['+491711234567.0', '+491711234567', ''],
    ['+4407900900123', '+447900900123', ''],
    ['+49 0171 1234568', '+491711234568', ''],
    ['+7 (8) (495) 123-45-67', '+74951234567', ''],
    ['4915171000201', '+4915171000201', ''],
    [4_915_171_000_202, '+4915171000202', ''],
  ] as const)('%j is stored as %j, or refused with the reason at its field', async (phone, stored, why) => {
    const answer = await create(phone);
    expect(answer.status).toBe(stored === undefined ? 422 : 201);
    if (stored !== undefined) expect(recordOf(answer)).toMatchObject({ phone: stored });
    else expect(JSON.stringify(answer.body)).toContain(why);
  });

  it('is one person, however it is written', async () => {
    expect(await create('+49 151 71000303')).toMatchObject({ status: 201 });
    for (const again of ['0049 151 71000303', '4915171000303', '+49 (0)151 / 71000303'])
      expect(await create(again), again).toMatchObject({ status: 409 });
  });
});

describe('a number that is there and is not possible', () => {
  it.each([
    ['+49171', '+4915171000401'],
    ['+4407900900999', '+4915171000402'],
    ['+999123456', '+4915171000403'],
  ])('%s stays as it is when something else is saved', async (phone, good) => {
    const { _id } = recordOf(await create(good));
    await gateway.store.transaction((store) => store.update('contacts', String(_id), { patch: { phone } }));
    for (const body of [{ fullName: 'Bo Test' }, { phone, fullName: 'Cy Test' }]) {
      const answer = await root('PATCH', `/v1/contacts/${String(_id)}`, body);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      expect(recordOf(answer)).toMatchObject({ phone, fullName: body.fullName });
    }
    const changed = await root('PATCH', `/v1/contacts/${String(_id)}`, { phone: '+49 171' });
    expect(changed).toMatchObject({ status: 422 });
  });
});
