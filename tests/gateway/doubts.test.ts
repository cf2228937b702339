import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../../server/clock';
import { soon } from '../soon';
import { serveDemo } from './serveDemo';
import { recordOf, rowsOf, type Caller, type Json, type TestGateway } from './testGateway';

let gateway: TestGateway;
let root: Caller;
let customer: Caller;
let mine: string;
let others: string;
let now = Date.now();

const EIGHT_DAYS = 8 * 24 * 60 * 60_000;

const ownerOf = async (caller: Caller) => rowsOf(await caller('GET', '/v1/contacts'))[0]?.['user'] as string;

const enter = async () => {
  const as = async (name: string) =>
    gateway.callerOf((await gateway.signIn(`${name}@demo.com`, name)).accessToken);
  [root, customer] = [await as('admin'), await as('customer')];
};

beforeAll(async () => {
  gateway = await serveDemo({ clock: createClock(() => now) });
  await enter();
  mine = await ownerOf(customer);
  const all = { where: [], sort: [], offset: 0, limit: 200 } as const;
  const { rows } = await gateway.store.list('contacts', all);
  others = String(rows.find(({ user }) => user !== mine)?.['user']);
}, 60_000);
afterAll(() => gateway.stop());

/* As it was stored before numbers were read as they are by now: nobody is asked. */
const plant = async (phone: string, user = mine, collection = 'contacts') => {
  const _id = `planted-${phone}-${user.slice(-4)}`;
  const at = new Date(now).toISOString();
  const row = { _id, __v: 3, createdAt: at, updatedAt: at, user, phone, fullName: `Of ${phone}` };
  const uniques = { 'user+phone': JSON.stringify([user, phone]) };
  await gateway.store.insert(collection, { ...row, status: 'subscribed' }, uniques);
  return _id;
};

const listed = async (caller: Caller = root) =>
  rowsOf(await caller('GET', '/v1/doubtfulNumbers?entriesPerPage=100'));

const listedOf = async (id: string) => (await listed()).find(({ recordId }) => recordId === id);

it('are of the demonstration what its list says by hand', async () => {
  const said = ({ value, meant, why, record, recordId, user }: Json) => ({
    value,
    meant,
    why,
    record,
    recordId,
    user,
  });
  const byHand = (await listed()).map(said);
  expect(byHand).toHaveLength(2);
  await look();
  const seen = { path: 'at', op: 'exists', value: true } as const;
  await soon(async () => expect(await gateway.store.count('doubtsLooked', [seen])).toBeGreaterThan(4));
  expect((await listed()).map(said)).toEqual(byHand);
});

/* The time of the next look at all records, by when nobody is signed in any more. */
const look = () => {
  now += EIGHT_DAYS;
  return enter();
};

describe('numbers that were stored before', () => {
  it.each([
    ['+999123456789', 'impossible', null],
    ['0171 1234567', 'impossible', null],
    ['+491511234567', 'unknown', null],
    ['+4407900900123', 'spelling', '+447900900123'],
    ['+494915171000201', 'ambiguous', '+4915171000201'],
  ])('are listed with the reason, and stay as they are: %s', async (phone, why, meant) => {
    const id = await plant(phone);
    const before = await gateway.store.get('contacts', id);
    await look();
    await soon(async () =>
      expect(await listedOf(id)).toMatchObject({
        value: phone,
        why,
        meant,
        resource: 'contacts',
        record: `Of ${phone} (${phone})`,
        user: mine,
      }),
    );
    expect(await gateway.store.get('contacts', id)).toEqual(before);
  });

  it('are listed whatever entity they are of, and in whatever part of it, unless nobody may change them', async () => {
    const one = { where: [], sort: [], offset: 0, limit: 1 } as const;
    const [person] = (await gateway.store.list('subscribers', one)).rows;
    await gateway.store.transaction(async (store) => {
      for (const op of ['eq', 'ne'] as const) {
        const where = [{ path: 'invoiceStatus', op, value: 'Draft' } as const];
        const [invoice] = (await store.list('invoices', { ...one, where })).rows;
        const client = { ...(invoice?.['client'] as object), contact: '+49171' };
        await store.update('invoices', String(invoice?._id), { patch: { client } });
      }
      await store.update('subscribers', String(person?._id), { patch: { phone: '+49171' } });
    });
    await look();
    await soon(async () =>
      expect(
        (await listed()).filter(({ value }) => value === '+49171').map(({ resource }) => resource),
      ).toEqual(['invoices', 'subscribers']),
    );
  });

  it('are told with the record, so that a list can mark them', async () => {
    const id = await plant('+491511234568');
    const answer = recordOf(await root('GET', `/v1/contacts/${id}`));
    expect(answer).toMatchObject({ phone: '+491511234568', _doubts: { phone: 'unknown' } });
    const sent = await root('PATCH', `/v1/contacts/${id}`, { ...answer, company: 'Acme' });
    expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 200 });
  });

  it('leave the list with the write that corrects them or deletes their record', async () => {
    const [wrong, gone] = [await plant('+491511234569'), await plant('+491511234560')];
    await look();
    await soon(async () => expect([await listedOf(wrong), await listedOf(gone)]).not.toContain(undefined));
    await root('PATCH', `/v1/contacts/${wrong}`, { phone: '+4915112345690' });
    await root('DELETE', `/v1/contacts/${gone}`);
    expect([await listedOf(wrong), await listedOf(gone)]).toEqual([undefined, undefined]);
  });

  it('are there for each customer alone', async () => {
    const [own, other] = [await plant('+491511234561'), await plant('+491511234562', others)];
    await look();
    await soon(async () => expect([await listedOf(own), await listedOf(other)]).not.toContain(undefined));
    const ids = (await listed(customer)).map(({ recordId }) => recordId);
    expect(ids).toContain(own);
    expect(ids).not.toContain(other);
  });
});

describe('one person in two spellings', () => {
  const create = (phone: string, user: string) =>
    root('POST', '/v1/contacts', { phone, user, fullName: 'Anna Test' });

  it('is refused where the number is there in a spelling of before, of the same customer alone', async () => {
    const id = await plant('+4407900900456');
    await look();
    await soon(async () => expect(await listedOf(id)).toMatchObject({ why: 'spelling' }));
    expect(await create('+447900900456', mine)).toMatchObject({ status: 409 });
    expect(await create('+447900900456', others)).toMatchObject({ status: 201 });
  });

  it('is named where both are there', async () => {
    expect(await create('+447900900789', mine)).toMatchObject({ status: 201 });
    const id = await plant('+4407900900789');
    await look();
    await soon(async () =>
      expect(await listedOf(id)).toMatchObject({ why: 'twice', meant: '+447900900789' }),
    );
  });
});
