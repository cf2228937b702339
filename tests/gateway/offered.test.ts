import { serveDemo } from './serveDemo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { importFields } from '../../src/model/import/importFields';
import type { ImportPort } from '../../src/model/import/importPort';
import { planImport } from '../../src/model/import/planImport';
import { readTable } from '../../src/model/import/readTable';
import { createImportRun } from '../../src/model/import/runImport';
import { createYieldToMain } from '../../src/model/import/yieldToMain';
import type { Row } from '../../server/store/store';
import { recordOf, type Answer, type Caller, type TestGateway } from './testGateway';

const yieldToMain = createYieldToMain();

const NOT_OFFERED = /^Is not one of those offered here/;

/** A reference whose offer depends on other fields: whichever way a value comes, one outside of it is refused. */
describe('a reference that offers only what fits the record', () => {
  let gateway: TestGateway;
  let staff: Caller;
  let campaign: Row;
  beforeAll(async () => {
    gateway = await serveDemo();
    staff = gateway.callerOf((await gateway.signIn('admin@demo.com', 'admin')).accessToken);
    campaign = await drafted();
  }, 60_000);
  afterAll(() => gateway.stop());

  const all = async (collection: string): Promise<Row[]> =>
    (await gateway.store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;
  const senders = async () => all('senderIds');
  const drafted = async (): Promise<Row> => {
    const approved = (await senders()).filter(({ status }) => status === 'approved');
    const fits = ({ status, user, senderId }: Row) =>
      status === 'draft' && approved.some(({ _id, user: of }) => _id === senderId && of === user);
    return (await all('campaigns')).find(fits) ?? expect.fail('there is no draft');
  };
  const errorAt = ({ status, body }: Answer, name: string): unknown => {
    expect(status).toBe(422);
    return (body['errors'] as Record<string, unknown>)[name];
  };
  const other = async (wanted: (sender: Row) => boolean): Promise<string> =>
    (await senders()).find(wanted)?._id ?? expect.fail('there is no such sender');
  const groupsOfTwo = async () => {
    const groups = await all('contactGroups');
    const [own] = groups;
    return [own, groups.find(({ user }) => user !== own?.['user'])];
  };
  const path = () => `/v1/campaigns/${campaign._id}`;
  const isOwn = ({ user }: Row) => user === campaign['user'];

  it('refuses one of somebody else, and one in another state, and says in which field', async () => {
    const strange = await other((each) => !isOwn(each) && each['status'] === 'approved');
    const waiting = await other((each) => isOwn(each) && each['status'] !== 'approved');
    expect(errorAt(await staff('PATCH', path(), { senderId: strange }), 'senderId')).toBe(
      'Is not one of those offered here (Customer)',
    );
    expect(errorAt(await staff('PATCH', path(), { senderId: waiting }), 'senderId')).toBe(
      'Is not one of those offered here (Status)',
    );
    expect((await gateway.store.get('campaigns', campaign._id))?.['senderId']).toBe(campaign['senderId']);
  });

  it('refuses it for a new record too, and each of a list', async () => {
    const { _id: _, __v: __, ...values } = campaign;
    const strange = await other((each) => !isOwn(each) && each['status'] === 'approved');
    const group = (await all('contactGroups')).find((each) => !isOwn(each));
    const answer = await staff('POST', '/v1/campaigns', {
      ...values,
      senderId: strange,
      groups: [...(campaign['groups'] as string[]), group?._id],
    });
    expect([errorAt(answer, 'senderId'), errorAt(answer, 'groups')]).toEqual([
      expect.stringMatching(NOT_OFFERED),
      expect.stringMatching(NOT_OFFERED),
    ]);
  });

  it('refuses what was chosen for another customer when only the customer is changed', async () => {
    const stranger = (await senders()).find((each) => !isOwn(each) && each['status'] === 'approved');
    const answer = await staff('PATCH', path(), { user: stranger?.['user'] });
    expect(errorAt(answer, 'senderId')).toMatch(NOT_OFFERED);
    const groups = (await all('contactGroups')).filter(({ user }) => user === stranger?.['user']);
    const whole = { user: stranger?.['user'], senderId: stranger?._id, groups: groups.map(({ _id }) => _id) };
    const { excludedGroups } = campaign;
    if (groups.length > 0 && !Array.isArray(excludedGroups))
      expect(recordOf(await staff('PATCH', path(), whole))).toMatchObject(whole);
    await gateway.store.update('campaigns', campaign._id, { patch: campaign });
  });

  it('refuses a row of an import for it in the same words, and takes the others', async () => {
    const resource = gateway.model.resource('contacts');
    const [own, strange] = await groupsOfTwo();
    const lines = [
      `Ina Import,+4915155500011,${String(own?.['user'])},${own?._id}`,
      `Ole Import,+4915155500022,${String(own?.['user'])},${strange?._id}`,
    ];
    const table = await readTable(['fullName,phone,user,groups', ...lines].join('\n'), {
      hasHeader: true,
      yieldToMain,
    });
    const place = { resource, languages: [resource], kinds, ability: { can: () => true } };
    const fields = importFields(place);
    const columns = table.header.map((name) => fields.find(({ field }) => field.name === name));
    const failures: unknown[] = [];
    const port: ImportPort = {
      list: async () => ({ rows: [], total: 0 }),
      update: async () => expect.fail('nothing is changed'),
      create: async (values) => {
        const answer = await staff('POST', '/v1/contacts', values);
        if (answer.status !== 201) throw errorAt(answer, 'groups');
      },
    };
    const judging = { ...place, columns, fixed: {} };
    const plan = await planImport(table.rows, { ...judging, port, yieldToMain });
    const run = createImportRun(plan, {
      judging,
      port,
      refusalOf: (failure) => {
        failures.push(failure);
        return String(failure);
      },
      isConflict: () => false,
      onChange: () => undefined,
    });
    await run.start();
    expect(run.state().counts).toMatchObject({ new: 1, invalid: 1 });
    expect(failures).toEqual(['Is not one of those offered here (Customer)']);
    const stored = (await all('contacts')).filter(({ fullName }) => String(fullName).endsWith('Import'));
    expect(stored.map(({ fullName }) => fullName)).toEqual(['Ina Import']);
  });

  it('refuses a moment that is over where the form of an action asks for one to come', async () => {
    const draft = await drafted();
    const sendAt = (seconds: number) =>
      staff('POST', `/v1/campaigns/${draft._id}/schedule`, {
        scheduledAt: new Date(gateway.clock.now() + seconds * 1000).toISOString(),
      });
    gateway.clock.add(300);
    expect(errorAt(await sendAt(-60), 'scheduledAt')).toBe('Choose a time in the future.');
    expect(recordOf(await sendAt(60))['status']).toBe('scheduled');
    gateway.clock.reset();
    await gateway.store.update('campaigns', draft._id, { patch: draft });
  });

  it('leaves alone what was chosen before it was no longer offered', async () => {
    await gateway.store.update('senderIds', String(campaign['senderId']), { patch: { status: 'suspended' } });
    const answer = await staff('PATCH', path(), { name: 'Another name' });
    await gateway.store.update('senderIds', String(campaign['senderId']), { patch: { status: 'approved' } });
    expect([answer.status, recordOf(answer)['name']]).toEqual([200, 'Another name']);
  });

  it('asks the list of what may be chosen by the same values', async () => {
    const listed = await staff(
      'GET',
      `/v1/senderIds?entriesPerPage=100&status=approved&user=${String(campaign['user'])}`,
    );
    const rows = Object.values(listed.body).find(Array.isArray) as Row[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { _id } of rows) expect((await staff('PATCH', path(), { senderId: _id })).status).toBe(200);
  });
});
