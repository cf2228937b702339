import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

it('sends no campaign without a price; what failed for it at its time is changed or sent once there is one', async () => {
  const world = await open();
  await world.contacts(1);
  const [late, changed] = [await world.campaign(), await world.campaign({ name: 'Other' })];
  const at = { scheduledAt: '2030-05-06T10:01:00.000Z' };
  for (const id of [late, changed]) expect((await world.act(id, 'schedule', at)).status).toBe(200);
  const prices = await world.all('pricingRanges');
  await world.store.clear('pricingRanges');
  const draft = await world.campaign();
  const noPrice = { status: 422, body: { errors: { message: 'There is no price for so many segments.' } } };
  for (const [name, body] of [['sendNow'], ['schedule', at], ['sendTest', { to: '+491510000011' }]] as const)
    expect(await world.act(draft, name, body)).toMatchObject(noPrice);
  expect((await world.see(draft))['status']).toBe('draft');
  world.clock.add(91);
  await soon(async () => {
    for (const id of [late, changed]) expect(await world.see(id)).toMatchObject({ status: 'failed' });
  });
  expect(await world.act(late, 'sendNow')).toMatchObject(noPrice);
  expect((await world.act(changed, 'unschedule')).status).toBe(200);
  expect(await world.see(changed)).toMatchObject({ status: 'draft', reason: null, finishedAt: null });
  await world.store.insertMany('pricingRanges', prices);
  expect((await world.act(late, 'retry')).status).toBe(409);
  for (const id of [late, changed]) expect((await world.act(id, 'sendNow')).status).toBe(200);
  await soon(async () => {
    world.clock.add(5);
    for (const id of [late, changed]) expect(await world.see(id)).toMatchObject({ status: 'completed' });
  });
});
