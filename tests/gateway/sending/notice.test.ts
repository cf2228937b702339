import { expect, it, onTestFinished } from 'vitest';
import { recordOf } from '../testGateway';
import { soon } from '../../soon';
import { openWorld } from './sendingWorld';

it('S9.16 tells a customer by message that the credit is used up, though none is left to pay for it', async () => {
  const world = await openWorld();
  onTestFinished(world.stop);
  const { store, user, admin, clock } = world;
  await store.update('people', user, { patch: { credit: '5.0000', phone: '+491510010009', language: 'en' } });
  await admin('POST', `/users/${user}/correct`, { amount: '-5', note: 'Put right' });
  const waiting = (await world.all('adjustments')).find(
    (row) => row['user'] === user && row['status'] === 'waiting',
  );
  const { accessToken } = await world.signIn('finance@demo.com', 'finance');
  const path = `/v1/adjustments/${waiting?._id ?? ''}/confirm`;
  expect(recordOf(await world.callerOf(accessToken)('POST', path))).toMatchObject({ status: 'booked' });
  const messages = await soon(async () => {
    clock.add(10);
    const rows = await world.all('smsLogs');
    expect(rows).toMatchObject([{ status: 'delivered' }]);
    return rows;
  });
  expect(messages).toMatchObject([
    { from: 'SMS Gateway', to: '+491510010009', text: expect.stringContaining('used up') as string },
  ]);
  expect(Number(await world.credit())).toBe(0);
  expect(await world.all('balanceEntries')).toMatchObject([{ kind: 'correction', amount: '-5.00' }]);
});
