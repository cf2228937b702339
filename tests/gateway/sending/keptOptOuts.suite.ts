import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/store/store';
import { newKey } from '../../../src/model/rules/idempotencyKeys';
import { soon } from '../../soon';
import { recordOf, type Json } from '../testGateway';
import { waysOfErased } from './erasedOptOuts.samples';
import { ways, type Lost } from './losingOptOuts.samples';
import { openWorld, type World } from './sendingWorld';

/** Whatever people do to a number that has opted out, nothing is sent to it. */
export const describeKeptOptOuts = (name: string, openStore: () => Promise<Store | undefined>): void => {
  describe(`an opt-out in ${name}`, () => {
    let world: World;
    let made = 0;

    let store: Store | undefined;

    beforeAll(async () => {
      store = await openStore();
    }, 120_000);
    beforeEach(async () => {
      world = await openWorld({}, store);
    }, 120_000);
    afterEach(() => world.stop());
    afterAll(() => store?.close());

    const optedOut = async (): Promise<Lost> => {
      made += 1;
      const phone = `+49151${String(77_000_009 + 10 * made)}`;
      const values = { fullName: 'Ann', phone, user: world.user, groups: ['one'] };
      const create = (more: Json = {}) => world.admin('POST', '/v1/contacts', { ...values, ...more });
      const { _id: id } = recordOf(await create());
      const out = { status: 'unsubscribed', optOutReason: 'Asked us to stop.' };
      expect((await world.admin('PATCH', `/v1/contacts/${id}`, out)).status).toBe(200);
      const importRows = async (rows: readonly Json[]) => {
        const key = newKey();
        const { body } = await world.admin('POST', '/api/imports/contacts', {
          import: key,
          file: 'people.csv',
          rows,
        });
        return { id: key, results: body['results'] };
      };
      return { world, id, phone, create, importRows };
    };

    /* Sends to all, and answers what was handed over to a number and to somebody who has agreed. */
    const sentTo = async (phone: string): Promise<readonly [theirs: number, others: number]> => {
      const other = `+49151${String(88_000_009 + 10 * made)}`;
      await world.contacts(1, { _id: `other${made}`, phone: other });
      const campaign = await world.campaign({ groups: ['one', 'two'] });
      expect((await world.act(campaign, 'sendNow')).status).toBe(200);
      const handed = async (to: string) =>
        (await world.all('smsLogs')).filter((row) => row['to'] === to && row['remoteId']).length;
      await soon(async () => {
        world.clock.add(31);
        expect(await world.see(campaign)).toMatchObject({ status: 'completed' });
        expect((await world.all('smsLogs')).filter(({ status }) => status === 'queued')).toEqual([]);
      });
      return [await handed(phone), await handed(other)];
    };

    it.each(waysOfErased)('that is erased outlives %s', { timeout: 60_000 }, async (_, lose) => {
      const lost = await optedOut();
      const asked = { phone: lost.phone, reason: 'Asked us to be erased.' };
      const { _id: erasure } = recordOf(await world.admin('POST', '/v1/erasures', asked));
      await soon(async () =>
        expect(await world.store.get('erasures', erasure)).toMatchObject({ status: 'done' }),
      );
      expect(await world.all('contacts')).toEqual([]);
      await lose(lost);
      expect(await sentTo(lost.phone)).toEqual([0, 1]);
    });

    it.each(ways)('outlives %s', { timeout: 60_000 }, async (_, lose) => {
      const lost = await optedOut();
      await lose(lost);
      expect(await sentTo(lost.phone)).toEqual([0, 1]);
    });
  });
};
