import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../../soon';
import { rowsOf } from '../../testGateway';
import { openReceipts, openTelling, type Posted } from './receiptWorld';

it('W11 hears a receipt that is quicker than the answer that names its message', async () => {
  const said = (id: string, state: string) => ['json', { 'message.id': `r-${id}`, state }] as const;
  const { world, stop } = await openTelling((id) =>
    ['BUFFERED', 'DELIVRD', 'DELIVRD'].map((state) => said(id, state)),
  );
  onTestFinished(stop);
  await world.contacts(3);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () =>
    expect(await world.see(id)).toMatchObject({ counts: { delivered: 3 }, actualCost: '0.2670' }),
  );
  expect(await world.all('strayReceipts')).toEqual([]);
});

it('W11 ends a message by its parts, of which one is quicker than the answer', async () => {
  const part = (id: string, number: number): Posted => ({
    'message.id': `r-${id}`,
    state: 'DELIVRD',
    part: number,
    of: 2,
  });
  const { world, stop } = await openTelling((id) => [['form', part(id, 1)]]);
  onTestFinished(stop);
  await world.contacts(1);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => expect(await world.see(id)).toMatchObject({ counts: { sent: 1 } }));
  await world.post([part(`${id}-491510010009`, 2)]);
  expect(await world.see(id)).toMatchObject({ counts: { delivered: 1 } });
});

it('lists a receipt that was quicker than the answer, and cannot be written because of a record', async () => {
  const { world, stop } = await openTelling((id) => {
    void world.store.update('smsLogs', id, { patch: { user: 'nobody' } });
    return [['json', { 'message.id': `r-${id}`, state: 'REJECTD' }]];
  });
  onTestFinished(stop);
  await world.store.clear('strayReceipts');
  await world.contacts(1);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => expect(await world.see(id)).toMatchObject({ counts: { sent: 1 } }));
  expect(await world.all('strayReceipts')).toMatchObject([
    { status: 'faulty', said: 'rejected', reason: 'Customer: Must be an existing customer' },
  ]);
});

it('lists for operations a receipt whose message is not known after 24 hours, once, for 30 days', async () => {
  const world = await openReceipts();
  onTestFinished(() => world.stop());
  await world.store.clear('strayReceipts');
  const stray = { 'message.id': 'of nobody', state: 'UNDELIV', reason: '1' };
  await world.post([stray, stray]);
  await world.post([stray]);
  await world.post([{ reference: 'none of ours', state: 'DELIVRD' }]);
  const listed = async () => {
    // Who has signed in a day ago is signed out by now.
    const { accessToken } = await world.signIn('admin@demo.com', 'admin');
    return rowsOf(await world.callerOf(accessToken)('GET', '/v1/strayReceipts?status=unmatched'));
  };
  expect([(await world.all('strayReceipts')).length, (await listed()).length]).toEqual([2, 0]);
  world.clock.add(24 * 3600 + 1);
  expect((await listed()).map(({ remoteId, messageId, said }) => [remoteId, messageId, said])).toEqual(
    expect.arrayContaining([
      ['of nobody', null, 'undelivered'],
      [null, 'none of ours', 'delivered'],
    ]),
  );
  for (let day = 0; day < 31; day += 1) world.clock.add(24 * 3600);
  await soon(async () => expect(await world.all('strayReceipts')).toEqual([]));
});
