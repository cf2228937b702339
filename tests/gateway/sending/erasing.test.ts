import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyDatabase } from '../../../gateway/store/pglite.samples';
import { createSqlStore } from '../../../gateway/store/sql';
import { copyIn, copyOut } from '../../../gateway/store/sqlCopy';
import type { SqlDatabase } from '../../../gateway/store/sqlSchema';
import { outliving } from '../../../gateway/upkeep/backupAndRestore';
import { readBackup, writeBackup } from '../../../gateway/upkeep/backupFile';
import { newKey } from '../../../src/model/rules/idempotencyKeys';
import { soon } from '../../soon';
import { isKeptIn, textOf } from '../keptText';
import { recordOf, rowsOf, type Json } from '../testGateway';
import { openWorld, type World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const PHONE = '+4915177000019';
const NATIONAL = '0151 / 7700-0019';
const REASON = 'Asked us by letter to be erased.';
const LATER = '2040-01-01T00:00:00.000Z';
const NAME = 'Annegret Unverwechselbar';

const openDatabase = async (): Promise<SqlDatabase> => {
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  return database;
};

const env = { SENDER: 'simulated', RECEIPT_KEY: 'a key' };

const openOn = async (database: SqlDatabase): Promise<World> => open({ env }, await createSqlStore(database));

const erase = async (world: World, values: Json = {}) => {
  const made = await world.admin('POST', '/v1/erasures', { phone: PHONE, reason: REASON, ...values });
  expect(made).toMatchObject({ status: 201 });
  return done(world, recordOf(made)._id);
};

const done = (world: World, id: string) =>
  soon(async () => {
    const row = await world.store.get('erasures', id);
    expect(row).toMatchObject({ status: 'done' });
    return row;
  });

const inbound = (world: World, text: string, from = PHONE) =>
  world.send('POST', '/hooks/contacts/inbound', {
    body: { from, to: 'ACME', text, id: newKey() },
    authorization: 'Bearer a key',
  });

/* Whatever the product keeps of somebody: written, changed, sent, answered, imported, put into the bin, mentioned. */
const leaveTraces = async (world: World, token: string): Promise<string> => {
  const { admin, user } = world;
  const values = { fullName: NAME, phone: PHONE, user, groups: ['one'] };
  const made = await world.send('POST', '/v1/contacts', {
    body: values,
    authorization: token,
    headers: { 'Idempotency-Key': newKey() },
  });
  const { _id: id } = recordOf(made);
  await admin('PATCH', `/v1/contacts/${id}`, { company: 'Unverwechselbar GmbH' });
  const rows = [{ id, values: { fullName: `${NAME} junior` } }];
  const imported = await admin('POST', '/api/imports/contacts', {
    import: newKey(),
    file: 'people.csv',
    rows,
  });
  expect(imported.body).toMatchObject({ results: [{ success: true }] });
  const other = await world.other();
  const second = await admin('POST', '/v1/contacts', { ...values, user: other, groups: [] });
  expect(second).toMatchObject({ status: 201 });
  expect(await admin('DELETE', `/v1/contacts/${recordOf(second)._id}`)).toMatchObject({ status: 200 });
  const sent = await world.campaign({ message: 'Hello {fullName}' });
  await world.act(sent, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(sent)).toMatchObject({ status: 'completed' });
  });
  expect((await inbound(world, `Please leave ${NAME} alone`)).status).toBe(200);
  expect((await inbound(world, 'STOP')).status).toBe(200);
  await world.campaign({ name: `For ${NATIONAL}` });
  const view = { of: 'smsLogs', name: 'Hers', audience: 'me', shows: { filter: { to: PHONE } } };
  expect((await admin('POST', '/api/views', view)).status).toBe(201);
  const waiting = { _id: 'waits', from: 'ACME', to: PHONE, text: `Dear ${NAME}`, user, purpose: 'service' };
  await world.put('smsLogs', [{ ...waiting, status: 'queued', nextAt: LATER, segments: 1 }]);
  await world.put('dashboardNotis', [
    { _id: 'told', user, title: 'Left', body: `${NAME} has left`, resource: 'contacts', recordId: id },
    { _id: 'said', user, title: `Ask ${PHONE}`, body: 'soon' },
  ]);
  await world.put('outbox', [{ _id: 'mail', to: 'a@b.example', subject: 'Left', body: `${PHONE} has left` }]);
  return id;
};

const DIGITS = '15177000019';

const nothingOf = (text: string): readonly string[] =>
  [PHONE, PHONE.slice(1), DIGITS, NATIONAL, NAME].filter(
    (each) => text.includes(each) || isKeptIn(text, each),
  );

it('erases a person from every table, the history, the bin and the backup, and keeps what was charged and that they left', async () => {
  const database = await openDatabase();
  const world = await openOn(database);
  const { accessToken } = await world.signIn('admin@demo.com', 'admin');
  await leaveTraces(world, accessToken);
  const before = await textOf(database);
  expect(nothingOf(before)).toEqual([PHONE, PHONE.slice(1), DIGITS, NATIONAL, NAME]);
  const charged = await world.all('smsLogs');
  const entries = (await world.all('auditLogs')).length;

  const row = await erase(world, { phone: NATIONAL.replace('0', '+49 ') });

  expect(row).toMatchObject({
    contacts: 2,
    messages: expect.any(Number) as number,
    listed: 1,
    reason: REASON,
  });
  const text = await textOf(database);
  expect(nothingOf(text)).toEqual([]);
  expect(text).not.toContain('Unverwechselbar');
  expect(await world.all('contacts')).toEqual([]);
  expect(await world.all('contacts~bin')).toEqual([]);
  const messages = await world.all('smsLogs');
  const legal = (rows: typeof messages) =>
    rows
      .filter(({ nextAt }) => nextAt !== LATER)
      .map(({ charge, segments, status, user, sentAt }) =>
        JSON.stringify([charge, segments, status, user, sentAt]),
      )
      .toSorted((a, b) => (a < b ? -1 : 1));
  expect(legal(messages.filter(({ _id }) => _id !== 'waits'))).toEqual(legal(charged));
  expect(messages.find(({ _id }) => _id === 'waits')).toMatchObject({ status: 'cancelled', to: null });
  expect(await world.all('optOuts')).toMatchObject([
    { status: 'active', phone: null, words: null, hash: expect.any(String) as string, user: world.user },
  ]);
  const [listed] = await world.all('optOuts');
  expect(messages.map(({ _id }) => _id)).toContain(listed?.['message']);
  const log = await world.all('auditLogs');
  expect(log.length).toBeGreaterThanOrEqual(entries);
  const made = log.find(({ resource, action }) => resource === 'erasures' && action === 'create');
  expect(made).toMatchObject({ actorType: 'admins', recordId: row?._id });
}, 180_000);

it('brings nothing of an erased person back by undo, from the bin, or by the undo of an import', async () => {
  const world = await open({ env });
  const { accessToken } = await world.signIn('admin@demo.com', 'admin');
  const id = await leaveTraces(world, accessToken);
  const entries = await world.all('auditLogs');
  const [made] = await world.all('imports');
  const binned = (await world.all('contacts~bin')).map(({ _id }) => _id);
  await erase(world);
  for (const { requestId } of entries.filter(({ resource }) => resource === 'contacts'))
    expect((await world.admin('POST', '/api/undo/contacts', { undo: [requestId] })).status).not.toBe(500);
  await world.admin('POST', '/api/bin/contacts', { putBack: binned });
  await world.admin('POST', `/api/imports/contacts/${made?._id}/undo`, {});
  expect(await world.all('contacts')).toEqual([]);
  expect((await world.admin('GET', `/v1/contacts/${id}`)).status).toBe(404);
});

it('erases at one customer what is there, and leaves what others have of the same number', async () => {
  const world = await open({ env });
  const theirs = await world.other();
  await world.contacts(1, { _id: 'ours', phone: PHONE });
  await world.contacts(1, { _id: 'theirs', phone: PHONE, user: theirs, fullName: NAME });
  await world.admin('PATCH', '/v1/contacts/theirs', { company: 'Kept' });
  await world.put('smsLogs', [
    { _id: 'a', from: 'ACME', to: PHONE, text: 'Ours', user: world.user, status: 'delivered' },
    { _id: 'b', from: 'ACME', to: PHONE, text: 'Theirs', user: theirs, status: 'delivered' },
  ]);
  expect(await erase(world, { user: world.user })).toMatchObject({
    contacts: 1,
    messages: 1,
    user: world.user,
  });
  expect(await world.all('contacts')).toMatchObject([{ _id: 'theirs', phone: PHONE, fullName: NAME }]);
  expect(await world.store.get('smsLogs', 'a')).toMatchObject({ to: null, text: null });
  expect(await world.store.get('smsLogs', 'b')).toMatchObject({ to: PHONE, text: 'Theirs' });
  const kept = (await world.all('auditLogs')).filter(({ recordId }) => recordId === 'theirs');
  expect(kept).toMatchObject([{ change: { after: { company: 'Kept' } } }]);
});

it('says before it erases how many records of each kind it touches, and leaves accounts alone', async () => {
  const world = await open({ env });
  await world.contacts(1, { _id: 'c', phone: PHONE });
  await world.store.update('people', world.user, { patch: { phone: PHONE } });
  await world.put('smsLogs', [{ _id: 'a', from: 'ACME', to: PHONE, user: world.user, status: 'delivered' }]);
  const { body } = await world.admin('POST', '/api/estimates/erasures', {
    values: { phone: NATIONAL.replace('0', '0049') },
  });
  expect(body).toMatchObject({
    estimate: { contacts: 1, messages: 1, replies: 0, listed: 0, others: 0, accounts: 1 },
  });
  expect(await world.all('contacts')).toHaveLength(1);
  await erase(world);
  expect(await world.store.get('people', world.user)).toMatchObject({ phone: PHONE });
});

it('erases nobody for whoever has no right to', async () => {
  const world = await open({ env });
  for (const name of ['support', 'customer']) {
    const { accessToken } = await world.signIn(`${name}@demo.com`, name);
    const asked = world.callerOf(accessToken);
    expect(await asked('POST', '/v1/erasures', { phone: PHONE, reason: REASON })).toMatchObject({
      status: 403,
    });
  }
  expect(await world.all('erasures')).toEqual([]);
});

const REASONED = { liftReason: 'Came back to the shop.', proof: 'Signed form of 6 May 2030.' };

it('lets an erased number back in by its own word, or by a person who types it, and by no other number', async () => {
  const world = await open({ env });
  const listed = { user: world.user, phone: PHONE, words: 'Called us.' };
  for (const back of ['START', 'a person'] as const) {
    expect((await world.admin('POST', '/v1/optOuts', listed)).status).toBe(201);
    await world.put('smsLogs', [
      { _id: back, from: 'ACME', to: PHONE, user: world.user, status: 'delivered', text: 'Hello' },
    ]);
    await erase(world);
    const found = rowsOf(await world.admin('GET', '/v1/optOuts?status=active'));
    expect(found).toMatchObject([{ phone: null, erasedAt: expect.any(String) as string }]);
    const path = `/v1/optOuts/${found[0]?._id}`;
    expect((await world.admin('POST', `${path}/lift`, REASONED)).status).not.toBe(200);
    const other = await world.admin('POST', `${path}/liftErased`, { ...REASONED, phone: '+4915177000018' });
    expect(other).toMatchObject({
      status: 422,
      body: { errors: { phone: 'This opt-out is of another number.' } },
    });
    if (back === 'START') expect((await inbound(world, 'START')).status).toBe(200);
    else {
      const lifted = await world.admin('POST', `${path}/liftErased`, {
        ...REASONED,
        phone: '0049 151 77000019',
      });
      expect(lifted).toMatchObject({ status: 200 });
    }
    expect(recordOf(await world.admin('GET', path))).toMatchObject({ status: 'lifted' });
    const again = { fullName: 'Ann', phone: PHONE, user: world.user, groups: ['one'] };
    const made = await world.admin('POST', '/v1/contacts', again);
    expect(recordOf(made)).toMatchObject({ status: 'subscribed' });
    await world.admin('DELETE', `/v1/contacts/${recordOf(made)._id}`);
    await world.admin('POST', '/api/bin/contacts', { remove: [recordOf(made)._id] });
  }
});

it('erases again what a backup of before brings back, and still keeps the number out', async () => {
  const database = await openDatabase();
  const world = await openOn(database);
  await world.contacts(1, { _id: 'c', phone: PHONE, fullName: NAME });
  await world.admin('POST', '/v1/contacts/c/unsubscribe', {});
  await world.put('smsLogs', [{ _id: 'a', from: 'ACME', to: PHONE, user: world.user, status: 'delivered' }]);
  const folder = await mkdtemp(join(tmpdir(), 'erased-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'before.gz');
  await copyOut(database, 'gateway', (lines) => writeBackup(file, lines));
  await erase(world);
  await world.stop();
  await copyIn(database, 'gateway', {
    lines: readBackup(file),
    replace: true,
    kept: outliving(world.model),
  });
  expect(nothingOf(await textOf(database))).not.toEqual([]);
  const restored = await openWorld({ isPrepared: true }, await createSqlStore(database));
  onTestFinished(() => restored.stop());
  await soon(async () => expect(nothingOf(await textOf(database))).toEqual([]));
  const values = { fullName: 'Anew', phone: PHONE, user: world.user, groups: ['one'] };
  expect(recordOf(await restored.admin('POST', '/v1/contacts', values))).toMatchObject({
    status: 'unsubscribed',
  });
});
