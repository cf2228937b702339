import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../soon';
import { openOperator } from './operatorServer';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

/* Two messages of a campaign that the operator took without a word. */
const openUnanswered = async () => {
  const operator = await openOperator((to) => (to.endsWith('0009') ? 'hang up' : 'deliver'));
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  await world.contacts(1, { phone: '+491511230009' }, 1);
  await world.contacts(1, { phone: '+491511240009' }, 2);
  await world.contacts(1, { groups: ['two'] }, 3);
  const id = await world.campaign();
  const [stays, leaves] = [`${id}-491511230009`, `${id}-491511240009`];
  const asked = () => [operator.asked.get(stays), operator.asked.get(leaves)];
  await world.act(id, 'sendNow');
  await soon(async () => {
    expect(asked()).toEqual([1, 1]);
    for (const row of await world.all('smsLogs')) expect(row).toMatchObject({ status: 'sending', tries: 1 });
  });
  return { world, id, stays, leaves, asked };
};

/* When a campaign that comes later is done, all that was due has been looked at. */
const goRound = async (world: World) => {
  const later = await world.campaign({ groups: ['two'] });
  await world.act(later, 'sendNow');
  await soon(async () => expect((await world.see(later))['status']).toBe('completed'));
};

it('hands nothing over again while a campaign is paused, and never to whoever has opted out meanwhile', async () => {
  const { world, id, stays, leaves, asked } = await openUnanswered();
  await world.act(id, 'pause');
  await world.store.update('contacts', 'c000002', { patch: { status: 'unsubscribed' } });
  world.clock.add(120);
  await goRound(world);
  expect(asked()).toEqual([1, 1]);
  expect(await world.store.get('smsLogs', stays)).toMatchObject({ status: 'sending' });
  await world.act(id, 'resume');
  await soon(async () => {
    expect(await world.store.get('smsLogs', stays)).toMatchObject({ status: 'sent' });
    expect(await world.store.get('smsLogs', leaves)).toMatchObject({ status: 'unknown', charge: '0.0890' });
  });
  expect(asked()).toEqual([2, 1]);
});

it('ends what was not answered where the campaign is stopped, and keeps it charged', async () => {
  const { world, id, asked } = await openUnanswered();
  await world.act(id, 'cancel');
  world.clock.add(120);
  await goRound(world);
  expect(asked()).toEqual([1, 1]);
  expect(await world.see(id)).toMatchObject({ status: 'cancelled', actualCost: '0.1780' });
  expect((await world.see(id))['counts']).toMatchObject({ total: 2, queued: 0 });
});
