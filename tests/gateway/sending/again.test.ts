import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

describe('what has failed', () => {
  const failed = async () => {
    const world = await open();
    for (const [at, end] of ['0002', '0003', '1111'].entries())
      await world.contacts(1, { phone: `+49151123${end}` }, 100 + at);
    await world.contacts(1, { phone: '+491511240002' }, 200);
    const id = await world.campaign();
    await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(20);
      expect((await world.see(id))['counts']).toMatchObject({ queued: 0, sent: 0, failed: 3 });
    });
    return { world, id };
  };
  const messageTo = async (world: World, to: string) => {
    const found = (await world.all('smsLogs')).find((row) => row['to'] === to);
    return found ?? { _id: 'none' };
  };

  it('of a campaign goes again where the reason may pass, with its price before, and not to who has left', async () => {
    const { world, id } = await failed();
    expect(await world.see(id)).toMatchObject({ again: 2, againCost: '0.1780', actualCost: '0.3560' });
    await world.admin('PATCH', '/v1/contacts/c000200', { status: 'unsubscribed' });
    expect((await world.act(id, 'resendFailed')).status).toBe(200);
    await soon(async () => {
      world.clock.add(20);
      expect(await world.see(id)).toMatchObject({
        status: 'completed',
        actualCost: '0.4450',
        counts: { total: 4, sent: 0 },
      });
    });
    const again = await messageTo(world, '+491511230002');
    expect(again).toMatchObject({
      messageId: `${again._id}~2`,
      earlierIds: [expect.stringMatching(/^simulated-/)],
      charge: '0.1780',
      price: '0.0890',
      status: 'undelivered',
    });
    expect(await messageTo(world, '+491511240002')).toMatchObject({
      charge: '0.0890',
      status: 'undelivered',
    });
    expect(await messageTo(world, '+491511230003')).toMatchObject({ charge: '0.0890', errorCode: '13' });
    expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe('-0.4450');
    expect(await world.see(id)).toMatchObject({ again: 2, counts: { failed: 3, delivered: 1, queued: 0 } });
  });

  it('goes again one by one, too, unless its person has left or its reason will not pass', async () => {
    const { world, id } = await failed();
    const resend = async (to: string) =>
      (await world.admin('POST', `/v1/smsLogs/${(await messageTo(world, to))._id}/resend`, {})).status;
    await world.admin('POST', '/v1/contacts/c000200/block', { optOutReason: 'Complained.' });
    expect([
      await resend('+491511240002'),
      await resend('+491511230003'),
      await resend('+491511231111'),
    ]).toEqual([422, 409, 409]);
    expect(await resend('+491511230002')).toBe(200);
    expect(await world.see(id)).toMatchObject({ again: 1, againCost: '0.0890' });
    await soon(async () => {
      world.clock.add(20);
      expect(await world.see(id)).toMatchObject({
        status: 'completed',
        again: 2,
        actualCost: '0.4450',
        counts: { sent: 0 },
      });
    });
  });
});
