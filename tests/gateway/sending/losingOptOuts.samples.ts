import { expect } from 'vitest';
import { newKey } from '../../../src/model/rules/idempotencyKeys';
import { recordOf, type Answer, type Json } from '../testGateway';
import type { World } from './sendingWorld';

/** A world, and a contact in it that has opted out. */
export type Lost = {
  readonly world: World;
  readonly id: string;
  readonly phone: string;
  /** Makes a contact with this number, of whom somebody would say that it agreed. */
  readonly create: (values?: Json) => Promise<Answer>;
  readonly importRows: (rows: readonly Json[]) => Promise<{ readonly id: string; readonly results: unknown }>;
};

export type Way = readonly [name: string, lose: (given: Lost) => Promise<unknown>];

const undo = ({ world }: Lost, { body }: Answer) =>
  world.admin('POST', '/api/undo/contacts', { undo: [(body['undo'] as Json | undefined)?.['id'] ?? 'none'] });

const remove = ({ world, id }: Lost) => world.admin('DELETE', `/v1/contacts/${id}`);

const status = async ({ world, id }: Lost) => (await world.store.get('contacts', id))?.['status'];

export const sendAgain: Way[1] = async ({ world, phone }) => {
  const message = {
    _id: `again${phone}`,
    from: 'ACME',
    to: phone,
    text: 'Hello',
    user: world.user,
    purpose: 'marketing',
  };
  await world.put('smsLogs', [{ ...message, status: 'undelivered', errorCode: null }]);
  const again = await world.admin('POST', `/v1/smsLogs/again${phone}/resend`, {});
  expect(again).toMatchObject({ status: 422, body: { errors: { to: expect.any(String) as string } } });
};

export const sendMeOne: Way[1] = async ({ world, phone }) => {
  const campaign = await world.campaign();
  const sent = await world.act(campaign, 'sendTest', { to: phone });
  expect(sent).toMatchObject({ status: 422, body: { errors: { to: expect.any(String) as string } } });
};

export const ofNoCampaign: Way[1] = ({ world, phone }) =>
  world.put('smsLogs', [
    {
      _id: `code${phone}`,
      from: 'ACME',
      to: phone,
      text: 'News',
      purpose: 'marketing',
      user: world.user,
      status: 'queued',
    },
  ]);

/* What somebody does so that a number that has opted out is written to again. */
export const ways: readonly Way[] = [
  ['nothing at all', () => Promise.resolve()],
  [
    'its deletion, and making it anew',
    async (lost) => {
      await remove(lost);
      expect(recordOf(await lost.create())).toMatchObject({
        status: 'unsubscribed',
        optOutReason: 'Asked us to stop.',
      });
    },
  ],
  [
    'its deletion, and an import',
    async (lost) => {
      await remove(lost);
      const row = { fullName: 'Imported', phone: lost.phone, user: lost.world.user, groups: ['one'] };
      const { results } = await lost.importRows([{ values: { ...row, status: 'subscribed' } }]);
      expect(results).toMatchObject([{ success: true }]);
    },
  ],
  [
    'an import by its id',
    async (lost) => {
      const { results } = await lost.importRows([{ id: lost.id, values: { status: 'subscribed' } }]);
      expect(results).toMatchObject([{ success: false, errors: { status: expect.any(String) as string } }]);
    },
  ],
  [
    'an import by its id with reason and proof',
    async (lost) => {
      const values = { status: 'subscribed', liftReason: 'Came back.', proof: 'They called us.' };
      const { results } = await lost.importRows([{ id: lost.id, values }]);
      expect(results).toMatchObject([{ success: false }]);
    },
  ],
  [
    'a PATCH of its status',
    async ({ world, id }) => {
      for (const each of ['subscribed', 'bounced', 'invalid'])
        expect(await world.admin('PATCH', `/v1/contacts/${id}`, { status: each })).toMatchObject({
          status: 422,
          body: { errors: { status: 'Cannot be changed while Status is Opted out.' } },
        });
    },
  ],
  [
    'an edit of many',
    async ({ world, id }) => {
      const values = { status: 'subscribed' };
      const bulk = { list: `ids=${id}`, values, count: 1, run: newKey() };
      expect((await world.admin('POST', '/api/bulk/contacts', bulk)).status).toBe(422);
      const { bulkEdit, inlineEdit } = world.model.resource('contacts').list;
      expect([...bulkEdit, ...inlineEdit]).not.toContain('status');
    },
  ],
  [
    'the undo of the opt-out',
    async (lost) => {
      const { world, id } = lost;
      await world.admin('POST', `/v1/contacts/${id}/optBackIn`, {
        liftReason: 'Came back.',
        proof: 'They called us.',
      });
      const out = await world.admin('POST', `/v1/contacts/${id}/unsubscribe`, {});
      expect(out.body['undo']).toBeUndefined();
      const requestId = (await world.all('auditLogs')).at(-1)?.['requestId'];
      expect((await undo(lost, { ...out, body: { undo: { id: requestId } } })).status).toBe(409);
      expect(await status(lost)).toBe('unsubscribed');
    },
  ],
  [
    'the bin',
    async (lost) => {
      const { world, id, phone } = lost;
      // As it lay there before.
      await world.store.update('contacts', id, { patch: { status: 'subscribed' } });
      await remove(lost);
      const back = await world.admin('POST', '/api/bin/contacts', { putBack: [id] });
      expect(back.body).toMatchObject({ restored: 1 });
      expect(await world.store.get('contacts', id)).toMatchObject({ phone, status: 'unsubscribed' });
    },
  ],
  [
    'the undo of its deletion',
    async (lost) => {
      await lost.world.store.update('contacts', lost.id, { patch: { status: 'subscribed' } });
      expect((await undo(lost, await remove(lost))).body).toMatchObject({ restored: 1 });
      expect(await status(lost)).toBe('unsubscribed');
    },
  ],
  [
    'the undo of an import that had made it opt out',
    async (lost) => {
      const { world, id } = lost;
      await world.admin('POST', `/v1/contacts/${id}/optBackIn`, {
        liftReason: 'Came back.',
        proof: 'They called us.',
      });
      const made = await lost.importRows([{ id, values: { status: 'unsubscribed' } }]);
      const undone = await world.admin('POST', `/api/imports/contacts/${made.id}/undo`, {});
      expect(undone.body).toMatchObject({ restored: 0 });
      expect(await status(lost)).toBe('unsubscribed');
    },
  ],
  [
    'the undo of an import that had brought it, and making it anew',
    async (lost) => {
      await remove(lost);
      const row = { fullName: 'Imported', phone: lost.phone, user: lost.world.user, groups: ['one'] };
      const made = await lost.importRows([{ values: { ...row, status: 'subscribed' } }]);
      const undone = await lost.world.admin('POST', `/api/imports/contacts/${made.id}/undo`, {});
      expect(undone.body).toMatchObject({ removed: 1 });
      expect(recordOf(await lost.create())).toMatchObject({ status: 'unsubscribed' });
    },
  ],
  [
    'another spelling of its number',
    async (lost) => {
      await remove(lost);
      const spelled = `0049 (0)${lost.phone.slice(3, 6)} / ${lost.phone.slice(6, 9)}-${lost.phone.slice(9)}`;
      expect(recordOf(await lost.create({ phone: spelled }))).toMatchObject({
        phone: lost.phone,
        status: 'unsubscribed',
      });
    },
  ],
  [
    'another number of its contact, and the old one in a new one',
    async (lost) => {
      const { world, id, phone } = lost;
      const changed = await world.admin('PATCH', `/v1/contacts/${id}`, { phone: `${phone.slice(0, -1)}8` });
      expect(recordOf(changed)).toMatchObject({ status: 'unsubscribed' });
      expect(recordOf(await lost.create())).toMatchObject({ status: 'unsubscribed' });
    },
  ],
  [
    'another number of another contact',
    async (lost) => {
      await remove(lost);
      const { _id } = recordOf(await lost.create({ phone: `${lost.phone.slice(0, -1)}7` }));
      const changed = await lost.world.admin('PATCH', `/v1/contacts/${_id}`, { phone: lost.phone });
      expect(recordOf(changed)).toMatchObject({ status: 'unsubscribed', optOutReason: 'Asked us to stop.' });
    },
  ],
  [
    'another customer, and back',
    async (lost) => {
      const { world, id } = lost;
      for (const user of [await world.other(), world.user])
        expect(
          recordOf(await world.admin('PATCH', `/v1/contacts/${id}`, { user, groups: [] })),
        ).toMatchObject({ status: 'unsubscribed' });
      await world.admin('PATCH', `/v1/contacts/${id}`, { groups: ['one'] });
    },
  ],
  [
    'a second contact',
    async (lost) => {
      expect((await lost.create()).status).toBe(409);
    },
  ],
  [
    'a copy into another group',
    async ({ world, id }) => {
      const copied = await world.admin('PATCH', `/v1/contacts/${id}`, { groups: ['one', 'two'] });
      expect(copied.status).toBe(200);
    },
  ],
  ['“Send again”', sendAgain],
  ['“Send me one first”', sendMeOne],
  ['marketing of no campaign', ofNoCampaign],
  [
    'the end of the process that was handing over to it',
    ({ world, phone }) => {
      const message = {
        from: 'ACME',
        to: phone,
        text: 'News',
        purpose: 'marketing',
        user: world.user,
        tries: 1,
      };
      return world.put('smsLogs', [
        { ...message, _id: `under way${phone}`, status: 'sending', nextAt: world.clock.iso() },
      ]);
    },
  ],
  [
    'a contact that says something else',
    async ({ world, id }) => {
      await world.store.update('contacts', id, { patch: { status: 'subscribed' } });
    },
  ],
  [
    'a change of its group',
    async ({ world }) => {
      const renamed = await world.admin('PATCH', '/v1/contactGroups/one', { optOutKeyword: 'LEAVE' });
      expect(renamed.status).toBe(200);
    },
  ],
];
