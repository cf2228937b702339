import { expect, it } from 'vitest';
import { soon } from '../../soon';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const AT = '2030-05-06T12:00:00.000Z';

const heldCampaign = async (world: World): Promise<string> => {
  await world.store.clear('spamWords');
  const word = { word: 'bargain', matchType: 'word', action: 'flag', status: 'active' };
  await world.put('spamWords', [{ ...word, _id: 'word' }]);
  await world.contacts(1);
  const id = await world.campaign({ message: 'A bargain' });
  await world.act(id, 'schedule', { scheduledAt: AT });
  expect(await world.see(id)).toMatchObject({ status: 'pending_approval', scheduledAt: AT });
  return id;
};

it('keeps the time of a campaign that is held for review, and sends it then', async () => {
  const world = await open();
  const id = await heldCampaign(world);
  expect((await world.act(id, 'approve')).status).toBe(200);
  expect(await world.see(id)).toMatchObject({ status: 'scheduled', scheduledAt: AT });
  world.clock.add(7100);
  expect(await world.all('smsLogs')).toEqual([]);
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({
      status: 'completed',
      startedAt: expect.any(String) as string,
    });
  });
  expect(String((await world.see(id))['startedAt']) >= AT).toBe(true);
});

it('sends what is approved after its time at once, and what is sent back has none', async () => {
  const world = await open();
  const id = await heldCampaign(world);
  await world.store.update('campaigns', id, { patch: { scheduledAt: '2030-05-06T09:00:00.000Z' } });
  expect((await world.act(id, 'approve')).status).toBe(200);
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed' }));
  const other = await open();
  const back = await heldCampaign(other);
  await other.act(back, 'sendBack', { reason: 'Please say who is writing.' });
  expect(await other.see(back)).toMatchObject({ status: 'draft', scheduledAt: null });
});

it('refuses to send to nobody', async () => {
  const world = await open();
  await world.contacts(1, { status: 'unsubscribed' });
  const id = await world.campaign();
  const groups = 'Nobody would receive it: nobody in these groups can be sent to.';
  expect(await world.act(id, 'sendNow')).toMatchObject({ status: 422, body: { errors: { groups } } });
  expect((await world.see(id))['status']).toBe('draft');
});

it('makes up one of a series after a standstill', async () => {
  const world = await open();
  await world.contacts(1);
  const id = await world.campaign({ repeat: 'daily' });
  await world.act(id, 'schedule', { scheduledAt: AT });
  world.clock.add(10 * 86_400);
  await soon(async () => {
    world.clock.add(1);
    const states = (await world.all('campaigns')).map(({ status, scheduledAt }) => [status, scheduledAt]);
    expect(states).toEqual([
      ['completed', AT],
      ['scheduled', '2030-05-16T12:00:00.000Z'],
    ]);
  });
  expect(await world.all('smsLogs')).toHaveLength(1);
});
