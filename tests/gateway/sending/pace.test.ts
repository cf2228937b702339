import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../soon';
import { openOperator, type Doing } from './operatorServer';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const openWith = async (doingOf: (to: string) => Doing) => {
  const operator = await openOperator(doingOf);
  onTestFinished(() => operator.close());
  return { operator, world: await open({ env: operator.env }) };
};

/* All has been done that is due at this moment. */
const atRest = (world: World) =>
  soon(async () => {
    const jobs = await world.all('hookJobs');
    expect(jobs.every(({ tries, dueAt }) => tries === 0 && String(dueAt) > world.clock.iso())).toBe(true);
  });

it('hands over no more in one second than the operator takes, whoever asks', async () => {
  const { operator, world } = await openWith(() => 'deliver');
  for (const { _id } of await world.all('operators'))
    await world.store.update('operators', _id, { patch: { throughput: 5 } });
  await world.contacts(40, {}, 1);
  await world.contacts(5, { groups: ['two'] }, 500);
  await world.act(await world.campaign(), 'sendNow');
  await soon(() => expect(operator.asked.size).toBe(5));
  await atRest(world);
  const other = await world.campaign({ groups: ['two'] });
  await world.act(other, 'sendNow');
  await soon(async () => expect((await world.see(other))['counts']).toMatchObject({ queued: 5 }));
  await atRest(world);
  expect(operator.asked.size).toBe(5);
});

it('hands over no more in a minute than the campaign may, whatever the operator answers', async () => {
  const { operator, world } = await openWith(() => 'for now');
  await world.contacts(40, {}, 1);
  await world.act(await world.campaign({ smsPerMinute: 5 }), 'sendNow');
  await soon(() => expect(operator.asked.size).toBeGreaterThanOrEqual(5));
  await atRest(world);
  expect(operator.asked.size).toBe(5);
});

it.each([
  ['within the quiet hours', { quietFrom: '00:00', quietTo: '23:59' }],
  ['where no operator works any more', { status: 'offline' }],
])('hands nothing over again %s', async (_, patch) => {
  const { operator, world } = await openWith((to) => (to.endsWith('0009') ? 'hang up' : 'deliver'));
  await world.contacts(1, { phone: '+491511230009' }, 1);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  const stays = `${id}-491511230009`;
  await soon(async () => expect(await world.store.get('smsLogs', stays)).toMatchObject({ tries: 1 }));
  for (const { _id } of await world.all('operators')) await world.store.update('operators', _id, { patch });
  world.clock.add(120);
  await soon(async () =>
    expect((await world.store.get('smsLogs', stays))?.['nextAt']).not.toBe('2030-05-06T10:00:30.000Z'),
  );
  await atRest(world);
  expect(operator.asked.get(stays)).toBe(1);
});

it('waits two days for the receipt of a message that says nothing of its validity', async () => {
  const { world } = await openWith(() => 'never');
  const message = { from: 'ACME', text: 'Hello', status: 'queued', to: '+491511231111' };
  await world.put('smsLogs', [{ ...message, _id: 'one', user: world.user }]);
  await soon(async () => {
    world.clock.add(1);
    expect((await world.store.get('smsLogs', 'one'))?.['status']).not.toMatch(/queued|sending/);
  });
  await atRest(world);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'sent' });
});
