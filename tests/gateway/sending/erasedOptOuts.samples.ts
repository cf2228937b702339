import { expect } from 'vitest';
import { recordOf } from '../testGateway';
import { ofNoCampaign, sendAgain, sendMeOne, type Way } from './losingOptOuts.samples';

const isOut = { status: 'unsubscribed' };

/* The same once its contact and its number are erased: of the list only a hash is left. */
export const waysOfErased: readonly Way[] = [
  ['nothing at all', () => Promise.resolve()],
  [
    'a contact that is made anew',
    async ({ create }) => expect(recordOf(await create())).toMatchObject(isOut),
  ],
  [
    'a contact in another spelling',
    async ({ create, phone, world }) => {
      const [area, rest] = [phone.slice(3, 6), phone.slice(6)];
      for (const spelled of [`0049 (0)${area} / ${rest}`, `49${area}${rest}`, `+49 ${area}-${rest}`]) {
        const made = recordOf(await create({ phone: spelled }));
        expect(made).toMatchObject({ ...isOut, phone });
        await world.store.forget('contacts', [made._id]);
      }
    },
  ],
  [
    'an import',
    async ({ importRows, phone, world }) => {
      const values = { fullName: 'Imported', phone, user: world.user, groups: ['one'], status: 'subscribed' };
      expect((await importRows([{ values }])).results).toMatchObject([{ success: true }]);
      expect(await world.all('contacts')).toMatchObject([{ phone, ...isOut }]);
    },
  ],
  [
    'the old id',
    async ({ importRows, id, world }) => {
      await importRows([{ id, values: { status: 'subscribed' } }]);
      expect((await world.admin('PATCH', `/v1/contacts/${id}`, { status: 'subscribed' })).status).toBe(404);
      expect((await world.admin('POST', '/api/bin/contacts', { putBack: [id] })).body).not.toMatchObject({
        restored: 1,
      });
    },
  ],
  [
    'the undo of whatever was done',
    async (lost) => {
      for (const { requestId } of await lost.world.all('auditLogs'))
        await lost.world.admin('POST', '/api/undo/contacts', { undo: [requestId ?? 'none'] });
      expect(await lost.world.all('contacts')).toEqual([]);
    },
  ],
  [
    'another number of another contact',
    async ({ create, world, phone }) => {
      const { _id } = recordOf(await create({ phone: `${phone.slice(0, -1)}7` }));
      expect(recordOf(await world.admin('PATCH', `/v1/contacts/${_id}`, { phone }))).toMatchObject(isOut);
    },
  ],
  [
    'another customer, and back',
    async ({ create, world }) => {
      const { _id } = recordOf(await create({ user: await world.other(), groups: [] }));
      const back = await world.admin('PATCH', `/v1/contacts/${_id}`, { user: world.user, groups: ['one'] });
      expect(recordOf(back)).toMatchObject(isOut);
    },
  ],
  ['“Send again”', sendAgain],
  ['“Send me one first”', sendMeOne],
  ['marketing of no campaign', ofNoCampaign],
  [
    'a contact that says something else',
    async ({ world, create }) => {
      const { _id } = recordOf(await create());
      await world.store.update('contacts', _id, { patch: { status: 'subscribed', leftGroups: [] } });
    },
  ],
  [
    'a new line on the list',
    async ({ world, phone }) => {
      const listed = { user: world.user, phone, words: 'Called us.' };
      expect((await world.admin('POST', '/v1/optOuts', listed)).status).toBe(422);
    },
  ],
];
